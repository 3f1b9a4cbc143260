/** The reference server's own calls, which no element makes: who is signed in, what is to go wrong, what was asked. */

import type { UploadStatus } from '../../src/directory/upload-check.ts';
import type { Ticket } from '../../src/help/contract.ts';
import type { TicketState } from './ticket-api.ts';

export interface DemoSession {
  user: { id: string; name: string; email: string };
  users: DemoUser[];
  environment: string;
  featureFlags: Record<string, boolean>;
  permissions: Record<string, boolean>;
}

export interface DemoUser {
  id: string;
  name: string;
  /** What the user is there to show. */
  shows: string;
}

export interface FaultOrder {
  fault: string;
  match?: string;
  times?: number;
  delayMs?: number;
  retryAfterSeconds?: number;
}

export interface FaultList {
  faults: { name: string; description: string }[];
  active: FaultOrder[];
}

export interface JobFaultOrder {
  fault: string;
  /** How many of the next restore jobs; one when absent. */
  times?: number;
}

export interface JobFaultList {
  faults: { name: string; description: string }[];
  active: Required<JobFaultOrder>[];
}

export interface UploadFaultOrder {
  fault: string;
  /** How many of the next attachments of tickets; one when absent. */
  times?: number;
}

export interface UploadFaultList {
  faults: { name: string; description: string }[];
  active: Required<UploadFaultOrder>[];
}

export interface SentTicket {
  id: number;
  /** Milliseconds since 1970. */
  created: number;
  author: { name: string; email: string };
  payload: Ticket;
  state: TicketState;
  attachments: SentAttachment[];
}

export interface SentAttachment {
  id: number;
  token: string;
  name: string;
  /** Bytes. */
  size: number;
  /** A media type, or `refused`. */
  kind: string;
  uploadStatus: UploadStatus;
  /** Null where nobody may open it. */
  contentAddress: string | null;
}

export interface LoggedRequest {
  number: number;
  method: string;
  path: string;
  query: string;
  endpoint: string;
  milliseconds: number | null;
  /** `null` while it runs, 0 when the client went away first. */
  status: number | null;
  fault: string | null;
}

/** A plan of this machine that can be backed up again. */
export interface BackupPlanChoice {
  name: string;
  /** What the call is sent. */
  order: { plan: string } | { nodeId: number; planId: string };
}

export interface BackupProgress {
  planId: number;
  state: 'running' | 'completed' | 'failed';
  phase: string;
  totalFiles: number;
  files: number;
  totalBytes: number;
  bytes: number;
  message: string | null;
}

export const demoApi = {
  session: () => ask<DemoSession>('GET', '/demo/session'),
  signIn: (user: string) => ask<DemoSession>('POST', '/demo/session', { user }),
  faults: () => ask<FaultList>('GET', '/demo/faults'),
  orderFault: (order: FaultOrder) => ask<FaultList>('PUT', '/demo/faults', order),
  clearFaults: () => ask<FaultList>('DELETE', '/demo/faults'),
  jobFaults: () => ask<JobFaultList>('GET', '/demo/job-faults'),
  orderJobFault: (order: JobFaultOrder) => ask<JobFaultList>('PUT', '/demo/job-faults', order),
  clearJobFaults: () => ask<JobFaultList>('DELETE', '/demo/job-faults'),
  uploadFaults: () => ask<UploadFaultList>('GET', '/demo/upload-faults'),
  orderUploadFault: (order: UploadFaultOrder) => ask<UploadFaultList>('PUT', '/demo/upload-faults', order),
  clearUploadFaults: () => ask<UploadFaultList>('DELETE', '/demo/upload-faults'),
  tickets: () => ask<{ total: number; tickets: SentTicket[] }>('GET', '/demo/tickets'),
  devices: async () =>
    (await ask<{ results: { id: number; displayName: string }[] }>('GET', '/query/devices?size=12')).results,
  /** As if a second factor had been given. */
  passMfa: () => ask<unknown>('POST', '/demo/mfa', {}),
  requests: () => ask<{ count: number; requests: LoggedRequest[] }>('GET', '/demo/requests'),
  backups: () => ask<BackupProgress[]>('GET', '/demo/backups'),
  backupPlans: () => ask<BackupPlanChoice[]>('GET', '/demo/backup-plans'),
  backUp: (order: BackupPlanChoice['order']) => ask<BackupProgress>('POST', '/demo/backups', order),
};

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  if (!response.ok) {
    const { message } = (await response.json().catch(() => ({}))) as { message?: string };
    throw new Error(message ?? `${method} ${path} answered ${response.status}`);
  }
  return response.json();
}
