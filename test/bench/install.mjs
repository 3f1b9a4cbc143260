/** The peers are installed only here and only when somebody asks for their figures: a normal install has none of them. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const benchFolder = dirname(fileURLToPath(import.meta.url));

/** What went wrong and what to do, for whoever asked; not a defect of ours. */
export class PeersMissing extends Error {}

/** As the lockfile has them; throws `PeersMissing` when they cannot be had. */
export async function installPeers() {
  if (isInstalled()) return;
  console.log('Installing the peers into test/bench …');
  // Their scripts only count who uses them.
  const { code, output } = await npm(['ci', '--no-audit', '--no-fund', '--ignore-scripts']);
  if (code === 0) return;
  const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|network|registry/i.test(output);
  const why = isOffline
    ? 'The package registry cannot be reached. The peers come from it: connect, or set the registry that npm is to use, and run this again. Nothing was measured.'
    : 'npm could not install the peers. Nothing was measured.';
  throw new PeersMissing(`${why}\n\n${output.trim().split('\n').slice(-8).join('\n')}`);
}

export function versionOf(name) {
  return JSON.parse(readFileSync(join(benchFolder, 'node_modules', name, 'package.json'), 'utf8')).version;
}

function isInstalled() {
  const { packages } = JSON.parse(readFileSync(join(benchFolder, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).every(([path, { version, optional }]) => {
    if (path === '' || optional) return true;
    const manifest = join(benchFolder, path, 'package.json');
    return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version;
  });
}

function npm(args) {
  return new Promise((resolve) => {
    const child = spawn('npm', args, {
      cwd: benchFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code, output }));
  });
}
