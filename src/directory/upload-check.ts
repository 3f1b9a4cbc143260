/** A backend looks at each uploaded file: until it has, nobody may use it. Source: spec 000 §4, spec 001 §4.2. */
import { CallError } from '../host/http/call-error.ts';

/** `SUCCESS` where a file has none. */
export const uploadStatuses = ['SUCCESS', 'FAILURE', 'SUSPICIOUS', 'PROCESSING'] as const;
export type UploadStatus = (typeof uploadStatuses)[number];

/** One that nobody knows yet is no success. */
export function uploadStatusOf(received: string | null | undefined): UploadStatus {
  return received == null ? 'SUCCESS' : (uploadStatuses.find((known) => known === received) ?? 'FAILURE');
}

/** Milliseconds. */
export const checkTimes = { firstPause: 500, longestPause: 8_000, inAll: 120_000 };

export interface UploadCheck<Uploaded> {
  read(signal: AbortSignal): Promise<Uploaded>;
  signal: AbortSignal;
  /** Name of the endpoint that is asked, for the failure that it takes too long. */
  endpoint: string;
  /** Hears of that failure. */
  report(error: unknown): void;
  /** Calls back when there is something new to see, until its answer is called: then nobody waits for the next question. */
  listen?: ((look: () => void) => () => void) | undefined;
}

/** Asks again while the backend looks at the file, longer and longer apart. Rejects where that takes too long. */
export async function whenChecked<Uploaded extends { readonly status: UploadStatus }>(
  uploaded: Uploaded,
  { read, signal, endpoint, report, listen }: UploadCheck<Uploaded>,
): Promise<Uploaded> {
  const { firstPause, longestPause, inAll } = checkTimes;
  let current = uploaded;
  if (current.status !== 'PROCESSING') return current;
  let wake: (() => void) | undefined;
  let hasNews = false;
  const leave = listen?.(() => {
    hasNews = true;
    wake?.();
  });
  try {
    let waited = 0;
    for (let pause = firstPause; current.status === 'PROCESSING'; pause = Math.min(pause * 2, longestPause)) {
      if (waited >= inAll) {
        const error = new CallError('timeout', { endpoint });
        report(error);
        throw error;
      }
      if (!hasNews) {
        await paused(pause, signal, (end) => {
          wake = end;
        });
        waited += pause;
      }
      hasNews = false;
      current = await read(signal);
    }
    return current;
  } finally {
    leave?.();
  }
}

/** @param onStart Is given what ends it early */
function paused(milliseconds: number, signal: AbortSignal, onStart: (end: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    };
    const end = () => {
      stop();
      resolve();
    };
    const abort = () => {
      stop();
      reject(signal.reason);
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', abort, { once: true });
    onStart(end);
    if (signal.aborted) abort();
  });
}
