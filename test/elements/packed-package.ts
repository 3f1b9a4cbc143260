/** The package as npm hands it out: packed, and unpacked among a consumer's packages. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenNeeded } from '../support/when-needed.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Path of the tarball of the sources as they are, built where needed; a release names its own, which is tried as it is. */
export async function packedPackage(): Promise<string> {
  if (process.env.PACKED_PACKAGE) return process.env.PACKED_PACKAGE;
  await buildWhenNeeded();
  // Packing compresses megabytes: once for each build.
  const stamp = readFileSync(join(root, 'dist/.stamp'), 'utf8').slice(0, 16);
  const tarball = join(root, `test/.cache/packed/${stamp}.tgz`);
  if (existsSync(tarball)) return tarball;
  mkdirSync(join(root, 'test/.cache/packed'), { recursive: true });
  const folder = mkdtempSync(join(root, 'test/.cache/packed/pack-'));
  execFileSync(npm, ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root, stdio: 'ignore' });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  renameSync(join(folder, `rmm-elements-${version}.tgz`), tarball);
  rmSync(folder, { recursive: true });
  return tarball;
}

export interface Consumer {
  /** With a `node_modules` in it. */
  folder: string;
  /** Path of a file of the package. */
  inside(path: string): string;
  remove(): void;
}

/** @param beside names of packages that the consumer has as well, as they are installed here */
export async function consumerOf(beside: readonly string[]): Promise<Consumer> {
  const tarball = await packedPackage();
  const folder = mkdtempSync(join(tmpdir(), 'rmm-consumer-'));
  const modules = join(folder, 'node_modules');
  const target = join(modules, 'rmm-elements');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['xzf', tarball, '--strip-components=1', '-C', target]);
  for (const name of beside) {
    mkdirSync(join(modules, name, '..'), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  }
  return {
    folder,
    inside: (path) => join(target, path),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** `dependencies` and `peerDependencies`, as they are declared. */
export function declaredPackages(): { dependencies: string[]; peers: string[] } {
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { dependencies: Object.keys(dependencies), peers: Object.keys(peerDependencies) };
}
