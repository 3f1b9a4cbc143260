/**
 * `npm run bench -- match-names`: 5,000 organizations and 50,000 companies matched in a worker, and how right that is on
 * names as people write them, beside Fuse.js and plain equality. Lists are made by chance, with a fixed seed.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { register } from 'tsx/esm/api';
import { benchFolder, installPeers, versionOf } from './install.mjs';
import { median } from './report.mjs';

const [organizationCount, companyCount] = [5000, 50_000];
/** Fuse.js looks at every company for each organization: it is asked for so many, and its time is multiplied. */
const askedOfFuse = 10;
const contestants = [
  { id: 'ours', name: () => 'matchNames', asked: organizationCount },
  { id: 'equality', name: () => 'equality, but for case and spaces at the ends', asked: organizationCount },
  { id: 'fuse', name: () => `Fuse.js ${versionOf('fuse.js')}`, asked: askedOfFuse },
];

export async function run({ runs, only }) {
  register();
  await installPeers();
  const folder = mkdtempSync(join(tmpdir(), 'rmm-bench-'));
  try {
    await build({
      entryPoints: { worker: join(benchFolder, 'match-names-worker.mjs') },
      bundle: true,
      format: 'esm',
      platform: 'node',
      outExtension: { '.js': '.mjs' },
      outdir: folder,
    });
    const text = await figures(join(folder, 'worker.mjs'), runs, only);
    console.log(text);
    if (only || runs < 5) return;
    writeFileSync(join(benchFolder, 'match-names-results.md'), text);
    console.log('Written into test/bench/match-names-results.md.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function figures(worker, runs, only) {
  const chosen = contestants.filter(({ id }) => !only || only.includes(id));
  const busy = [loadavg()[0]];
  const samples = new Map(chosen.map(({ id }) => [id, []]));
  const lists = await randomLists(7);
  for (let at = 0; at < runs; at += 1) {
    for (const { id, asked } of chosen) {
      const given = { id, organizations: lists.organizations.slice(0, asked), companies: lists.companies };
      samples.get(id).push(await measured(worker, given));
    }
  }
  busy.push(loadavg()[0]);
  const sets = await Promise.all(
    chosen.map(async ({ id }) => [id, await Promise.all(['first', 'second'].map((set) => accuracy(worker, id, set)))]),
  );
  const right = new Map(sets);
  const spread = (values, digits = 0) =>
    `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;
  return [
    '# Matching names',
    '',
    `Written by \`npm run bench -- match-names\`: ${runs} ${runs === 1 ? 'run' : 'runs'} in turns, each in a fresh worker; medians with the least and the most.`,
    `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}; load ${busy.map((load) => load.toFixed(1)).join(' before, ')} after.`,
    '',
    `## ${organizationCount.toLocaleString('en')} organizations, ${companyCount.toLocaleString('en')} companies`,
    '',
    '| | processor time, s | clock, s | longest slice, ms | memory, MB |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...chosen.map(({ id, name, asked }) => {
      const all = samples.get(id);
      const factor = organizationCount / asked;
      const cells = [
        spread(
          all.map(({ processor }) => (processor * factor) / 1000),
          1,
        ),
        spread(
          all.map(({ clock }) => (clock * factor) / 1000),
          1,
        ),
        all[0].slice === undefined ? '' : spread(all.map(({ slice }) => slice)),
        spread(all.map(({ memory }) => memory)),
      ];
      return `| ${name()}${factor > 1 ? `, asked for ${asked}, times ${factor}` : ''} | ${cells.join(' | ')} |`;
    }),
    '',
    'Processor time is that of all threads of the process, collecting garbage included; so is that of a slice, which is',
    'what runs without a pause. The clock grows with other work on the machine. Memory is the most that was held above the',
    'lists, at the end of a slice, garbage included.',
    '',
    '## Names as people write them',
    '',
    '| | first set: precision | recall | second set: precision | recall |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...chosen.map(({ id, name }) => {
      const cells = right
        .get(id)
        .flatMap(({ precision, recall }) => [precision?.toFixed(3) ?? 'no match', recall.toFixed(3)]);
      return `| ${name()} | ${cells.join(' | ')} |`;
    }),
    '',
    'matchNames was developed on the first set; the second was written when it was finished, by the same people, and',
    'nothing was changed for it. Fuse.js is asked with its default threshold, its best answer counts.',
    '',
  ].join('\n');
}

/** @returns milliseconds and MB */
function measured(worker, given) {
  return new Promise((resolve, reject) => {
    const started = new Worker(worker, { workerData: given });
    started.once('message', resolve);
    started.once('error', reject);
  });
}

async function accuracy(worker, id, set) {
  const file = fileURLToPath(new URL(`../psa/matching/names-${set}.json`, import.meta.url));
  const { pairs, organizationsAlone, companiesAlone } = JSON.parse(readFileSync(file, 'utf8'));
  const listed = (names) => names.map((name, at) => ({ id: at, name }));
  const organizations = listed([...pairs.map(([organization]) => organization), ...organizationsAlone]);
  const companies = listed([...pairs.map(([, company]) => company), ...companiesAlone]);
  const { found } = await measured(worker, { id, organizations, companies });
  const right = found.filter(([organization, company]) => organization === company && company < pairs.length);
  return {
    precision: found.length === 0 ? undefined : right.length / found.length,
    recall: right.length / pairs.length,
  };
}

/** Names of one or two made-up words, a trade, now and then a place, and a legal form; most organizations have a partner. */
async function randomLists(seed) {
  const { seeded } = await import('../../demo/common/seeded.ts');
  const { below: chance, oneOf: one } = seeded(seed);
  const syllables =
    'ba be bo bri ca cor da del du el fa fen gar gil hal ho in ka kel la lin lo mar mer mi mon na nor o pa per qui ra ros sa sel ta tor u va vel wes win yor za'.split(
      ' ',
    );
  const own = Array.from({ length: 20_000 }, () =>
    Array.from({ length: 2 + chance(3) }, () => one(syllables)).join(''),
  );
  const trades =
    'Logistics Services Solutions Dental Group Consulting Systems Energy Media Transport Bau Holding Partners Foods Medical Engineering Software Insurance Design Legal'.split(
      ' ',
    );
  const places = 'Berlin London Paris Madrid Tokyo Sydney Boston Denver Leeds Lyon'.split(' ');
  const forms = 'GmbH Ltd Inc LLC SA BV AB Oy SRL AG'.split(' ');
  const name = () =>
    [
      own[Math.floor(own.length * (chance(1000) / 1000) ** 2)],
      ...(chance(2) ? [one(own)] : []),
      one(trades),
      ...(chance(4) ? [] : [one(places)]),
      one(forms),
    ].join(' ');
  const written = (company) => {
    const short = chance(2) ? company.replace(/ \S+$/, '') : company;
    const at = 1 + chance(short.length - 2);
    return chance(3) ? short : short.slice(0, at) + short.slice(at + 1);
  };
  const companies = Array.from({ length: companyCount }, (_, id) => ({ id, name: name() }));
  const organizations = Array.from({ length: organizationCount }, (_, id) => ({
    id,
    name: chance(3) ? written(one(companies).name) : name(),
  }));
  return { organizations, companies };
}
