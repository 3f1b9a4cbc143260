/** A host's project, copied, installed and built: its lock first, then the packed package as a consumer installs it. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packedPackage, root } from '../elements/packed-package.ts';

const run = promisify(execFile);

/** What is installed stays from run to run while the lock is the same. */
const installed = '.installed-lock.json';

/** @returns the folder in which it was built */
export async function buildHost(name: string): Promise<string> {
  const source = join(root, 'test/hosts', name);
  const folder = join(root, 'test/.cache/hosts', name);
  const tarball = await packedPackage();
  mkdirSync(folder, { recursive: true });
  const kept = ['node_modules', installed];
  for (const file of readdirSync(folder)) if (!kept.includes(file)) rmSync(join(folder, file), { recursive: true });
  cpSync(source, folder, { recursive: true });
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const isInstalled = existsSync(join(folder, installed)) && readFileSync(join(folder, installed), 'utf8') === lock;
  if (!isInstalled) {
    // Not `ci`, which refuses a lock without what other systems need.
    await npm(folder, 'install');
    writeFileSync(join(folder, installed), lock);
  }
  // Beside the lock, which stays as it is: without it everything would be looked up anew, and may be another version.
  await npm(folder, 'install', '--no-save', tarball);
  await npm(folder, 'run', 'build');
  return folder;
}

/** Fails with all that was printed. */
export async function npm(folder: string, ...args: string[]): Promise<void> {
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier'];
  // A registry that does not answer is asked again after half a minute, not after five; what is here is not asked for.
  const patient = ['--prefer-offline', '--fetch-timeout=30000', '--fetch-retries=5'];
  const program = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Tests run with settings of their own, which a project's tools would take for theirs.
  const { NODE_OPTIONS: _, NODE_TEST_CONTEXT: __, ...env } = process.env;
  try {
    await run(program, [...args, ...quiet, ...(args[0] === 'install' ? patient : [])], {
      cwd: folder,
      maxBuffer: 50_000_000,
      env: { ...env, NEXT_TELEMETRY_DISABLED: '1' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`npm ${args.join(' ')} in ${folder}:\n${stdout}\n${stderr}`, { cause: error });
  }
}
