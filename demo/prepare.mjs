/**
 * Brings a clone to where the demo can run: packages as the lockfile has them, a build of the sources as they are.
 * Runs before anything is installed, so it uses nothing but Node.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));

const stampFile = join(projectFolder, 'dist', '.stamp');
/** What a build is made of. The server and the pages' HTML and CSS are served as they lie. */
const buildSources = [
  'src',
  'elements',
  'demo',
  'rollup.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const notBuilt = [join('demo', 'server'), join('demo', 'pages'), join('demo', '.data'), join('demo', 'start.mjs')];

/** Installs when a package of the lockfile is missing or has another version. */
export async function installWhenNeeded() {
  if (await isInstalled()) return;
  await run('npm', ['ci', '--no-audit', '--no-fund'], 'Installing packages from the lockfile…');
}

/** Builds when a source changed since the last build; `true` when it did. */
export async function buildWhenNeeded() {
  if ((await readText(stampFile)) === (await sourceStamp())) return false;
  await run(
    process.execPath,
    [join('node_modules', 'rollup', 'dist', 'bin', 'rollup'), '-c', '--silent'],
    'Building …',
  );
  return true;
}

/** Remembers what the build that just ended was made of. */
export async function writeStamp() {
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, await sourceStamp());
}

async function isInstalled() {
  const wanted = JSON.parse(await readFile(join(projectFolder, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(
    (await readText(join(projectFolder, 'node_modules', '.package-lock.json'))) || '{}',
  ).packages;
  if (!installed) return false;
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || entry.peer || installed[path]?.version === entry.version,
  );
}

/** Path, size and time of every source: reading them all would cost more than it tells. */
async function sourceStamp() {
  const lines = [];
  for (const source of buildSources) await describe(join(projectFolder, source), lines);
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}

async function describe(path, lines) {
  const name = relative(projectFolder, path);
  if (notBuilt.some((folder) => name === folder || name.startsWith(folder + sep))) return;
  const facts = await stat(path);
  if (facts.isDirectory()) {
    for (const child of await readdir(path)) await describe(join(path, child), lines);
  } else {
    lines.push(`${name} ${facts.size} ${facts.mtimeMs}`);
  }
}

async function readText(file) {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return '';
  }
}

function run(command, args, message) {
  console.log(message);
  return new Promise((resolve, reject) => {
    // Windows finds npm only through a shell.
    const child = spawn(command, args, {
      cwd: projectFolder,
      stdio: 'inherit',
      shell: command === 'npm' && process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}`)),
    );
  });
}
