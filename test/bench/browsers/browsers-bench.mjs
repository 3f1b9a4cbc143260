/**
 * `npm run bench -- browsers`: many browsers at once, each with its session and its connections, use the console of one
 * server, from this process. BROWSERS sets how many (100,300,1000); the results are in browsers-results.md.
 */
import { setMaxListeners } from 'node:events';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { register } from 'tsx/esm/api';
import { Browser } from './browser.mjs';
import { summarise } from './figures.mjs';
import { hotFunctions } from './hot-functions.mjs';
import { filesOfPage } from './page-files.mjs';
import { report } from './report.mjs';
import { startObservedServer } from './server.mjs';
import { work } from './technician.mjs';

/** Milliseconds in which all of them come, and for which all are there. */
const [arriving, staying] = [20_000, 20_000];
const sampleTickets = { name: 'samples', method: 'POST', path: '/demo/tickets/samples' };

/** @param {{ runs: number }} options */
export async function run({ runs }) {
  const counts = (process.env.BROWSERS ?? '100,300,1000').split(',').map(Number);
  register();
  const { allEndpoints } = await import('../../../demo/server/all-calls.ts');
  const { seeded } = await import('../../../demo/common/seeded.ts');
  const calls = Object.fromEntries(allEndpoints.map((endpoint) => [endpoint.name, endpoint]));
  /** Of a run, what each browser does by chance. */
  const randomIn = (seed) => (number) => seeded(seed * 10_000 + number);
  const busyness = [loadavg()[0]];
  const taken = [];
  // In turns, so that a slow minute of the machine hits all alike.
  for (let number = 0; number < runs; number += 1)
    for (const count of counts)
      taken.push({ count, ...(await take({ count, calls, randomOf: randomIn(number + 1) })) });
  const most = Math.max(...counts);
  const { profile, files } = await take({ count: most, calls, randomOf: randomIn(runs + 1), isProfiled: true });
  busyness.push(loadavg()[0]);
  const hot = hotFunctions(profile);
  const text = report({ counts, taken, hot, runs, busyness, most, files, seconds: { arriving, staying } });
  console.log(text);
  if (runs < 3 || process.env.BROWSERS) return;
  writeFileSync(new URL('../browsers-results.md', import.meta.url), text);
  console.log('Written into test/bench/browsers-results.md.');
}

async function take({ count, calls, randomOf, isProfiled = false }) {
  const server = await startObservedServer();
  try {
    const { files, tickets } = await prepare(server.url, calls);
    const met = [];
    const told = (name, milliseconds, problem) => met.push({ name, milliseconds, problem });
    const browsers = Array.from({ length: count }, () => new Browser(server.url, told));
    const gone = new AbortController();
    setMaxListeners(0, gone.signal);
    await server.begin(isProfiled);
    const started = performance.now();
    const own = performance.eventLoopUtilization();
    const working = browsers.map(async (browser, number) => {
      await wait((arriving * number) / count);
      await work({ browser, calls, files, tickets, random: randomOf(number), signal: gone.signal });
    });
    await wait(arriving + staying);
    const seconds = (performance.now() - started) / 1_000;
    const { figures, profile } = await server.end();
    // What comes after that is not counted.
    const summary = summarise(met.slice(), seconds);
    const { utilization } = performance.eventLoopUtilization(own);
    gone.abort();
    for (const browser of browsers) browser.close();
    await Promise.all(working);
    console.log(`${count} browsers: ${summary.perSecond.toFixed(0)} requests/s, ${JSON.stringify(figures)}`);
    return { ...summary, figures, profile, files: files.length, ownUtilization: utilization };
  } finally {
    await server.close();
  }
}

/** Tickets to be read, and which files the page has. */
async function prepare(url, calls) {
  const first = new Browser(url, () => undefined);
  await first.file('/host/console.html');
  await first.call(sampleTickets, { body: { count: 200 } });
  const listed = await first.call(calls.listTickets, { query: { pageSize: 200 } });
  first.close();
  // Whoever has the page already is only told that it has not changed.
  const other = new Browser(url, () => undefined);
  const files = await filesOfPage(other);
  other.close();
  return { files, tickets: listed.results.map(({ id }) => id) };
}
