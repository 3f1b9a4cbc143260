/** One reference server for a run: real backups of a small folder, in data of its own, on a free port. */
import { fork } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverBundle } from './bundle-server.mjs';
import { firstStart } from './first-start.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const patience = 60_000;

/**
 * @param {string} name tells its folders from those of another server of the same run
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startReferenceServer(name) {
  const home = join(temporaryFolder(), `server-${name}`);
  const backupFolder = join(home, 'backed-up');
  writeSampleFolder(backupFolder);
  const script = fileURLToPath(new URL('reference-server-process.mjs', import.meta.url));
  const env = { ...process.env, ...(await firstStart()) };
  const args = [join(home, 'data'), backupFolder, await serverBundle()];
  const child = fork(script, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let output = '';
  const keep = (chunk) => {
    output = (output + chunk).slice(-4000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const removeHome = () => rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  process.once('exit', removeHome);

  const close = async () => {
    if (child.connected) child.disconnect();
    const timer = setTimeout(kill, 5000);
    await ended;
    clearTimeout(timer);
    process.off('exit', kill);
    process.off('exit', removeHome);
    removeHome();
  };
  try {
    return { url: await addressOf(child, ended, () => output), close };
  } catch (error) {
    kill();
    await close();
    throw error;
  }
}

function addressOf(child, ended, output) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`silent for ${patience / 1000} s\n${output()}`)), patience);
    child.once('message', ({ url }) => {
      clearTimeout(timer);
      resolve(url);
    });
    ended.then((code) => {
      clearTimeout(timer);
      reject(new Error(`ended with ${code}\n${output()}`));
    });
  });
}

/** What `test/support/server.ts` tells tests about device 1. */
function writeSampleFolder(folder) {
  const write = (path, content) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (let index = 1; index <= 600; index += 1) {
    write(`many/file-${String(index).padStart(4, '0')}.txt`, `Line of file ${index}\n`.repeat(index));
  }
  write('nested/one/two/three/deep.txt', 'Deep down\n');
  write('names/日本語の資料.txt', 'こんにちは\n');
  write('names/résumé & more.txt', 'Résumé\n');
  write("names/it's 100% #1?.txt", 'Odd\n');
  write('sizes/one-byte.bin', Buffer.alloc(1, 7));
  write('sizes/one-mebibyte.bin', Buffer.alloc(1024 * 1024, 7));
  write('read-me.txt', 'What the tests back up.\n');
  mkdirSync(join(folder, 'empty'), { recursive: true });
}
