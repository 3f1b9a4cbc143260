/**
 * `npm run bench -- restic`: a repository of many files in three snapshots, read by the server’s engine, beside the program
 * itself. FILES sets how many (1,000,000); the results are in restic-results.md.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';

const filesInFolder = 100;
const everything = { page: 0, size: 250 };

/** @param {{ runs: number }} options */
export async function run({ runs }) {
  const files = Number(process.env.FILES ?? 1_000_000);
  register();
  const { ResticEngine } = await import('../../../demo/server/engine/restic/restic-engine.ts');
  const { openDatabase } = await import('../../../demo/server/database/open-database.ts');
  const { PlanJobs } = await import('../../../demo/server/jobs/plan-jobs.ts');
  const { plan: planTable } = await import('../../../demo/server/database/schema.ts');
  const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'rmm-bench-restic-'));
  try {
    const environment = makeRepository(folder, files);
    const dataFolder = join(folder, 'data');
    const database = await openDatabase({ dataFolder });
    const place = { settings: { program: 'restic', environment, isReadOnly: false }, dataFolder };
    const engine = await ResticEngine.openEngine({
      ...place,
      database,
      planJobs: new PlanJobs(database),
      deletionDelay: 0,
    });
    const rows = [];
    const measure = async (name, work) => {
      const times = [];
      for (let index = 0; index < runs; index++) {
        const start = performance.now();
        await work(index);
        times.push(performance.now() - start);
      }
      rows.push([name, times]);
    };
    const once = async (name, work) => {
      const start = performance.now();
      const answer = await work();
      rows.push([name, [performance.now() - start]]);
      return answer;
    };
    await engine.look();
    const [plan] = await database.select().from(planTable);
    const found = (await database.select().from(planTable)).find(({ content }) => content === 'engine') ?? plan;
    const content = engine.content(found, []);
    const [root] = await once('plan folders, cold', () => content.folders(everything));
    await once('first folder, cold', () => content.content(String(root.id), everything));
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, childMemory());
    }, 500);
    await once('all trees read', () => engine.whenRead(found));
    clearInterval(watch);
    await measure('a page of a known tree', (index) => content.content(String(root.id), { page: index, size: 250 }));
    const large = (await content.search('flat', undefined, everything)).results[0];
    await measure('a page deep in the largest folder', (index) =>
      content.content(String(large.id), { page: Math.floor(files / 10 / 250) - 1 - index, size: 250 }),
    );
    await measure('search over all snapshots', (index) => content.search(`report ${index}7`, undefined, everything));
    const file = (await content.content(String(large.id), everything)).results[0];
    await measure('revisions of a file', () => content.revisions(String(file.id), everything));
    const index = statSync(join(dataFolder, 'engines', engine.id, 'index.db')).size;
    const restic = (...args) =>
      spawnSync('restic', args, { env: { ...process.env, ...environment }, maxBuffer: 2 ** 30 });
    await measure('restic ls of a folder', () => restic('ls', 'latest', join(folder, 'source', 'flat')));
    await measure('restic find of a name', () => restic('find', 'report 17*'));
    const version = String(restic('version').stdout).trim();
    await engine.close();
    database.$client.close();
    const text = report({ files, rows, bytes: index / files, version, memory: most });
    console.log(text);
    if (runs >= 5) writeFileSync(new URL('restic-results.md', import.meta.url), text);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A tenth of the files in one folder, the others a hundred to a folder; a hundredth changes between the snapshots. */
function makeRepository(folder, files) {
  const source = join(folder, 'source');
  const flat = Math.floor(files / 10);
  const pathOf = (index) =>
    index < flat
      ? join(source, 'flat', `report ${index}.txt`)
      : join(source, `folder ${Math.floor((index - flat) / filesInFolder)}`, `report ${index}.txt`);
  mkdirSync(join(source, 'flat'), { recursive: true });
  for (let index = 0; index < files; index++) {
    if (index >= flat && (index - flat) % filesInFolder === 0)
      mkdirSync(join(pathOf(index), '..'), { recursive: true });
    writeFileSync(pathOf(index), '');
  }
  writeFileSync(join(folder, 'password'), 'bench\n');
  const environment = {
    RESTIC_REPOSITORY: join(folder, 'repository'),
    RESTIC_PASSWORD_FILE: join(folder, 'password'),
    RESTIC_CACHE_DIR: join(folder, 'cache'),
  };
  const restic = (...args) => {
    const { status, stderr } = spawnSync('restic', args, { env: { ...process.env, ...environment }, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  restic('init');
  for (let snapshot = 0; snapshot < 3; snapshot++) {
    for (let index = snapshot; snapshot > 0 && index < files; index += 100) writeFileSync(pathOf(index), `${snapshot}`);
    restic('backup', '--quiet', '--host', hostname(), '--', source);
  }
  return environment;
}

/** Bytes of the process that reads the trees, where the system tells it. */
function childMemory() {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  return Math.max(0, ...String(stdout).trim().split('\n').map(Number)) * 1024;
}

function report({ files, rows, bytes, version, memory }) {
  const lines = rows.map(([name, times]) => {
    const sorted = times.toSorted((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)];
    return `| ${name} | ${Math.round(median)} | ${Math.round(sorted[0])} to ${Math.round(sorted.at(-1))} | ${times.length} |`;
  });
  return `# ${files.toLocaleString('en')} files in 3 snapshots

${version}, Node ${process.versions.node}, ${availableParallelism()} cores (${cpus()[0]?.model}), ${new Date().toISOString().slice(0, 10)}.
Bytes of index for each file: ${Math.round(bytes)}. Most memory of the largest process beside the server: ${Math.round(memory / 2 ** 20)} MB.

| What | Median, ms | Spread, ms | Runs |
| --- | --- | --- | --- |
${lines.join('\n')}
`;
}
