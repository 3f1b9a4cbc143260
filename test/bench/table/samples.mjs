/** One sample, one fresh page. */
import * as inPage from './in-page.mjs';

/** Name of each figure → how it is taken. `needs` leaves out who cannot be asked. */
export const measures = [
  { id: 'paint1k', name: 'first paint, 1,000 rows', unit: 'ms', take: (place) => paint(place, 1000) },
  { id: 'paint10k', name: 'first paint, 10,000 rows', unit: 'ms', take: (place) => paint(place, 10_000) },
  { id: 'paint100k', name: 'first paint, 100,000 rows', unit: 'ms', take: (place) => paint(place, 100_000) },
  {
    id: 'sortNumber',
    name: 'sort 100,000 by number',
    unit: 'ms',
    take: (place) => sort(place, 'load'),
    needs: isTable,
  },
  { id: 'sortText', name: 'sort 100,000 by text', unit: 'ms', take: (place) => sort(place, 'name'), needs: isTable },
  { id: 'sweep', take: sweep, needs: (contestant) => isTable(contestant) && !contestant.isCapped },
  { id: 'memory', take: memory },
];

/** Figures that come together. */
export const figures = [
  ...measures.filter(({ name }) => name !== undefined).map(({ id, name, unit }) => ({ id, name, unit })),
  { id: 'dropped', name: 'frames dropped in the sweep', unit: '' },
  { id: 'slow', name: 'frame time in the sweep, 95th percentile', unit: 'ms' },
  { id: 'blank', name: 'frames without rows in a second sweep', unit: '' },
  { id: 'heap1k', name: 'heap over the data, 1,000 rows', unit: 'MB' },
  { id: 'heap100k', name: 'heap over the data, 100,000 rows', unit: 'MB' },
  { id: 'elements', name: 'elements, 100,000 rows', unit: '' },
];

function isTable(contestant) {
  return contestant.isBaseline !== true;
}

/** @typedef {{ browser: import('playwright-core').Browser, url: string, contestant: { id: string }, files: string[] }} Place */

async function onFreshPage({ browser, url }, count, work) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const failures = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.goto(url);
    await page.evaluate(inPage.prepare, { count });
    const result = await work(page, context);
    if (failures.length > 0) throw new Error(failures.join('\n'));
    return result;
  } finally {
    await context.close();
  }
}

const scriptOf = ({ contestant, files }) => ({ url: `/${contestant.id}.js`, files });

function paint(place, count) {
  return onFreshPage(place, count, (page) => page.evaluate(inPage.paint, scriptOf(place)));
}

function sort(place, field) {
  return onFreshPage(place, 100_000, async (page) => {
    await page.evaluate(inPage.paint, scriptOf(place));
    return page.evaluate(inPage.sort, { field });
  });
}

function sweep(place) {
  return onFreshPage(place, 100_000, async (page) => {
    await page.evaluate(inPage.paint, scriptOf(place));
    return page.evaluate(inPage.sweep);
  });
}

async function memory(place) {
  const small = await heapOver(place, 1000);
  const large = await heapOver(place, 100_000);
  return { heap1k: small.megabytes, heap100k: large.megabytes, elements: large.elements };
}

/** What is kept once the table stands, its own script's text included, over what the rows alone keep. */
function heapOver(place, count) {
  return onFreshPage(place, count, async (page, context) => {
    const session = await context.newCDPSession(page);
    const used = async () => {
      for (let round = 0; round < 2; round += 1) {
        await session.send('HeapProfiler.collectGarbage');
        await page.waitForTimeout(200);
      }
      return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
    };
    const before = await used();
    await page.evaluate(inPage.paint, scriptOf(place));
    await page.waitForTimeout(500);
    return { megabytes: (await used()) - before, elements: await page.evaluate(inPage.countElements) };
  });
}
