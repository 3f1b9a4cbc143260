/** Runs restic. Arguments are a list and go through no shell; what names a file follows `--`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { PassThrough, type Readable } from 'node:stream';
import { failureNamed, failureOf, leastVersion } from './restic-failure.ts';
import { programEnvironment, type ResticSettings } from './restic-settings.ts';

/** Of what it writes about failures. */
const mostWritten = 16_384;

/** Seconds between two attempts after which the network is taken for gone: there were some seven by then. */
const longestWait = 4;

/** After it the program removes its lock; older versions do not after others. */
const farewell = 'SIGINT';

/** How often in a row the program is started where another one's lock went while it looked at it. */
const startsAtMost = 5;

interface RunningProgram {
  stdout: Readable;
  /** Fails as the program did. */
  done: Promise<void>;
  /** Ends it; what it fails of then is nobody's concern. */
  end(): void;
}

export class ResticProgram {
  readonly #settings: ResticSettings;
  readonly #children = new Set<ChildProcess>();
  /** Their ends, of however many children in a row. */
  readonly #running = new Set<Promise<void>>();
  #isClosed = false;
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
    this.#isClosed = true;
    for (const child of this.#children) child.kill(farewell);
    await this.settled();
  }

  /** Until what runs now has ended, also what was told to: a writer wants the repository for itself. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#running);
  }

  #spawn(args: readonly string[], goodCodes: readonly number[] = []): RunningProgram {
    const stdout = new PassThrough();
    let child = this.#startChild(args, stdout);
    let isEnded = false;
    const done = new Promise<void>((resolve, reject) => {
      const watch = (startsLeft: number): void => {
        const signs = signsOf(child);
        child.once('error', () => {
          this.#children.delete(child);
          stdout.end();
          reject(failureNamed('missing'));
        });
        child.once('close', (code) => {
          this.#children.delete(child);
          if (signs.trouble === 'locked' && startsLeft > 0 && !isEnded && !this.#isClosed) {
            child = this.#startChild(args, stdout);
            watch(startsLeft - 1);
            return;
          }
          stdout.end();
          if (isEnded) resolve();
          else if (signs.trouble) reject(failureNamed(signs.trouble));
          else if (code === 0 || (code !== null && goodCodes.includes(code))) resolve();
          else reject(failureOf(code, signs.written));
        });
      };
      watch(startsAtMost - 1);
    });
    this.#running.add(done);
    const forget = () => this.#running.delete(done);
    // Whoever leaves before its end has no use for how it ended.
    done.then(forget, forget);
    return {
      stdout,
      done,
      end() {
        isEnded = true;
        if (child.exitCode === null && child.signalCode === null) child.kill(farewell);
        child.stdout?.destroy();
        stdout.destroy();
      },
    };
  }

  #startChild(args: readonly string[], stdout: PassThrough): ChildProcess {
    const child = spawn(this.#settings.program, args, {
      env: programEnvironment(this.#settings),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#children.add(child);
    child.stdout.pipe(stdout, { end: false });
    return child;
  }
}

interface Signs {
  /** The last of what it wrote about failures. */
  written: string;
  /** For which it was ended: its network is gone, or another one's lock, which it would wait for. */
  trouble: 'unreachable' | 'locked' | undefined;
}

/** What is to be seen of a program while it runs. */
function signsOf(child: ChildProcess): Signs {
  const signs: Signs = { written: '', trouble: undefined };
  let hasAnswered = false;
  child.stdout?.once('data', () => {
    hasAnswered = true;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    signs.written = (signs.written + text).slice(-mostWritten);
    if (signs.trouble) return;
    if (!hasAnswered && waitsForLockThatWent(text)) signs.trouble = 'locked';
    else if (hasTriedLong(text)) signs.trouble = 'unreachable';
    if (signs.trouble) endSoon(child);
  });
  return signs;
}

/**
 * Before it answers, the program reads the locks of those that run beside it. Where one is removed between the list and the
 * look at it, versions before 0.16.1 ask for it again for a quarter of an hour. Source: https://github.com/restic/restic/issues/1523
 */
const waitsForLockThatWent = (text: string): boolean =>
  text
    .split('\n')
    .some((line) => line.startsWith('Load(<lock/') && line.includes('retrying after') && isGone.test(line));

/** As stores say it: a folder, a REST server, one that is S3-compatible. */
const isGone = /no such file|does not exist|not found|NoSuchKey/i;

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
  stdout.setEncoding('utf8');
  for await (const chunk of stdout) text += chunk;
  await done;
  return text;
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = other.findIndex((part, index) => part !== one[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
