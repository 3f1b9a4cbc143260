/** A repository of many small files in three snapshots, the same each time. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

const filesInFolder = 100;

/**
 * A tenth of the files in one folder, the others a hundred to a folder; a hundredth changes between the snapshots.
 *
 * @param {string} folder
 * @param {number} files
 */
export function makeRepository(folder, files) {
  const source = join(folder, 'source');
  const environment = {
    RESTIC_REPOSITORY: join(folder, 'repository'),
    RESTIC_PASSWORD_FILE: join(folder, 'password'),
    RESTIC_CACHE_DIR: join(folder, 'cache'),
  };
  const made = join(folder, `${files} files`);
  if (existsSync(made)) return { environment, source };
  const flat = Math.floor(files / 10);
  const pathOf = (/** @type {number} */ index) =>
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
  const restic = (/** @type {string[]} */ ...args) => {
    const { status, stderr } = spawnSync('restic', args, { env: { ...process.env, ...environment }, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  restic('init');
  for (let snapshot = 0; snapshot < 3; snapshot++) {
    for (let index = snapshot; snapshot > 0 && index < files; index += 100) writeFileSync(pathOf(index), `${snapshot}`);
    restic('backup', '--quiet', '--host', hostname(), '--', source);
  }
  rmSync(source, { recursive: true });
  writeFileSync(made, '');
  return { environment, source };
}
