/** What is asked on purpose: whether somebody answers, how, and by which clock. */
import type { Configuration } from '../../host/configuration/configuration-types.ts';
import { type Policy, policiesOf } from '../checks/policy-check.ts';

export interface Answer {
  /** None where nobody answered. */
  status: number | undefined;
  contentType: string | undefined;
  /** `null` also where the server keeps it from other origins. */
  date: string | null;
  /** Milliseconds since 1970. */
  sent: number;
  received: number;
}

/** Milliseconds. */
const patience = 10_000;

/** Until then, or until the doctor has gone. */
const within = (lifetime: AbortSignal) => AbortSignal.any([lifetime, AbortSignal.timeout(patience)]);

/** As an element would ask, with what the host sends along. */
export async function askAsElement(
  address: string,
  { fetch, headers, credentials }: Pick<Configuration, 'fetch' | 'headers' | 'credentials'>,
  lifetime: AbortSignal,
): Promise<Answer> {
  const sent = Date.now();
  try {
    const given = typeof headers === 'function' ? await headers() : headers;
    const signal = within(lifetime);
    const answer = await fetch(address, { headers: given, credentials, signal, cache: 'no-store' });
    const received = Date.now();
    await answer.body?.cancel();
    const contentType = answer.headers.get('content-type') ?? undefined;
    return { status: answer.status, contentType, date: answer.headers.get('date'), sent, received };
  } catch {
    return { status: undefined, contentType: undefined, date: null, sent, received: Date.now() };
  }
}

/** Whether anybody answers there at all: nothing of the answer can be read, so that no CORS is asked for. */
export async function isReachable(address: string, lifetime: AbortSignal): Promise<boolean> {
  try {
    const signal = within(lifetime);
    await fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

/** With which answer a file of the bundle comes; `undefined` where none does. */
export async function statusOf(file: string, lifetime: AbortSignal): Promise<number | undefined> {
  try {
    const signal = within(lifetime);
    const { status, headers, body } = await fetch(file, { cache: 'no-store', signal });
    await body?.cancel();
    // A server that sends its page for whatever it does not have has it no more either.
    return status === 200 && !/script/.test(headers.get('content-type') ?? '') ? 404 : status;
  } catch {
    return undefined;
  }
}

/** The policies of the page: those in its markup, and what its server sends along. */
export async function policiesOfPage(document: Document, lifetime: AbortSignal): Promise<Policy[]> {
  const written = [...document.querySelectorAll<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy" i]')];
  const headers = written.map(({ content }) => content);
  if (/^https?:$/.test(document.location.protocol)) headers.push(await sentPolicy(document.location.href, lifetime));
  return headers.flatMap(policiesOf);
}

async function sentPolicy(page: string, lifetime: AbortSignal): Promise<string> {
  try {
    const signal = within(lifetime);
    const { headers } = await fetch(page, { method: 'HEAD', credentials: 'same-origin', signal });
    return headers.get('content-security-policy') ?? '';
  } catch {
    return '';
  }
}

/** What the browser keeps from the page. */
export async function blockedStorage(): Promise<string[]> {
  const asked: Readonly<Record<string, () => unknown>> = {
    localStorage: () => localStorage.length,
    sessionStorage: () => sessionStorage.length,
    indexedDB: () => indexedDB.databases(),
  };
  const blocked: string[] = [];
  for (const [name, ask] of Object.entries(asked)) {
    try {
      await ask();
    } catch {
      blocked.push(name);
    }
  }
  return blocked;
}
