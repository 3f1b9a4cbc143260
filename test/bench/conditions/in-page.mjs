/** What runs inside the page, handed over by text: each function stands alone. Times in milliseconds. */

/** The means that the measurements share; before anything else in the page. */
export function prepare() {
  window.painted = (isThere) =>
    new Promise((resolve, reject) => {
      const end = performance.now() + 30_000;
      const look = () => {
        if (performance.now() > end) return reject(new Error('They never came.'));
        if (!isThere()) return requestAnimationFrame(look);
        // The frame that begins here shows it; a message comes after it is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(0);
      };
      requestAnimationFrame(look);
    });
  window.rest = (time) => new Promise((resolve) => setTimeout(resolve, time));
}

/** From the call that shows them to the frame that does; all code is there before. */
export async function show({ url, files, count }) {
  const code = await (await fetch(url)).text();
  // Kept by the browser, unread, for the imports of a script of many pieces.
  await Promise.all(files.map(async (file) => (await fetch(file)).text()));
  const script = document.createElement('script');
  script.textContent = code;
  document.head.append(script);
  await window.bench.mount(document.getElementById('stage'), count);
  // What comes when there is time has come, also where something else is at work on the machine.
  const fetched = () => performance.getEntriesByType('resource').length;
  let before;
  do {
    before = fetched();
    await window.rest(1000);
  } while (fetched() > before);
  const start = performance.now();
  window.bench.show();
  await window.painted(() => window.bench.isThere());
  return performance.now() - start;
}

/** In the text field of the one in the middle. */
export async function listen() {
  window.bench.near();
  await window.painted(() => window.bench.input());
  await window.rest(1000);
  window.bench.input().focus();
  await window.rest(500);
}

export function written() {
  return window.bench.input().value;
}
