/** The figures as a text for people. */
import { availableParallelism, cpus } from 'node:os';
import { median } from '../report.mjs';

const shownFunctions = 15;

export function report({ counts, taken, hot, runs, busyness, most, files, seconds }) {
  const of = (count, read) => taken.filter((one) => one.count === count).map(read);
  const row = (name, read, digits = 0) => {
    const cells = counts.map((count) => spread(of(count, read), digits));
    return `| ${name} | ${cells.join(' | ')} |`;
  };
  const [before, after] = busyness.map((load) => load.toFixed(1));
  const heads = counts.map((count) => `${count.toLocaleString('en')} browsers`);
  return [
    '# Many browsers at one server',
    '',
    `Written by \`npm run bench -- browsers\`: ${runs} runs in turns, each on a server of its own with an empty data folder; medians with the least and the most.`,
    `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${new Date().toISOString().slice(0, 10)}; load of the machine ${before} before the runs and ${after} after them. Server, browsers and whatever else the machine does share these processors: read the figures as ratios, not as what a server can do.`,
    '',
    `Browsers arrive over ${seconds.arriving / 1_000} seconds, then all stay for ${seconds.staying / 1_000}. Each has its session and six connections, opens the console (${files} files, later only by their ETags), leafs through devices and backups, searches as it types, reads tickets, enters time and reloads, with 2 to 10 seconds between two of these, and asks every 5 seconds how its jobs are. The server limits calls as always (3,000 a minute for each session).`,
    '',
    `| | ${heads.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(counts.length)}`,
    row('requests a second', ({ perSecond }) => perSecond),
    row('failed requests', ({ problems }) => Object.values(problems).reduce((sum, count) => sum + count, 0)),
    row('event loop of the server: late by, median, ms', ({ figures }) => figures.delayHalf),
    row('event loop of the server: late by, p99, ms', ({ figures }) => figures.delayMost),
    row('event loop of the server: busy, %', ({ figures }) => figures.utilization * 100),
    row('processors that the server used', ({ figures }) => figures.processors, 2),
    row(
      'processor’s time of the server for a request, ms',
      ({ figures, perSecond }) => (figures.processors * 1_000) / perSecond,
      2,
    ),
    row('memory of the server, MB', ({ figures }) => figures.memory / 2 ** 20),
    row('event loop of all browsers: busy, %', ({ ownUtilization }) => ownUtilization * 100),
    '',
    ...problemLines(taken),
    '## How long it takes',
    '',
    'Milliseconds from the wish to the last byte, waiting for one of the six connections included: p50 / p95 / p99, each the median of the runs.',
    '',
    `| | ${heads.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(counts.length)}`,
    ...callNames(taken).map((name) => {
      const cells = counts.map((count) => {
        const found = of(count, ({ calls }) => calls.find((call) => call.name === name)).filter(Boolean);
        if (found.length === 0) return '';
        return ['p50', 'p95', 'p99'].map((share) => shown(median(found.map((call) => call[share])))).join(' / ');
      });
      return `| ${name} | ${cells.join(' | ')} |`;
    }),
    '',
    '## Where the time goes',
    '',
    `A profile of the server’s processor in one more run with ${most.toLocaleString('en')} browsers: what it was in itself, of the time in which it did something.`,
    '',
    `The bottleneck is the event loop of the server, which is busy for ${shown(median(of(most, ({ figures }) => figures.utilization * 100)))} % of the time, waiting for a processor included; most of it is ${mostOf(hot)}. Most requests are for files of the page, each of which is looked for on the disk whenever it is asked for.`,
    '',
    '| function | of | share, % |',
    '| --- | --- | ---: |',
    ...hot
      .slice(0, shownFunctions)
      .map(({ name, place, share }) => `| \`${name}\` | ${place} | ${(share * 100).toFixed(1)} |`),
    '',
  ].join('\n');
}

const mostOf = (hot) =>
  hot
    .slice(0, 3)
    .map(({ name, share }) => `\`${name}\` (${(share * 100).toFixed(1)} %)`)
    .join(', ');

function problemLines(taken) {
  const sums = new Map();
  for (const { problems } of taken)
    for (const [name, count] of Object.entries(problems)) sums.set(name, (sums.get(name) ?? 0) + count);
  if (sums.size === 0) return [];
  return ['What failed, in all runs together:', '', ...[...sums].map(([name, count]) => `- ${name}: ${count}`), ''];
}

/** Most frequent first. */
function callNames(taken) {
  const counts = new Map();
  for (const { calls } of taken) for (const { name, count } of calls) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

function spread(values, digits) {
  const [least, middle, most] = [Math.min(...values), median(values), Math.max(...values)].map((value) =>
    value.toLocaleString('en', { maximumFractionDigits: digits }),
  );
  return `${middle} (${least}–${most})`;
}

const shown = (value) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });
