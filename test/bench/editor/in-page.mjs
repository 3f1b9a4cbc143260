/** What runs inside the page, handed over by text: each function stands alone. Times in milliseconds. */

/** The document, and the means that the measurements share; before anything else in the page. */
export function prepare() {
  let seed = 42;
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  const words = 'restore backup device plan volume server folder agent policy alert ticket customer schedule'.split(
    ' ',
  );
  const text = (count) => Array.from({ length: count }, () => words[Math.floor(random() * words.length)]).join(' ');
  const table = () => {
    const row = () => `<tr>${Array.from({ length: 5 }, () => `<td>${text(2)}</td>`).join('')}</tr>`;
    return `<table><tbody>${Array.from({ length: 10 }, row).join('')}</tbody></table>`;
  };
  const parts = Array.from({ length: 500 }, (_, index) => {
    const paragraph = `<p>${text(12)} <strong>${text(3)}</strong> ${text(10)}</p>`;
    return index % 25 === 12 ? `${paragraph}${table()}` : paragraph;
  });
  window.html = `${parts.join('')}<p>The end of it</p>`;

  window.painted = (isThere) =>
    new Promise((resolve, reject) => {
      const end = performance.now() + 30_000;
      const look = () => {
        if (performance.now() > end) return reject(new Error('It never came.'));
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

/** From the start of the script, its parsing included, to an empty document that can be typed into. */
export async function open({ url, files }) {
  const code = await (await fetch(url)).text();
  // Kept by the browser, unread, for the imports of a script of many pieces.
  await Promise.all(files.map(async (file) => (await fetch(file)).text()));
  await window.rest(200);
  const script = document.createElement('script');
  script.textContent = code;
  const start = performance.now();
  document.head.append(script);
  await window.bench.mount(document.getElementById('stage'));
  await window.painted(() => window.bench.content()?.isContentEditable === true);
  return performance.now() - start;
}

/** 500 paragraphs and twenty tables of 10 by 5, from the call to the frame that shows their end. */
export async function load() {
  // What comes when there is time has come, also where something else is at work on the machine.
  const fetched = () => performance.getEntriesByType('resource').length;
  let before;
  do {
    before = fetched();
    await window.rest(1500);
  } while (fetched() > before);
  const start = performance.now();
  window.bench.load(window.html);
  await window.painted(() => {
    const content = window.bench.content();
    return content.lastElementChild?.textContent === 'The end of it' && content.querySelectorAll('td').length === 1000;
  });
  return performance.now() - start;
}

/** The caret behind the last letter, and from now on the time from every key to its frame. */
export async function listen() {
  window.bench.focusEnd();
  await window.rest(500);
  window.frames100 = [];
  window.bench.window().addEventListener(
    'keydown',
    (event) => {
      const { timeStamp } = event;
      const view = window.bench.window();
      view.requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.frames100.push(view.performance.now() - timeStamp);
        port2.postMessage(0);
      });
    },
    true,
  );
}

export function heard() {
  return { times: window.frames100, text: window.bench.content().lastElementChild.textContent };
}
