/** The figures as a text for people: medians with their spread, ratios to the baseline, and where ours loses. */
import { cpus } from 'node:os';

/**
 * @param {import('./bench.mjs').Bench} bench
 * @param {object} given
 * @param {import('./bench.mjs').Contestant[]} given.contestants
 * @param {Map<string, Record<string, number>>} given.sizes
 * @param {{ run: number, contestant: string, figure: string, value: number }[]} given.samples
 * @param {number} given.runs
 * @param {string} given.chromium
 * @param {number[]} given.busyness load of the machine before the runs and after them
 */
export function report(bench, { contestants, sizes, samples, runs, chromium, busyness }) {
  const { figures } = bench;
  const table = summarise(bench, contestants, samples, runs);
  return [
    `# ${bench.title}`,
    '',
    `Written by \`${bench.command}\`: ${runs} ${runs === 1 ? 'run' : 'runs'}, medians with the least and the most. Less is better everywhere.`,
    `${cpus().length} × ${cpus()[0]?.model.trim()}, Chromium ${chromium} headless without GPU, Node ${process.version}, 1280 × 800, ${bench.setting}.`,
    ...busynessLines(busyness),
    '',
    ...sizeLines(contestants, sizes),
    '',
    ...figures.flatMap((figure) => [...figureLines(figure, contestants, table), '']),
    '## Where ours loses',
    '',
    ...lossLines(figures, contestants, sizes, table),
    '',
    '## Against what was aimed at',
    '',
    ...aimLines(bench, sizes, table),
    '',
    '## How to read it',
    '',
    '- Each sample is a fresh page; everybody is measured once in each run, so that a slow minute hits all alike.',
    ...bench.notes.map((note) => `- ${note}`),
    ...contestants.filter(({ note }) => note).map(({ name, note }) => `- ${name}: ${note}`),
    '',
  ].join('\n');
}

/** The bench keeps one processor busy by itself, now and then two. */
function busynessLines(busyness) {
  const count = cpus().length;
  if (Math.max(...busyness) <= count) return [];
  const [before, after] = busyness.map((load) => load.toFixed(1));
  return [
    '',
    `**Other work was done on this machine meanwhile**: its load was ${before} before the runs and ${after} after them, for ${count} processors. Milliseconds are longer than they should be and spread widely; of the times hold what is far apart.`,
  ];
}

function summarise({ figures, base }, contestants, samples, runs) {
  const taken = (contestant, figure, run) =>
    samples.find((one) => one.contestant === contestant && one.figure === figure && one.run === run)?.value;
  const table = new Map();
  for (const { id } of contestants) {
    for (const described of figures) {
      const figure = described.id;
      const values = samples.filter((one) => one.contestant === id && one.figure === figure).map(({ value }) => value);
      if (values.length === 0) continue;
      const ratios = Array.from({ length: runs }, (_, run) => {
        const divisor = base(taken, run, described);
        const value = taken(id, figure, run);
        return divisor === undefined || value === undefined ? undefined : value / divisor;
      }).filter((ratio) => ratio !== undefined && Number.isFinite(ratio));
      table.set(`${id} ${figure}`, {
        median: median(values),
        least: Math.min(...values),
        most: Math.max(...values),
        ratio: ratios.length > 0 ? median(ratios) : undefined,
      });
    }
  }
  return table;
}

function sizeLines(contestants, sizes) {
  const base = sizes.get('baseline').all;
  const row = (name, size, bare) =>
    `| ${name} | ${size.toFixed(1)} | ${bare.toFixed(1)} | ${(size / base).toFixed(2)} |`;
  return [
    '## Size, KB gzip',
    '',
    '| | all | without React | ×B |',
    '| --- | ---: | ---: | ---: |',
    ...contestants.flatMap(({ id, name, version }) => {
      const { all, withoutReact, opening, openingWithoutReact, unasked, unaskedWithoutReact } = sizes.get(id);
      const label = `${name} ${version()}`;
      const inPieces = [
        row(`${label}, until it is there`, opening ?? 0, openingWithoutReact ?? 0),
        row(`${label}, with what comes by itself after that`, unasked ?? 0, unaskedWithoutReact ?? 0),
      ];
      return [
        ...(opening === undefined ? [] : inPieces),
        row(opening === undefined ? label : `${label}, with all that comes when it is wanted`, all, withoutReact),
      ];
    }),
  ];
}

function figureLines({ id: figure, name, unit }, contestants, table) {
  const rows = contestants.flatMap(({ id, name: who }) => {
    const found = table.get(`${id} ${figure}`);
    if (!found) return [];
    const { median: middle, least, most, ratio } = found;
    return [
      `| ${who} | ${show(middle)} | ${show(least)}–${show(most)} | ${ratio === undefined ? '' : ratio.toFixed(2)} |`,
    ];
  });
  return [
    `## ${name.charAt(0).toUpperCase()}${name.slice(1)}${unit === '' ? '' : `, ${unit}`}`,
    '',
    '| | median | least–most | ×B |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
  ];
}

/** Named only where the other's median is less; said to be sure only where the spreads do not touch. */
function lossLines(figures, contestants, sizes, table) {
  if (!sizes.has('ours')) return ['Ours was not measured.'];
  const peers = contestants.filter(({ id, isBaseline }) => id !== 'ours' && !isBaseline);
  if (peers.length === 0) return ['No peer was measured.'];
  const losses = figures.flatMap(({ id: figure, name }) => {
    const ours = table.get(`ours ${figure}`);
    if (!ours) return [];
    const better = peers.flatMap(({ id, name: who }) => {
      const theirs = table.get(`${id} ${figure}`);
      if (!theirs || theirs.median >= ours.median) return [];
      return [`${who} (${show(theirs.median)}${theirs.most < ours.least ? '' : ', within the spread'})`];
    });
    return better.length === 0 ? [] : [`- ${name}, ${show(ours.median)}: behind ${better.join(', ')}`];
  });
  const { opening } = sizes.get('ours');
  const smaller = peers.filter(({ id }) => sizes.get(id).all < opening);
  if (smaller.length > 0) {
    const names = smaller.map(({ id, name }) => `${name} (${sizes.get(id).all.toFixed(1)})`).join(', ');
    losses.push(`- size until it is there, ${opening.toFixed(1)} KB with React: behind ${names}`);
  }
  return losses.length > 0 ? losses : ['Nowhere in these figures.'];
}

function aimLines({ aims, figures, sizeAim }, sizes, table) {
  if (!sizes.has('ours')) return ['Ours was not measured.'];
  const { openingWithoutReact } = sizes.get('ours');
  const line = (name, aim, found, isMet) => `| ${name} | ${aim} | ${found} | ${isMet ? 'yes' : '**no**'} |`;
  const rows = aims.map(({ figure, ratio, value }) => {
    const { name } = figures.find(({ id }) => id === figure);
    const found = table.get(`ours ${figure}`);
    return ratio === undefined
      ? line(name, `≤ ${value}`, show(found.median), found.median <= value)
      : line(name, `≤ ${ratio} ×B`, `${found.ratio.toFixed(2)} ×B`, found.ratio <= ratio);
  });
  return [
    '| | aim | found | met |',
    '| --- | ---: | ---: | --- |',
    ...rows,
    line('size over React, KB gzip', `≤ ${sizeAim}`, openingWithoutReact.toFixed(1), openingWithoutReact <= sizeAim),
  ];
}

/** Of an even number, the middle of the two in the middle. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function show(value) {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 1 : 0);
}
