/**
 * The reference server as a browser test sees it: under the page's own origin, one for the whole run, with a session of
 * the test's own, so that one file's faults and counted requests are not another's.
 *
 * Device 1 backs up a small folder: `many` (600 files), `nested/one/two/three/deep.txt`, `names` (odd and Japanese
 * names), `sizes` (1 byte, 1 MiB), `empty`, `read-me.txt`; see `writeSampleFolder` of the runner.
 */

/** One entry of the server's table of faults; see `demo/server/http/faults.ts` for names and meaning. */
export interface FaultOrder {
  fault: string;
  /** Only calls whose path with query contains it. */
  match?: string;
  /** How often; for ever when absent. */
  times?: number;
  /** Milliseconds. */
  delayMs?: number;
  retryAfterSeconds?: number;
  /** Where `truncated-body` breaks; half of the body when absent. */
  afterBytes?: number;
  /** Of `slow-body`. */
  bytesPerSecond?: number;
}

/** One entry of the table of faults of restore jobs; see `demo/server/http/job-faults.ts` for names and defaults. */
export interface JobFaultOrder {
  fault: 'slow' | 'stalled' | 'fails' | 'unwritable-files';
  /** How many of the next jobs; one when absent. */
  times?: number;
  filesPerSecond?: number;
  bytesPerSecond?: number;
  /** 0 to 1. */
  afterShare?: number;
  everyFile?: number;
}

/** One entry of the table of faults of a ticket's attachments; see `demo/server/http/upload-faults.ts`. */
export interface UploadFaultOrder {
  fault: 'processing' | 'fails' | 'suspicious' | 'refused';
  /** How many of the next uploads; one when absent. */
  times?: number;
  processingSeconds?: number;
}

/** As the demo's inbox shows one. */
export interface SentTicket {
  id: number;
  payload: Record<string, unknown>;
  attachments: { token: string; name: string; size: number; kind: string; contentAddress: string | null }[];
}

export interface LoggedRequest {
  number: number;
  method: string;
  path: string;
  query: string;
  endpoint: string;
  /** `null` while it runs. */
  milliseconds: number | null;
  /** `null` while it runs, 0 when the client went away first. */
  status: number | null;
  fault: string | null;
}

export interface DemoSession {
  user: { id: string; name: string; email: string };
  environment: string;
  featureFlags: Record<string, boolean>;
  permissions: Record<string, boolean>;
}

export interface SessionChoices {
  /** `fed`, `fed-qa1` or another; default `demo`. */
  environment?: string;
  /** All flags of spec 000 §6 are on unless turned off here. */
  featureFlags?: Record<string, boolean>;
}

/** Starts with a clean session: this user (`admin`, `technician`, `operator`), no faults, nothing logged. */
export async function signIn(user = 'admin', choices: SessionChoices = {}): Promise<DemoSession> {
  const { environment = 'demo', featureFlags = {} } = choices;
  allFlags ??= await flagsOfNewSession();
  // Which choices an earlier test left in the session must not matter.
  const choice = { user, environment, featureFlags: { ...allFlags, ...featureFlags }, afresh: true };
  return ask<DemoSession>('POST', '/demo/session', choice);
}

/** By name, all of them on. */
let allFlags: Record<string, boolean> | undefined;

/** Any of the demo's pages gives the browser its session, if it has none. */
async function flagsOfNewSession(): Promise<Record<string, boolean>> {
  await fetch('/', { headers: { accept: 'text/html' } });
  const { featureFlags } = await ask<DemoSession>('GET', '/demo/session');
  return Object.fromEntries(Object.keys(featureFlags).map((name) => [name, true]));
}

export async function setFault(order: FaultOrder): Promise<void> {
  await ask('POST', '/demo/faults', order);
}

/** Of calls, of jobs and of attachments. */
export async function clearFaults(): Promise<void> {
  await ask('DELETE', '/demo/all-faults');
}

/** For the next attachments of this session's tickets. */
export async function setUploadFault(order: UploadFaultOrder): Promise<void> {
  await ask('PUT', '/demo/upload-faults', order);
}

/** Of everybody, newest first. */
export async function sentTickets(): Promise<SentTicket[]> {
  return (await ask<{ tickets: SentTicket[] }>('GET', '/demo/tickets')).tickets;
}

/** For the next restore jobs of this session. */
export async function setJobFault(order: JobFaultOrder): Promise<void> {
  await ask('PUT', '/demo/job-faults', order);
}

/** What this session asked since it signed in, oldest first; the demo's own calls are not among it. */
export async function requests(): Promise<LoggedRequest[]> {
  return (await ask<{ requests: LoggedRequest[] }>('GET', '/demo/requests')).requests;
}

export async function clearRequests(): Promise<void> {
  await ask('DELETE', '/demo/requests');
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const content =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(path, { method, ...content });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
