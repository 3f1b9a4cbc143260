/** One sample, one fresh page. */
import * as inPage from './in-page.mjs';

export const measures = [
  { id: 'few', take: (place) => take(place, 100) },
  { id: 'many', take: (place) => take(place, 500) },
];

export const figures = [
  { id: 'show100', name: 'show 100 conditions', unit: 'ms' },
  { id: 'script100', name: 'script time per key in 100', unit: 'ms' },
  { id: 'show500', name: 'show 500 conditions', unit: 'ms' },
  { id: 'script500', name: 'script time per key in 500', unit: 'ms' },
];

const keys = [...'thequickbrownfoxjumpsoverthelazydogwhiletheagentrestores'].slice(0, 50);

async function take({ browser, url, contestant, files }, count) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const failures = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.goto(url);
    await page.evaluate(inPage.prepare);
    const shown = await page.evaluate(inPage.show, { url: `/${contestant.id}.js`, files, count });
    await page.evaluate(inPage.listen);
    const session = await context.newCDPSession(page);
    // The page's own time on a processor: by the clock, whatever else runs on the machine would count as its scripts.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    // What showing them left behind is not what a key costs, and whose key it would fall on is chance.
    await session.send('HeapProfiler.collectGarbage');
    const start = await scriptSeconds(session);
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(30);
    }
    await page.waitForTimeout(300);
    const script = ((await scriptSeconds(session)) - start) * (1000 / keys.length);
    const value = await page.evaluate(inPage.written);
    if (failures.length > 0) throw new Error(failures.join('\n'));
    if (!value.includes(keys.join(''))) throw new Error(`not everything that was typed is there: ${value}`);
    return { [`show${count}`]: shown, [`script${count}`]: script };
  } finally {
    await context.close();
  }
}

async function scriptSeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration').value;
}
