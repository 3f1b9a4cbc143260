/** Runs restic. Arguments are a list and go through no shell; what names a file follows `--`. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { failureNamed, failureOf, leastVersion } from './restic-failure.ts';
import { programEnvironment, type ResticSettings } from './restic-settings.ts';

/** Of what it writes about failures. */
const mostWritten = 16_384;

/** Seconds between two attempts after which the network is taken for gone: there were some seven by then. */
const longestWait = 4;

/** After it the program removes its lock; older versions do not after others. */
const farewell = 'SIGINT';

interface RunningProgram {
  stdout: Readable;
  /** Fails as the program did. */
  done: Promise<void>;
  /** Ends it; what it fails of then is nobody's concern. */
  end(): void;
}

export class ResticProgram {
  readonly #settings: ResticSettings;
  readonly #running = new Set<ChildProcess>();
  #version: Promise<readonly number[]> | undefined;

  constructor(settings: ResticSettings) {
    this.#settings = settings;
  }

  /** Refuses where it is missing or too old. */
  version(): Promise<readonly number[]> {
    this.#version ??= this.#readVersion().catch((error: unknown) => {
      // It may be installed meanwhile.
      this.#version = undefined;
      throw error;
    });
    return this.#version;
  }

  async #readVersion(): Promise<readonly number[]> {
    const text = await textOf(this.#spawn(['version']));
    const found = /restic (\d+)\.(\d+)\.(\d+)/.exec(text)?.slice(1, 4).map(Number) ?? [0, 0, 0];
    if (isBefore(found, leastVersion)) throw failureNamed('tooOld');
    return found;
  }

  async json<Answer>(args: readonly string[]): Promise<Answer> {
    return JSON.parse(await textOf(await this.start(['--json', ...args]))) as Answer;
  }

  async run(args: readonly string[], signal?: AbortSignal): Promise<void> {
    const running = await this.start(args, signal);
    running.stdout.resume();
    await running.done;
  }

  /** Lines of JSON, as many at once as come. Leaving the loop ends the program. */
  async *lines<Line>(
    args: readonly string[],
    signal?: AbortSignal,
    goodCodes: readonly number[] = [],
  ): AsyncGenerator<Line[]> {
    for await (const lines of this.#texts('utf8', ['--json', ...args], signal, goodCodes))
      yield lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as Line);
  }

  /** The same of what is no JSON, each byte as one character. */
  byteLines(args: readonly string[], signal?: AbortSignal): AsyncGenerator<string[]> {
    return this.#texts('latin1', args, signal);
  }

  async *#texts(
    encoding: BufferEncoding,
    args: readonly string[],
    signal?: AbortSignal,
    goodCodes?: readonly number[],
  ): AsyncGenerator<string[]> {
    const running = await this.start(args, signal, goodCodes);
    try {
      running.stdout.setEncoding(encoding);
      let rest = '';
      for await (const chunk of running.stdout) {
        const parts = (rest + chunk).split('\n');
        rest = parts.pop() ?? '';
        if (parts.length > 0) yield parts;
      }
      await running.done;
      if (rest !== '') yield [rest];
    } finally {
      running.end();
    }
  }

  async start(
    args: readonly string[],
    signal?: AbortSignal,
    goodCodes: readonly number[] = [],
  ): Promise<RunningProgram> {
    await this.version();
    const running = this.#spawn(this.#settings.isReadOnly ? ['--no-lock', ...args] : args, goodCodes);
    if (!signal) return running;
    const end = () => running.end();
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    const done = running.done
      .finally(() => signal.removeEventListener('abort', end))
      .then(() => signal.throwIfAborted());
    done.catch(() => undefined);
    return { ...running, done };
  }

  /** Ends what runs. */
  async close(): Promise<void> {
    const children = [...this.#running];
    const ended = children.map((child) => new Promise((done) => child.once('close', done)));
    for (const child of children) child.kill(farewell);
    await Promise.all(ended);
  }

  /** Until nothing runs that was ended or not: a writer wants the repository for itself. */
  async settled(): Promise<void> {
    await Promise.all([...this.#running].map((child) => new Promise((done) => child.once('close', done))));
  }

  #spawn(args: readonly string[], goodCodes: readonly number[] = []): RunningProgram {
    const child = spawn(this.#settings.program, args, {
      env: programEnvironment(this.#settings),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#running.add(child);
    let written = '';
    let isLost = false;
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      written = (written + text).slice(-mostWritten);
      if (isLost || !hasTriedLong(text)) return;
      isLost = true;
      endSoon(child);
    });
    let isEnded = false;
    const done = new Promise<void>((resolve, reject) => {
      child.once('error', () => {
        this.#running.delete(child);
        reject(failureNamed('missing'));
      });
      child.once('close', (code) => {
        this.#running.delete(child);
        if (isLost) reject(failureNamed('unreachable'));
        else if (isEnded || code === 0 || (code !== null && goodCodes.includes(code))) resolve();
        else reject(failureOf(code, written));
      });
    });
    // Whoever leaves before its end has no use for how it ended.
    done.catch(() => undefined);
    return {
      stdout: child.stdout,
      done,
      end() {
        isEnded = true;
        if (child.exitCode === null && child.signalCode === null) child.kill(farewell);
        child.stdout.destroy();
      },
    };
  }
}

/** The program tries again for a quarter of an hour, at ever longer intervals; nobody waits that long. */
function hasTriedLong(text: string): boolean {
  return [...text.matchAll(/retrying after (?:(\d+)m)?([\d.]+)(m?s)\b/g)].some(
    ([, minutes, amount, unit]) => minutes !== undefined || (unit === 's' && Number(amount) >= longestWait),
  );
}

/** Without its network it cannot remove its lock either. */
function endSoon(child: ChildProcess): void {
  child.kill(farewell);
  const timer = setTimeout(() => child.kill('SIGKILL'), 3_000);
  child.once('close', () => clearTimeout(timer));
}

async function textOf({ stdout, done }: RunningProgram): Promise<string> {
  let text = '';
  stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await done;
  return text;
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = other.findIndex((part, index) => part !== one[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
