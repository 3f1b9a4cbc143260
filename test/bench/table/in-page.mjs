/**
 * What runs inside the page, handed over by text: each function stands alone. Times in milliseconds. A press on a header
 * and the first frame that shows its effect are what somebody waits for; that frame counts once it is painted.
 */

/** Rows, and the means that the measurements share; before anything else in the page. */
export function prepare({ count }) {
  let seed = 42;
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  const pick = (list) => list[Math.floor(random() * list.length)];
  const systems = ['Windows 11', 'Windows Server 2025', 'macOS 26', 'Ubuntu 24.04', 'Debian 13'];
  const sites = ['Basel', 'Lisbon', 'Osaka', 'Toronto', 'Utrecht', 'Wellington'];
  const owners = ['Finance', 'Design', 'Support', 'Warehouse', 'Sales', 'Research'];
  const letters = 'BCDEFGHJKLMNPRSTVWXZ';
  window.rows = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${pick(letters)}${pick(letters)}-${Math.floor(random() * 1e6)}`,
    system: pick(systems),
    site: pick(sites),
    owner: pick(owners),
    load: Math.floor(random() * 1e6) + 1,
    memory: (Math.floor(random() * 64) + 1) * 1024,
    seen: new Date(1.76e12 + Math.floor(random() * 3e10)).toISOString().slice(0, 16),
  }));
  // In the middle, and first by number as well as by text, whatever the comparison.
  const least = window.rows[Math.floor(count / 2)];
  Object.assign(least, { name: 'AA-0', load: 0 });
  window.leastId = String(least.id);

  window.painted = (isThere) =>
    new Promise((resolve, reject) => {
      const end = performance.now() + 30_000;
      const look = () => {
        if (performance.now() > end) return reject(new Error(`The first row is ${window.bench?.firstText()}.`));
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

/** From the start of the script, its parsing included, to the first rows. */
export async function paint({ url, files }) {
  const code = await (await fetch(url)).text();
  // Kept by the browser, unread, for the imports of a script of many pieces.
  await Promise.all(files.map(async (file) => (await fetch(file)).text()));
  await window.rest(200);
  const script = document.createElement('script');
  script.textContent = code;
  const start = performance.now();
  document.head.append(script);
  await window.bench.mount(document.getElementById('stage'), window.rows);
  await window.painted(() => window.bench.firstText() === '1');
  return performance.now() - start;
}

export async function sort({ field }) {
  await window.rest(700);
  const start = performance.now();
  window.bench.sort(field);
  await window.painted(() => window.bench.firstText() === window.leastId);
  return performance.now() - start;
}

/** From the first row to the last in three seconds: frames that came too late, and in a second go frames without rows. */
export async function sweep() {
  await window.rest(700);
  const scroller = window.bench.scroller();
  const deepest = (x, y) => {
    let found = document.elementFromPoint(x, y);
    while (found?.shadowRoot?.elementFromPoint(x, y) && found.shadowRoot.elementFromPoint(x, y) !== found) {
      found = found.shadowRoot.elementFromPoint(x, y);
    }
    return found;
  };
  const { left, top, height } = scroller.getBoundingClientRect();
  const isBlank = () => !deepest(left + 200, top + height / 2)?.textContent?.trim();
  const go = (each) =>
    new Promise((resolve) => {
      let start;
      let last;
      const step = (now) => {
        start ??= now;
        if (last !== undefined) each(now - last);
        last = now;
        if (now - start >= 3000) return resolve();
        scroller.scrollTop = ((scroller.scrollHeight - scroller.clientHeight) * (now - start)) / 3000;
        requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    });
  const times = [];
  await go((time) => times.push(time));
  scroller.scrollTop = 0;
  await window.rest(500);
  let blank = 0;
  await go(() => {
    if (isBlank()) blank += 1;
  });
  const dropped = times.reduce((sum, time) => sum + Math.max(0, Math.round(time / (1000 / 60)) - 1), 0);
  return { dropped, slow: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)], blank };
}

/** Shadow roots included. */
export function countElements() {
  const count = (root) =>
    [...root.querySelectorAll('*')].reduce((sum, one) => sum + 1 + (one.shadowRoot ? count(one.shadowRoot) : 0), 0);
  return count(document.getElementById('stage'));
}
