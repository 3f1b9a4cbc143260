/**
 * `npm run release`: checks, builds, packs and tries what would be published, then records the public surface in a commit
 * and tags it. With `--dry-run`, nothing is written beside `dist` and `test/.cache`. Publishing is left to npm.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { changelogProblems, notesOf } from './changelog.ts';
import { type PublicSurface, readSurface } from './public-surface.ts';
import { isBelow, largest, nextVersion, parseVersion } from './semantic-version.ts';
import { billFile, writeBill } from './software-bill.ts';
import { surfaceChanges } from './surface-changes.ts';
import { contentsOf, leftOutOf, megabytes, pack, type Tarball } from './tarball.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const recordFile = 'test/released-surface.json';
/** What tries the package as it is packed. */
const proofs = ['package', 'packed', 'published-types', 'third-party-notices'].map(
  (name) => `test/elements/${name}.node.test.ts`,
);

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const isDry = values['dry-run'];
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { version, private: isPrivate } = JSON.parse(read('package.json'));
const tag = `v${version}`;

/** Why there is no release of what is here. */
const problems: string[] = [];

console.log(`RMM Elements ${version}${isDry ? ', as a trial' : ''}`);
title('Sources');
checkSources();
title('Build');
command(process.execPath, ['node_modules/rollup/dist/bin/rollup', '-c', '--silent']);
title('Public surface');
const surface = readSurface(root);
checkSurface(surface);
title('Package');
const tarball = packWithBill();
title('Proofs');
prove(tarball);
title(problems.length > 0 ? 'Not released' : isDry ? 'It could be released' : 'Release');
if (problems.length > 0) {
  for (const problem of problems) console.error(`- ${problem}`);
  process.exitCode = 1;
} else if (isDry) console.log(`Without --dry-run, its surface would be recorded and the commit tagged ${tag}.`);
else tagRelease(surface);
if (isPrivate)
  console.log(
    `The package is private, so npm publish refuses it. ${relative(process.cwd(), tarball.path)} is what it would send; remove "private" to publish it.`,
  );
else console.log(`npm publish ${relative(process.cwd(), tarball.path)}`);

function checkSources(): void {
  const changed = git('status', '--porcelain');
  if (changed) problems.push(`not all is committed: ${changed.split('\n').length} files`);
  if (!parseVersion(version)) problems.push(`"${version}" is no semantic version`);
  if (git('tag', '--list', tag)) problems.push(`${tag} is there already: raise the version`);
  const found = changelogProblems(read('CHANGELOG.md'), version);
  problems.push(...found.map((problem) => `CHANGELOG.md: ${problem}`));
  const locked = JSON.parse(read('package-lock.json')).version;
  if (locked !== version) problems.push(`package-lock.json says ${locked}: npm version writes both`);
  console.log(notesOf(read('CHANGELOG.md'), version) ?? '');
}

function checkSurface(now: PublicSurface): void {
  const counts = `${Object.keys(now.elements).length} elements, ${Object.keys(now.entries).length} entries, ${Object.keys(now.types).length} types`;
  if (!existsSync(join(root, recordFile))) {
    console.log(`${counts}. No release is recorded to compare them with: this is the first.`);
    return;
  }
  const last: PublicSurface = JSON.parse(read(recordFile));
  const changes = surfaceChanges(last, now);
  const step = largest(changes.map((change) => change.step));
  const lowest = nextVersion(last.version, step);
  console.log(`${counts}; since ${last.version}:`);
  for (const change of changes) console.log(`${change.step.padEnd(6)} ${change.text}`);
  if (changes.length === 0) console.log('as it was');
  console.log(`That is a ${step} step: ${lowest} at least.`);
  if (isBelow(version, lowest)) problems.push(`${version} is too low for what has changed: ${lowest} at least`);
}

function packWithBill(): Tarball {
  const count = writeBill(root);
  const folder = join(root, 'test/.cache/release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const packed = pack(root, folder);
  const dist = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const committed = git('ls-files').split('\n');
  console.log(`${billFile} tells of ${count} packages.`);
  console.log(`\nPublished, ${megabytes(packed.bytes).trim()} packed:\n${contentsOf(packed).join('\n')}`);
  console.log(`\nNot published:\n${leftOutOf(packed, [...committed, ...dist]).join('\n')}`);
  return packed;
}

function prove({ path }: Tarball): void {
  const { status } = spawnSync(process.execPath, ['test/run.mjs', ...proofs], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PACKED_PACKAGE: path },
  });
  if (status !== 0) problems.push('the packed package fails its tests');
}

/** A record that is the same already is a release that failed after it. */
function tagRelease(now: PublicSurface): void {
  writeFileSync(join(root, recordFile), `${JSON.stringify(now, null, 1)}\n`);
  git('add', recordFile);
  if (git('status', '--porcelain')) git('commit', '--message', `Release ${version}`);
  git(
    'tag',
    '--annotate',
    tag,
    '--cleanup=verbatim',
    '--message',
    `${version}\n\n${notesOf(read('CHANGELOG.md'), version)}`,
  );
  console.log(`${tag} is tagged: git push --follow-tags`);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function command(program: string, args: string[]): void {
  execFileSync(program, args, { cwd: root, stdio: 'inherit' });
}

function title(text: string): void {
  console.log(`\n── ${text}\n`);
}
