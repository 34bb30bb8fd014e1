"use strict";
(function () {
  const search = document.getElementById("search");
  const rows = [...document.querySelectorAll("#tasks tbody tr")];
  const shown = document.getElementById("shown");
  function filter() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const row of rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
      if (!row.hidden) count++;
    }
    shown.textContent = count + " of " + rows.length + " tasks";
  }
  search.addEventListener("input", filter);
  filter();
})();
