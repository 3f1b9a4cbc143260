/** Why the program could not do something, as a sentence with what to do. Nothing of what it wrote is told: it may name secrets. */
import { Refusal, type RefusalStatus } from '../../../http/refusal.ts';

interface Failure {
  status: RefusalStatus;
  resultCode: string;
  message: string;
  /** As the program says it since 0.17. */
  exitCode?: number;
  /** As it says it before that, and where no code tells. */
  pattern?: RegExp;
}

export const leastVersion = [0, 14, 0] as const;

const failures = {
  missing: {
    status: 409,
    resultCode: 'ENGINE_PROGRAM_MISSING',
    message:
      'The program restic wasn’t found. Install it, such as with “apt-get install restic”, or set RESTIC_PROGRAM to where it is.',
  },
  tooOld: {
    status: 409,
    resultCode: 'ENGINE_PROGRAM_TOO_OLD',
    message: `This restic is too old. Install version ${leastVersion.join('.')} or later.`,
  },
  password: {
    status: 409,
    resultCode: 'ENGINE_PASSWORD',
    message: 'The password of the backup repository is wrong. Check the file that RESTIC_PASSWORD_FILE names.',
    exitCode: 12,
    pattern: /wrong password|no key found|empty password|password is not correct/i,
  },
  passwordFile: {
    status: 409,
    resultCode: 'ENGINE_PASSWORD_FILE',
    message: 'The password file of the backup repository can’t be read. Check RESTIC_PASSWORD_FILE.',
    pattern: /Resolving password failed/i,
  },
  locked: {
    status: 503,
    resultCode: 'ENGINE_LOCKED',
    message:
      'The backup repository is locked by another restic. Try again when that is done; if none runs any more, “restic unlock” removes its lock.',
    exitCode: 11,
    pattern: /already locked|unable to create lock|failed to lock/i,
  },
  unreachable: {
    status: 503,
    resultCode: 'ENGINE_UNREACHABLE',
    message: 'The backup repository can’t be reached. Check the network, and RESTIC_REPOSITORY.',
    pattern:
      /dial tcp|no such host|connection (?:refused|reset)|i\/o timeout|TLS handshake|network is unreachable|no route to host|context deadline|Connection closed|ssh: |server response unexpected/i,
  },
  absent: {
    status: 409,
    resultCode: 'ENGINE_NO_REPOSITORY',
    message: 'There is no backup repository at RESTIC_REPOSITORY. Check the place, or make one with “restic init”.',
    exitCode: 10,
    pattern: /Is there a repository|repository does not exist|unable to open config|does not exist at the following/i,
  },
  notFound: {
    status: 404,
    resultCode: 'NOT_FOUND',
    message: 'The backup was not found in its repository any more.',
    pattern: /no matching ID found|no snapshot|not found in snapshot/i,
  },
} as const satisfies Record<string, Failure>;

export type FailureName = keyof typeof failures;

export function failureNamed(name: FailureName): Refusal {
  const { status, resultCode, message } = failures[name];
  return new Refusal(status, resultCode, message);
}

/** By how the program ended, and what it wrote. */
export function failureOf(exitCode: number | null, written: string): Refusal {
  const all = Object.entries(failures) as [FailureName, Failure][];
  const byCode = all.find(([, failure]) => failure.exitCode !== undefined && failure.exitCode === exitCode);
  const found = byCode ?? all.find(([, { pattern }]) => pattern?.test(written));
  if (found) return failureNamed(found[0]);
  return new Refusal(
    500,
    'ENGINE_FAILED',
    `restic ended with code ${exitCode ?? 'none'} and couldn’t do what was asked.`,
  );
}
