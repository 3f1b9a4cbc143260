import type { ChildProcess } from 'node:child_process';
import { forkProcess } from '../../processes/fork-process.ts';
import type { RestoreCounts } from '../database/restore-counts.ts';
import type { JobEnd } from '../jobs/job-end.ts';
import {
  locationVariable,
  type RestoreNews,
  type RestoreOrderMessage,
  type RestorePlace,
  type RestoreTask,
} from './restore-task.ts';

interface Listener {
  onCounts(counts: RestoreCounts): void;
  onEnd(end: JobEnd): void;
}

/** Hands restore jobs to the restore process, which is started with the first of them. */
export class RestoreRunner {
  readonly #place: RestorePlace;
  readonly #listeners = new Map<string, Listener>();
  #child: ChildProcess | undefined;
  #isClosing = false;

  constructor(place: RestorePlace) {
    this.#place = place;
  }

  /** How the job ended; never when the server closes first. */
  run(task: RestoreTask, onCounts: (counts: RestoreCounts) => void): Promise<JobEnd> {
    return new Promise((onEnd) => {
      this.#listeners.set(task.uid, { onCounts, onEnd });
      this.#send({ start: task });
    });
  }

  cancel(uid: string): void {
    this.#send({ cancel: uid });
  }

  /** Ends its stalling. */
  letGo(uid: string): void {
    this.#send({ letGo: uid });
  }

  /** Ends the process at once: its jobs are resumed by the next server. */
  async close(): Promise<void> {
    this.#isClosing = true;
    const child = this.#child;
    if (!child) return;
    const ended = new Promise((done) => child.once('close', done));
    child.kill('SIGKILL');
    await ended;
  }

  /** Behind what this turn still has to answer: who orders a job waits for no process, and for no long message to it. */
  #send(message: RestoreOrderMessage): void {
    setImmediate(() => {
      if (this.#isClosing) return;
      // Ended meanwhile with the process that was there.
      if ('start' in message && !this.#listeners.has(message.start.uid)) return;
      this.#child ??= this.#start();
      this.#child.send(message);
    });
  }

  #start(): ChildProcess {
    const child = forkProcess(new URL('./restore-process.ts', import.meta.url), {
      // Not by its arguments, which every user of the machine can list: the location has a password perhaps.
      [locationVariable]: JSON.stringify(this.#place),
    });
    child.on('message', (news: RestoreNews) => this.#hear(news));
    child.once('error', () => this.#lose());
    child.once('close', () => this.#lose());
    return child;
  }

  #hear({ uid, counts, end }: RestoreNews): void {
    const listener = this.#listeners.get(uid);
    listener?.onCounts(counts);
    if (!end) return;
    this.#listeners.delete(uid);
    listener?.onEnd(end);
  }

  #lose(): void {
    this.#child = undefined;
    if (this.#isClosing) return;
    const lost = [...this.#listeners.values()];
    this.#listeners.clear();
    for (const { onEnd } of lost)
      onEnd({ status: 'failed', message: 'The restore was interrupted. What it had restored is there.' });
  }
}
