/** One sample, one fresh page. */
import * as inPage from './in-page.mjs';

export const measures = [
  { id: 'empty', take: empty },
  { id: 'document', take: withDocument },
];

export const figures = [
  { id: 'empty', name: 'from script to an editable empty document', unit: 'ms' },
  { id: 'load', name: 'load of 500 paragraphs and 20 tables', unit: 'ms' },
  { id: 'script', name: 'script time per key at the end of it', unit: 'ms' },
  { id: 'frame50', name: 'key to frame, median', unit: 'ms' },
  { id: 'frame95', name: 'key to frame, 95th percentile', unit: 'ms' },
  { id: 'heap', name: 'heap with the document', unit: 'MB' },
];

const typed =
  'the quick brown fox jumps over the lazy dog while the agent restores a folder of the customer again 100%';
const keys = [...typed].slice(0, 100);

async function onFreshPage({ browser, url, contestant, files }, work) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const failures = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.goto(url);
    await page.evaluate(inPage.prepare);
    const session = await context.newCDPSession(page);
    const before = await usedHeap(page, session);
    const opened = await page.evaluate(inPage.open, { url: `/${contestant.id}.js`, files });
    const result = await work({ page, session, opened, before });
    if (failures.length > 0) throw new Error(failures.join('\n'));
    return result;
  } finally {
    await context.close();
  }
}

function empty(place) {
  return onFreshPage(place, async ({ opened }) => opened);
}

function withDocument(place) {
  return onFreshPage(place, async ({ page, session, before }) => {
    const load = await page.evaluate(inPage.load);
    await page.waitForTimeout(700);
    const heap = (await usedHeap(page, session)) - before;
    await page.evaluate(inPage.listen);
    await session.send('Performance.enable');
    const start = await scriptSeconds(session);
    for (const key of keys) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(30);
    }
    await page.waitForTimeout(300);
    const script = ((await scriptSeconds(session)) - start) * 10;
    const { times, text } = await page.evaluate(inPage.heard);
    const wanted = keys.join('');
    // Editors keep a space at the end as one that does not break.
    if (!text.replaceAll('\u00a0', ' ').endsWith(wanted)) throw new Error(`Typed was not "${wanted}" but "${text}".`);
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share) => sorted[Math.floor(sorted.length * share)];
    return { load, heap, script, frame50: at(0.5), frame95: at(0.95) };
  });
}

async function scriptSeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration').value;
}

async function usedHeap(page, session) {
  for (let round = 0; round < 2; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(150);
  }
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
}
