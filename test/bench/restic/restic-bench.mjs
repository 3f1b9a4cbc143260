/**
 * `npm run bench -- restic`: a repository of many files in three snapshots, read by the server’s engine, beside the program
 * itself. FILES sets how many (1,000,000), BENCH_FOLDER where, and BENCH_REPOSITORY keeps the repository in a folder for
 * another time; the results are in restic-results.md.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { makeRepository } from './make-repository.mjs';
import { mountSnapshots } from './mounted.mjs';
import { report } from './report.mjs';

const everything = { page: 0, size: 250 };
/** What each file’s name has. */
const everywhere = ['report', 'epor', '.txt', 'port', 'repo'];

/** @param {{ runs: number }} options */
export async function run({ runs }) {
  const files = Number(process.env.FILES ?? 1_000_000);
  register();
  const { openDesk } = await import('./open-desk.ts');
  const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'rmm-bench-restic-'));
  const rows = [];
  const take = async (name, aim, work, count = runs) => {
    const times = [];
    const worked = [];
    let answer;
    for (let index = 0; index < count; index++) {
      const before = process.cpuUsage();
      const start = performance.now();
      answer = await work(index);
      times.push(performance.now() - start);
      const { user, system } = process.cpuUsage(before);
      worked.push((user + system) / 1_000);
    }
    // What a program does is not this process’s work.
    rows.push({ name, aim, times, ...(aim !== undefined && aim < 2_000 && { worked }) });
    return answer;
  };
  try {
    const { environment, source } = makeRepository(process.env.BENCH_REPOSITORY ?? folder, files);
    const busyness = [loadavg()[0]];
    const settings = { program: 'restic', environment, isReadOnly: false };
    const prepared = [];
    const clicks = async (name, isPrepared) => {
      const times = [];
      for (let index = 0; index < runs; index++) {
        const desk = await openDesk({ settings, dataFolder: join(folder, `cold ${isPrepared} ${index}`) });
        const begun = performance.now();
        if (isPrepared) await desk.engine.whenPrepared();
        const start = performance.now();
        if (isPrepared) prepared.push(start - begun);
        await desk.firstFolder();
        times.push(performance.now() - start);
        await desk.close();
      }
      rows.push({ name, aim: 2_000, times });
    };
    await clicks('first click on a cold tree: the plan’s folders, and the first of them', true);
    rows.push({ name: 'a server that has just begun is ready for it after', times: prepared });
    await clicks('the same click at the very moment at which the server begins', false);

    const desk = await openDesk({ settings, dataFolder: join(folder, 'data') });
    const { root, page: first } = await desk.firstFolder();
    const { content } = desk;
    const memory = watchMemory();
    const reading = desk.engine.whenRead(desk.plan);
    const others = first.results.filter(({ name }) => name !== 'flat');
    await take('another folder, while the tree is being read', 2_000, (index) =>
      content.content(String(others[index % others.length].id), everything),
    );
    const start = performance.now();
    await reading;
    rows.push({ name: 'all that is left of the three trees read', times: [performance.now() - start] });
    const most = memory.end();

    const jobs = (await content.jobs(everything, false)).results.map(({ jobId }) => String(jobId));
    const flat = (await content.search('flat', undefined, everything)).results[0];
    const pages = Math.ceil(files / 10 / 250);
    const pageOf = (id, page, jobId) => content.content(String(id), { page, size: 250 }, jobId);
    await take('a page of a known tree', 50, (index) => pageOf(root.id, index));
    await take('the first page of the largest folder', 50, () => pageOf(flat.id, 0));
    await take('a page deep in it', 50, (index) => pageOf(flat.id, pages - 1 - index));
    await take('a page of it as of a snapshot, for the first time', 50, (index) => pageOf(flat.id, 0, jobs[index]), 3);
    await take('a page deep in it as of a snapshot', 50, (index) => pageOf(flat.id, pages - 1 - index, jobs[1]));
    const find = (term, jobId) => content.search(term, undefined, everything, jobId);
    await take('search over all snapshots', 1_000, (index) => find(`report ${index + 1}7`));
    await take('search that finds every file', 1_000, (index) => find(everywhere[index % everywhere.length]));
    await take('search as of a snapshot', 1_000, (index) => find(`port ${index + 1}7`, jobs[1]));
    const file = (await pageOf(flat.id, 0)).results[0];
    await take('revisions of a file', undefined, () => content.revisions(String(file.id), everything));
    await desk.close();
    const size =
      statSync(desk.indexFile).size + (statSync(`${desk.indexFile}-wal`, { throwIfNoEntry: false })?.size ?? 0);

    const restic = (...args) => {
      const { status } = spawnSync('restic', args, {
        env: { ...process.env, ...environment },
        stdio: 'ignore',
      });
      if (status !== 0) throw new Error(`restic ${args.join(' ')} ended with ${status}`);
    };
    const largest = join(source, 'flat');
    await take('`restic ls` of the plan’s folder', undefined, () => restic('ls', 'latest', source));
    await take('`restic ls` of the largest folder', undefined, () => restic('ls', 'latest', largest));
    // It takes minutes, however often.
    await take('`restic find` of a name', undefined, () => restic('find', 'report 17*'), 1);
    const mount = await mountSnapshots(folder, environment);
    if (mount) {
      rows.push({ name: '`restic mount`, until there is something to see', times: [mount.after] });
      const list = (path) => spawnSync('ls', ['-lU', join(mount.latest, path)], { stdio: 'ignore' });
      await take('`ls -l` of the plan’s folder in the mount, the first time', undefined, () => list(source), 1);
      await take('… and again', undefined, () => list(source));
      await take('`ls -l` of the largest folder in the mount, the first time', undefined, () => list(largest), 1);
      await take('… and again ', undefined, () => list(largest), 1);
      await mount.end();
    }
    busyness.push(loadavg()[0]);
    const version = String(spawnSync('restic', ['version']).stdout).trim();
    const text = report({ files, rows, bytes: size / files, version, most, busyness, runs, isMounted: !!mount });
    console.log(text);
    if (runs >= 5 && files >= 1_000_000) writeFileSync(new URL('../restic-results.md', import.meta.url), text);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of the process that reads the trees and of the program itself, the most that each had; where the system tells it. */
function watchMemory() {
  const most = { reader: 0, program: 0 };
  const look = () => {
    const { stdout } = spawnSync('ps', ['-eo', 'rss=,comm=,args='], { encoding: 'utf8' });
    for (const line of String(stdout).split('\n')) {
      const [, rss = '0', command = ''] = /^\s*(\d+) (\S+)/.exec(line) ?? [];
      const of = command === 'restic' ? 'program' : line.includes('read-trees-process') ? 'reader' : undefined;
      if (of) most[of] = Math.max(most[of], Number(rss) * 1024);
    }
  };
  const timer = setInterval(look, 500);
  return {
    end() {
      clearInterval(timer);
      return most;
    },
  };
}
