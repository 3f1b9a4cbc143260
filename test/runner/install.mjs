/** Brings `node_modules` to what the lockfile says. Uses only what Node brings along. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Installs from the lockfile when something it names is missing or has another version.
 *
 * @returns {Promise<boolean>} whether everything is there now
 */
export async function install() {
  if (isInstalled(`${root}package-lock.json`, `${root}node_modules/.package-lock.json`)) return true;
  console.log('Installing packages (npm ci) …');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status === 0) return true;
  console.error('npm ci failed; see above. Without the packages nothing can be tested.');
  return false;
}

/**
 * npm keeps its own record of what it installed inside `node_modules`; comparing versions with it finds a changed
 * lockfile as well as a missing folder, without a stamp file of our own.
 *
 * @param {string} lockfile
 * @param {string} record
 */
export function isInstalled(lockfile, record) {
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    return found ? found.version === entry.version : entry.optional === true || entry.peer === true;
  });
}
