/** The figures as a text for people: medians with their spread, ratios to the baseline, and where ours loses. */
import { cpus } from 'node:os';
import { figures } from './samples.mjs';

/** What was aimed at. Ratios are to the baseline's first paint of the same run. */
const aims = [
  { figure: 'paint100k', ratio: 1.0 },
  { figure: 'sortNumber', ratio: 0.8 },
  { figure: 'sortText', ratio: 1.2 },
  { figure: 'dropped', value: 0 },
  { figure: 'heap100k', value: 1.5 },
];
const sizeAim = 45;

/**
 * @param {object} given
 * @param {import('./contestants.mjs').Contestant[]} given.contestants
 * @param {Map<string, Record<string, number>>} given.sizes
 * @param {{ run: number, contestant: string, figure: string, value: number }[]} given.samples
 * @param {number} given.runs
 * @param {string} given.chromium
 */
export function report({ contestants, sizes, samples, runs, chromium }) {
  const table = summarise(contestants, samples, runs);
  return [
    '# The table beside its peers',
    '',
    `Written by \`npm run bench -- table\`: ${runs} ${runs === 1 ? 'run' : 'runs'}, medians with the least and the most. Less is better everywhere.`,
    `${cpus().length} × ${cpus()[0]?.model.trim()}, Chromium ${chromium} headless without GPU, Node ${process.version}, 1280 × 800, tables of 1200 × 600.`,
    '',
    ...sizeLines(contestants, sizes),
    '',
    ...figures.flatMap((figure) => [...figureLines(figure, contestants, table), '']),
    '## Where ours loses',
    '',
    ...lossLines(contestants, sizes, table),
    '',
    '## Against what was aimed at',
    '',
    ...aimLines(sizes, table),
    '',
    '## How to read it',
    '',
    '- Each sample is a fresh page; everybody is measured once in each run, so that a slow minute hits all alike.',
    '- `×B` is the median of the ratios to the first paint of the React table in the same run: prefer it to milliseconds. For memory and elements it is the ratio to what the React table keeps.',
    '- First paint counts from the start of the script, its parsing included, to the frame that shows row 1, painted. Sorting counts from the press on the header to the frame that shows the least row.',
    '- Heap is what is kept after collection over the rows themselves; the text of the script is in it.',
    '- Painted times are quantised by frames of 17 ms.',
    ...contestants.filter(({ note }) => note).map(({ name, note }) => `- ${name}: ${note}`),
    '',
  ].join('\n');
}

function summarise(contestants, samples, runs) {
  const taken = (contestant, figure, run) =>
    samples.find((one) => one.contestant === contestant && one.figure === figure && one.run === run)?.value;
  // It paints 250 rows whatever there is: three samples of the same.
  const paintOfBaseline = (run) => median(['paint1k', 'paint10k', 'paint100k'].map((id) => taken('baseline', id, run)));
  const table = new Map();
  for (const { id } of contestants) {
    for (const { id: figure, unit } of figures) {
      const values = samples.filter((one) => one.contestant === id && one.figure === figure).map(({ value }) => value);
      if (values.length === 0) continue;
      const isTime = unit === 'ms' && figure !== 'slow';
      const ratios = Array.from({ length: runs }, (_, run) => {
        const base = isTime ? paintOfBaseline(run) : taken('baseline', figure, run);
        const value = taken(id, figure, run);
        return base === undefined || value === undefined ? undefined : value / base;
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
      const { all, withoutReact, opening, openingWithoutReact } = sizes.get(id);
      const label = `${name} ${version()}`;
      return [
        ...(opening === undefined ? [] : [row(`${label}, until it is painted`, opening, openingWithoutReact)]),
        row(opening === undefined ? label : `${label}, with all that comes later`, all, withoutReact),
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
function lossLines(contestants, sizes, table) {
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
    losses.push(`- size until it is painted, ${opening.toFixed(1)} KB with React: behind ${names}`);
  }
  return losses.length > 0 ? losses : ['Nowhere in these figures.'];
}

function aimLines(sizes, table) {
  if (!sizes.has('ours')) return ['Ours was not measured.'];
  const { openingWithoutReact } = sizes.get('ours');
  const line = (name, aim, found, isMet) => `| ${name} | ${aim} | ${found} | ${isMet ? 'yes' : '**no**'} |`;
  const rows = aims.map(({ figure, ratio, value }) => {
    const { name } = figures.find(({ id }) => id === figure);
    const found = table.get(`ours ${figure}`);
    return ratio === undefined
      ? line(name, `≤ ${value}`, show(found.median), found.median <= value)
      : line(name, `≤ ${ratio.toFixed(1)} ×B`, `${found.ratio.toFixed(2)} ×B`, found.ratio <= ratio);
  });
  return [
    '| | aim | found | met |',
    '| --- | ---: | ---: | --- |',
    ...rows,
    line('size over React, KB gzip', `≤ ${sizeAim}`, openingWithoutReact.toFixed(1), openingWithoutReact <= sizeAim),
  ];
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function show(value) {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 1 : 0);
}
