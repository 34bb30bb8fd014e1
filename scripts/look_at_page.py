#!/usr/bin/env python3
"""Opens a page of Certus in headless Chromium as a reader would, and fails if something is wrong with it.

usage: scripts/look_at_page.py PAGE.html [--trace] [--shots FOLDER]

Fails on any message of the console, on any request to the network, on a page that is wider than a narrow window.
With --trace the trace must be there and steppable by keyboard and by mouse. With --shots pictures are left in a
folder: wide and narrow, light and dark. Needs only Python and a chromium (scripts/install-chromium.sh).
"""
import base64, json, os, pathlib, shutil, subprocess, sys, tempfile


class Browser:
    """Chromium, spoken to over a pair of pipes (no library, no port)."""

    def __init__(self, path):
        to_read, self.write = os.pipe()
        self.read, to_write = os.pipe()
        self.folder = tempfile.mkdtemp(prefix="certus-page-")

        def pipes():
            # Chromium reads commands from descriptor 3 and writes to 4; neither may be overwritten on the way.
            low, high = os.dup(to_read), os.dup(to_write)
            spare = os.dup(high)
            os.dup2(low, 3)
            os.dup2(spare, 4)

        self.process = subprocess.Popen(
            [path, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage",
             "--disable-background-networking", "--remote-debugging-pipe", f"--user-data-dir={self.folder}"],
            preexec_fn=pipes, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self.buffer, self.last, self.session, self.events = b"", 0, None, []

    def receive(self):
        while b"\0" not in self.buffer:
            more = os.read(self.read, 1 << 16)
            if not more:
                sys.exit("the browser has gone")
            self.buffer += more
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, **params):
        self.last += 1
        message = {"id": self.last, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.last:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def wait_for(self, method):
        while not any(event.get("method") == method for event in self.events):
            self.events.append(self.receive())

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in result:
            sys.exit(f"{expression}: {result['exceptionDetails'].get('text')}")
        return result["result"].get("value")

    def close(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def fail(message):
    sys.exit(f"look_at_page: {message}")


def size(browser, width, height, dark):
    browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
    scheme = "dark" if dark else "light"
    browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])


def shot(browser, path):
    data = browser.call("Page.captureScreenshot", format="png", captureBeyondViewport=False)["data"]
    path.write_bytes(base64.b64decode(data))


def key(browser, name, text=""):
    for kind in ["keyDown", "keyUp"]:
        params = {"type": kind, "key": name, "code": name}
        if text and kind == "keyDown":
            params["text"] = text
        browser.call("Input.dispatchKeyEvent", **params)


def click(browser, selector):
    at = browser.evaluate(
        f"(() => {{ const e = document.querySelector({json.dumps(selector)}); e.scrollIntoView({{block: 'center'}});"
        " const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()")
    for kind in ["mousePressed", "mouseReleased"]:
        browser.call("Input.dispatchMouseEvent", type=kind, x=at[0], y=at[1], button="left", clickCount=1)


def check_trace(browser):
    count = browser.evaluate("document.querySelectorAll('#steps li').length")
    if not count:
        fail("there is no trace")
    now = lambda: browser.evaluate(
        "[...document.querySelectorAll('#steps li')].findIndex(item => item.hasAttribute('aria-current'))")

    def expect(step, after):
        if now() != step:
            fail(f"after {after} the trace is at step {now()}, not at {step}")

    failing = browser.evaluate("[...document.querySelectorAll('#steps li')].findIndex(item => item.classList.contains('fails'))")
    expect(max(failing, 0), "loading")
    key(browser, "End")
    expect(count - 1, "End")
    if not browser.evaluate("!!document.querySelector('.line.now')"):
        fail("the line of the last step is not marked in the source")
    key(browser, "Home")
    expect(0, "Home")
    for name, text, step in [("ArrowRight", "", 1), ("ArrowLeft", "", 0), ("j", "j", 1), ("k", "k", 0)]:
        key(browser, name, text)
        expect(min(step, count - 1), name)
    click(browser, "#next")
    expect(min(1, count - 1), "a click on ›")
    click(browser, "#previous")
    expect(0, "a click on ‹")
    click(browser, "#steps li:last-child")
    expect(count - 1, "a click on the last step")
    click(browser, "#first")
    expect(0, "a click on «")
    return count


def main():
    arguments = sys.argv[1:]
    shots = None
    if "--shots" in arguments:
        at = arguments.index("--shots")
        shots = pathlib.Path(arguments[at + 1])
        shots.mkdir(parents=True, exist_ok=True)
        del arguments[at:at + 2]
    trace = "--trace" in arguments
    pages = [argument for argument in arguments if argument != "--trace"]
    if len(pages) != 1:
        sys.exit(__doc__)
    path = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
    if path is None:
        fail("there is no chromium; scripts/install-chromium.sh installs one")
    page = pathlib.Path(pages[0]).resolve()
    if not page.is_file():
        fail(f"{page} is not there")
    browser = Browser(path)
    try:
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        browser.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            browser.call(f"{domain}.enable")
        size(browser, 1280, 900, False)
        browser.call("Page.navigate", url=page.as_uri())
        browser.wait_for("Page.loadEventFired")
        for width, dark in [(1280, False), (1280, True), (380, False), (380, True)]:
            size(browser, width, 900, dark)
            wide = browser.evaluate("document.documentElement.scrollWidth")
            if wide > width:
                fail(f"the page is {wide} wide in a window of {width}")
            if shots:
                name = f"{page.stem}-{width}-{'dark' if dark else 'light'}.png"
                shot(browser, shots / name)
        size(browser, 1280, 900, False)
        steps = check_trace(browser) if trace else 0
        if trace and shots:
            key(browser, "End")
            shot(browser, shots / f"{page.stem}-end.png")
        for event in browser.events:
            method, params = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                fail(f"an exception: {params['exceptionDetails'].get('text')}")
            if method == "Runtime.consoleAPICalled" or method == "Log.entryAdded":
                fail(f"a message on the console: {json.dumps(params)[:400]}")
            if method == "Network.requestWillBeSent":
                url = params["request"]["url"]
                if not url.startswith(("file:", "data:", "about:")):
                    fail(f"a request to {url}")
        print(f"{page.name}: no message on the console, no request, {steps} steps")
    finally:
        browser.close()


main()
