/** Which repositories are shown, as the environment says it. Passwords stay where they are: in files, or in variables. */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

export interface ResticSettings {
  program: string;
  /** What the program runs with beside this process's own environment: where the repository is, and its password. */
  environment: Readonly<Record<string, string>>;
  /** Neither backups nor deletions, and no locks in the repository. */
  isReadOnly: boolean;
}

/** Of what the program knows; those of another repository are not handed on. */
const own = /^RESTIC_(?!CACHE_DIR$|PROGRESS_FPS$)/;
const passwordVariables = ['RESTIC_PASSWORD_FILE', 'RESTIC_PASSWORD', 'RESTIC_PASSWORD_COMMAND'];

const enginesFile = z.array(
  z.strictObject({
    repository: z.string().check(z.minLength(1)),
    passwordFile: z.string().check(z.minLength(1)),
    /** Such as the keys of a cloud, by the names that restic has for them. */
    environment: z.optional(z.record(z.string().check(z.regex(/^\w+$/)), z.string())),
    readOnly: z.optional(z.boolean()),
  }),
);

export function resticSettings(environment: NodeJS.ProcessEnv): ResticSettings[] {
  const { BACKUP_ENGINES, RESTIC_REPOSITORY, RESTIC_REPOSITORY_FILE, RESTIC_PROGRAM = 'restic' } = environment;
  const isReadOnly = environment.BACKUP_ENGINE_READONLY === '1';
  const settings: ResticSettings[] = [];
  if (RESTIC_REPOSITORY || RESTIC_REPOSITORY_FILE) {
    if (!passwordVariables.some((name) => environment[name]))
      throw new Error(
        'RESTIC_REPOSITORY is set, but no password is. Set RESTIC_PASSWORD_FILE to a file that has the password.',
      );
    const variables = Object.entries(environment).flatMap(([name, value]) =>
      own.test(name) && value !== undefined ? [[name, value]] : [],
    );
    const repository = RESTIC_REPOSITORY || readText('RESTIC_REPOSITORY_FILE', RESTIC_REPOSITORY_FILE ?? '').trim();
    const { RESTIC_REPOSITORY_FILE: _, ...others } = Object.fromEntries(variables) as Record<string, string>;
    settings.push({
      program: RESTIC_PROGRAM,
      environment: { ...others, RESTIC_REPOSITORY: repository },
      isReadOnly,
    });
  }
  if (!BACKUP_ENGINES) return settings;
  for (const { repository, passwordFile, readOnly = false, environment: more = {} } of readEngines(BACKUP_ENGINES)) {
    settings.push({
      program: RESTIC_PROGRAM,
      environment: { ...more, RESTIC_REPOSITORY: repository, RESTIC_PASSWORD_FILE: passwordFile },
      isReadOnly: isReadOnly || readOnly,
    });
  }
  return settings;
}

/** What the program is started with. A variable of another repository would be taken for this one's. */
export function programEnvironment({ environment }: ResticSettings): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !own.test(name));
  return { ...Object.fromEntries(inherited), RESTIC_PROGRESS_FPS: '1', ...environment };
}

/** Where it is, without what somebody signs in there with. */
export function repositoryPlace({ environment }: ResticSettings): string {
  return (environment.RESTIC_REPOSITORY ?? '').replace(/\/\/[^/@]*@/, '//');
}

/** Whether its backups are elsewhere than on this machine. */
export function isRemote({ environment }: ResticSettings): boolean {
  return /^(?:azure|b2|gs|rclone|rest|s3|sftp|swift):/.test(environment.RESTIC_REPOSITORY ?? '');
}

function readEngines(path: string) {
  const text = readText('BACKUP_ENGINES', path);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Error(`BACKUP_ENGINES names ${path}, which is no JSON.`, { cause });
  }
  const read = z.safeParse(enginesFile, json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(
    `BACKUP_ENGINES names ${path}, which is no list of { "repository", "passwordFile" }: ${issue?.path.join('.')} ${issue?.message}`,
  );
}

function readText(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Error(`${variable} names ${path}, which could not be read.`, { cause });
  }
}
