/** Takes the picture of one case, in a browser that has never been there, once nothing moves any more. */
import { setTimeout as sleep } from 'node:timers/promises';
import { elementBox, hideAllBut } from './element-box.ts';
import { fixedTime } from './fixed-time.mjs';

/**
 * Milliseconds. What an element does by itself once somebody has been there for a while, as the backup browser looks for the
 * device's jobs after two seconds, is in every picture: to be `quiet` might end shortly before or shortly after it.
 */
const patience = { page: 20_000, still: 45_000, betweenPictures: 400, quiet: 1_500, busy: 3_000, visit: 3_000 };

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} server its address
 * @param {import('./cases.mjs').Case} wanted
 * @returns {Promise<Buffer | undefined>} a PNG; nothing of a face that shows nothing
 */
export async function photograph(browser, server, { tag, look, address }) {
  const context = await browser.newContext({
    viewport: { width: look.width, height: 900 },
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    forcedColors: look.isForced ? 'active' : 'none',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patience.page);
    await page.clock.setFixedTime(fixedTime);
    const requests = openRequests(page);
    await page.goto(server + address);
    await page.locator(`.stage ${tag}`).waitFor({ state: 'attached' });
    await page.evaluate(hideAllBut, tag);
    return await stillPicture(page, tag, requests);
  } finally {
    await context.close();
  }
}

/**
 * What the page waits for, but for the list of requests, which the demo's page asks for every second. Under load, half a second
 * without a request says little: the page may just be drawing what makes the next one. An answer is one when it begins: whose
 * content nobody reads never ends.
 */
function openRequests(page) {
  const open = new Set();
  const path = (request) => new URL(request.url()).pathname;
  page.on('request', (request) => path(request) !== '/demo/requests' && open.add(request));
  page.on('response', (response) => open.delete(response.request()));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

/** What says that it is busy, or how far it is. */
const busy = ':is([aria-busy=true], [role=progressbar], progress)';

/** Once nothing has changed for a while and nothing is waited for; later where something is busy, whose next step may take long. */
async function stillPicture(page, tag, requests) {
  const start = performance.now();
  let since = start;
  let drawnAt;
  let before = await picture(page, tag);
  while (performance.now() - start < patience.still) {
    await sleep(patience.betweenPictures);
    const now = await picture(page, tag);
    if (!isSame(before, now) || requests.size > 0) since = performance.now();
    before = now;
    const found = (selector) => page.locator(`.stage ${tag} ${selector}`).count();
    // A closed dialog has nothing either, and is waited for in vain.
    const isDrawn = (await found('.root > *')) > 0;
    if (isDrawn) drawnAt ??= performance.now();
    const isBusy = !isDrawn || (await found(busy)) > 0;
    if (isDrawn && performance.now() - drawnAt < patience.visit) continue;
    if (performance.now() - since > (isBusy ? patience.busy : patience.quiet)) return now;
  }
  throw new Error(`It still moves after ${patience.still / 1000} s`);
}

const isSame = (one, other) => (one && other ? one.equals(other) : one === other);

async function picture(page, tag) {
  await page.evaluate(() => document.fonts.ready);
  const clip = await page.evaluate(elementBox, tag);
  return clip && page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
}
