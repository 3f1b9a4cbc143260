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
const notBuilt = ['server', 'pages', '.data', 'docs', 'docs.mjs', 'start.mjs'].map((name) => join('demo', name));
/** What the documentation is made of beside the build. */
const docsSources = ['src', 'elements', 'demo', join('test', 'hosts'), 'package.json'];
const notInDocs = [join('demo', '.data')];

/** Installs when a package of the lockfile is missing or has another version. */
export async function installWhenNeeded() {
  if (await isInstalled()) return;
  await run('npm', ['ci', '--no-audit', '--no-fund'], 'Installing packages from the lockfile…');
}

/** Builds when a source changed since the last build; `true` when it did. */
export async function buildWhenNeeded() {
  if ((await readText(stampFile)) === (await stampOf(buildSources, notBuilt))) return false;
  // With other tags, neither demo nor tests would find their elements.
  delete process.env.RMM_SUFFIX;
  await run(
    process.execPath,
    [join('node_modules', 'rollup', 'dist', 'bin', 'rollup'), '-c', '--silent'],
    'Building …',
  );
  return true;
}

/** Where the documentation of a build lies. */
export const docsFolder = (dist) => join(dist, 'docs');

/** Writes the documentation when something that it tells of changed; `true` when it did. */
export async function docsWhenNeeded(dist = join(projectFolder, 'dist')) {
  const folder = docsFolder(dist);
  const stamp = join(folder, '.stamp');
  const sources = await stampOf(docsSources, notInDocs);
  const wanted = `${sources} ${await newestOf(join(dist, 'elements'))}`;
  if ((await readText(stamp)) === wanted) return false;
  const script = join('demo', 'docs', 'generator', 'main.ts');
  await run(process.execPath, ['--import', 'tsx', script, dist, folder], 'Writing the documentation …');
  await writeFile(stamp, wanted);
  return true;
}

/** When the elements were built, whose code the documentation brings along. */
async function newestOf(folder) {
  const times = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).mtimeMs);
  return Math.max(...(await Promise.all(times)));
}

/**
 * Remembers what the build that just ended was made of.
 *
 * @param {string} suffix of its tags
 */
export async function writeStamp(suffix) {
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, (await stampOf(buildSources, notBuilt)) + suffix);
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
async function stampOf(sources, leftOut) {
  const lines = [];
  for (const source of sources) await describe(join(projectFolder, source), leftOut, lines);
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}

async function describe(path, leftOut, lines) {
  const name = relative(projectFolder, path);
  if (leftOut.some((folder) => name === folder || name.startsWith(folder + sep))) return;
  const facts = await stat(path);
  if (facts.isDirectory()) {
    for (const child of await readdir(path)) await describe(join(path, child), leftOut, lines);
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
