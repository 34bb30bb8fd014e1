"use strict";
(function () {
  const data = document.getElementById("trace-data");
  if (!data) return;
  const steps = JSON.parse(data.textContent);
  const list = document.getElementById("steps");
  const values = document.querySelector("#values tbody");
  const button = (id) => document.getElementById(id);
  let now = 0;

  const items = steps.map((step, index) => {
    const item = document.createElement("li");
    const place = document.createElement("b");
    place.textContent = step.place;
    const text = document.createElement("span");
    text.textContent = step.text;
    item.append(place, text);
    if (step.fails) item.classList.add("fails");
    item.addEventListener("click", () => go(index));
    list.append(item);
    return item;
  });

  // Scrolls only inside of the box: the page itself stays where the reader has it.
  function reveal(box, element) {
    const at = element.getBoundingClientRect(), around = box.getBoundingClientRect();
    if (at.top < around.top || at.bottom > around.bottom) {
      box.scrollTop += at.top - around.top - box.clientHeight / 3;
    }
  }

  function go(index) {
    now = Math.max(0, Math.min(steps.length - 1, index));
    items.forEach((item, i) => (i === now ? item.setAttribute("aria-current", "step") : item.removeAttribute("aria-current")));
    document.querySelectorAll(".line.now").forEach((line) => line.classList.remove("now"));
    const line = steps[now].line && document.getElementById(steps[now].line);
    if (line) {
      line.classList.add("now");
      const file = line.closest("details.file");
      if (file) file.open = true;
      reveal(line.closest(".code"), line);
    }
    reveal(list, items[now]);
    values.replaceChildren();
    for (const [name, value] of steps[now].values) {
      const row = values.insertRow();
      row.insertCell().textContent = name;
      row.insertCell().textContent = value;
    }
    document.getElementById("values").hidden = steps[now].values.length === 0;
    button("count").textContent = "step " + (now + 1) + " of " + steps.length;
    button("first").disabled = button("previous").disabled = now === 0;
    button("last").disabled = button("next").disabled = now === steps.length - 1;
  }

  button("first").addEventListener("click", () => go(0));
  button("previous").addEventListener("click", () => go(now - 1));
  button("next").addEventListener("click", () => go(now + 1));
  button("last").addEventListener("click", () => go(steps.length - 1));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA)$/.test(event.target.tagName)) return;
    const to = { ArrowRight: now + 1, ArrowDown: now + 1, j: now + 1, ArrowLeft: now - 1, ArrowUp: now - 1, k: now - 1,
      Home: 0, End: steps.length - 1 }[event.key];
    // Up and down scroll the page unless the list has the focus.
    const vertical = event.key === "ArrowUp" || event.key === "ArrowDown";
    if (to === undefined || (vertical && document.activeElement !== list)) return;
    event.preventDefault();
    go(to);
  });
  // What fails is what the reader came for.
  if (steps.length) go(Math.max(0, steps.findIndex((step) => step.fails)));
})();
