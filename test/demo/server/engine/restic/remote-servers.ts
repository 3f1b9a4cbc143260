/** Real servers that a repository is behind: one that is S3-compatible, and one of restic's own REST protocol. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../support/free-port.ts';

export interface RemoteServer {
  /** As restic names the repository. */
  place: string;
  /** What restic signs in with. */
  environment: Record<string, string>;
  port: number;
  stop(): Promise<void>;
}

const kinds = {
  s3: {
    program: 'moto_server',
    asked: '--help',
    args: (port: number) => ['-H', '127.0.0.1', '-p', String(port)],
    place: (port: number) => `s3:http://127.0.0.1:${port}/bucket/backups`,
    environment: { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'none of anybody’s business' },
    advice: 'no S3-compatible server is here: pip install "moto[server]"',
  },
  rest: {
    program: 'rclone',
    asked: 'version',
    args: (port: number, folder: string) => ['serve', 'restic', '--addr', `127.0.0.1:${port}`, folder],
    place: (port: number) => `rest:http://127.0.0.1:${port}/`,
    environment: {},
    advice: 'rclone is not installed',
  },
} as const;

export type RemoteKind = keyof typeof kinds;

/** `false` where it is here. */
export function whyNoServer(kind: RemoteKind): string | false {
  const { program, asked, advice } = kinds[kind];
  return spawnSync(program, [asked]).status === 0 ? false : advice;
}

export async function startServer(kind: RemoteKind): Promise<RemoteServer> {
  const { program, args, place, environment } = kinds[kind];
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'rmm-remote-'));
  const child = spawn(program, args(port, folder), { stdio: 'ignore' });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
    await wait(50);
  }
  return {
    place: place(port),
    environment,
    port,
    async stop() {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('close', done));
  child.kill('SIGKILL');
  await ended;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
