/**
 * Where a run keeps what it throws away: data of servers, profiles of browsers, folders that are backed up. In memory where
 * the machine has plenty, since making and syncing thousands of small files on a disk is half of the work of a server's test.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const gibibyte = 1024 ** 3;
/** A run has used 1 GiB there at most. */
const wanted = { inFolder: 4 * gibibyte, ofMachine: 8 * gibibyte };

/** @type {string | undefined} */
let folder;

/**
 * This run's own, gone when it ends. In memory it is where all that the run starts makes its temporary files, too; whoever
 * has set TMPDIR has chosen another place.
 */
export function temporaryFolder() {
  folder ??= make();
  return folder;
}

function make() {
  const isInMemory = !process.env.TMPDIR && hasMemory();
  const place = isInMemory ? memory : tmpdir();
  for (const left of leftIn(place)) remove(left);
  const made = mkdtempSync(join(place, `rmm-test-${process.pid}-`));
  if (isInMemory) process.env.TMPDIR = made;
  process.once('exit', () => remove(made));
  return made;
}

function hasMemory() {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= wanted.inFolder && freemem() >= wanted.ofMachine;
}

/** What runs left that had no time to tidy up. */
function leftIn(place) {
  return readdirSync(place)
    .filter((name) => {
      const [, pid] = /^rmm-test-(\d+)-/.exec(name) ?? [];
      return pid !== undefined && !isAlive(Number(pid));
    })
    .map((name) => join(place, name));
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // Somebody still writes into it: the next run finds it.
  }
}
