/** Repositories of the real program, made for a test; without it the test is skipped. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { plan as planTable } from '../../../../../demo/server/database/schema.ts';
import { ResticEngine } from '../../../../../demo/server/engine/restic/engine/restic-engine.ts';
import type { ResticSettings } from '../../../../../demo/server/engine/restic/program/restic-settings.ts';
import { PlanJobs } from '../../../../../demo/server/jobs/plan-jobs.ts';
import { openRecords, removeDatabase } from '../../support/test-database.ts';
import type { ContractDesk } from '../contract-world.ts';

export const resticIsThere = spawnSync('restic', ['version']).status === 0;
export const whyNot = resticIsThere ? false : 'restic is not installed';

export class Repository {
  readonly folder: string;
  readonly password = 'correct horse battery staple';
  readonly environment: Record<string, string>;

  private constructor(folder: string, place: string, more: Record<string, string>) {
    this.folder = folder;
    this.environment = {
      ...more,
      RESTIC_REPOSITORY: place,
      RESTIC_PASSWORD_FILE: join(folder, 'password'),
      RESTIC_CACHE_DIR: join(folder, 'cache'),
    };
  }

  /** An empty one: in a folder of its own, or at `place`. */
  static async make(place?: string, more: Record<string, string> = {}): Promise<Repository> {
    const folder = await mkdtemp(join(tmpdir(), 'rmm-restic-'));
    const repository = new Repository(folder, place ?? join(folder, 'repository'), more);
    await writeFile(join(folder, 'password'), `${repository.password}\n`);
    await mkdir(join(folder, 'cache'));
    await repository.run('init');
    return repository;
  }

  settings(change: Partial<ResticSettings> = {}): ResticSettings {
    return { program: 'restic', environment: this.environment, isReadOnly: false, ...change };
  }

  backUp(paths: readonly string[], { host = hostname(), tags = [], cwd = '/' }: BackupFacts = {}): Promise<string> {
    const args = ['backup', '--host', host, ...tags.flatMap((tag) => ['--tag', tag]), '--', ...paths];
    return this.run(...args, { cwd });
  }

  async snapshots(): Promise<{ id: string; hostname: string; paths: string[] }[]> {
    return JSON.parse(await this.run('snapshots', '--json')) ?? [];
  }

  /** What it printed. */
  run(...args: (string | { cwd: string })[]): Promise<string> {
    const words = args.filter((arg) => typeof arg === 'string');
    const { cwd } = args.find((arg) => typeof arg !== 'string') ?? { cwd: '/' };
    const child = spawn('restic', words, { cwd, env: { ...process.env, ...this.environment } });
    let told = '';
    let failed = '';
    child.stdout.on('data', (chunk) => {
      told += chunk;
    });
    child.stderr.on('data', (chunk) => {
      failed += chunk;
    });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) =>
        code === 0 ? resolve(told) : reject(new Error(`restic ${words.join(' ')}: ${code} ${failed}`)),
      );
    });
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** The engine over a repository as the suite of all engines wants it; `closed` is called in the end. */
export async function openEngineDesk(
  source: string,
  repository: Repository,
  closed: () => Promise<void> = async () => undefined,
): Promise<ContractDesk> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'rmm-restic-data-'));
  const database = await openRecords(dataFolder);
  const planJobs = new PlanJobs(database);
  const settings = repository.settings();
  const engine = await ResticEngine.openEngine({ settings, dataFolder, database, planJobs, deletionDelay: 0 });
  const desk = {
    engine,
    plan: undefined as unknown as typeof planTable.$inferSelect,
    async backUp() {
      await repository.backUp([source]);
      await engine.look();
      const [plan] = await database.select().from(planTable).where(eq(planTable.content, 'engine'));
      if (plan) desk.plan = plan;
    },
    ready: () => engine.whenRead(desk.plan),
    async close() {
      await engine.close();
      await database.close();
      await removeDatabase(dataFolder);
      await rm(dataFolder, { recursive: true, force: true });
      await repository.remove();
      await closed();
    },
  };
  return desk;
}

interface BackupFacts {
  host?: string;
  tags?: readonly string[];
  cwd?: string;
}
