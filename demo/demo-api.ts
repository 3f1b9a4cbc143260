/** The reference server's own calls, which no element makes: who is signed in, what is to go wrong, what was asked. */

export interface DemoSession {
  user: DemoUser;
  users: DemoUser[];
  environment: string;
  featureFlags: Record<string, boolean>;
  permissions: Record<string, boolean>;
}

export interface DemoUser {
  id: string;
  name: string;
  email: string;
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
  orderFault: (order: FaultOrder) => ask<unknown>('POST', '/demo/faults', order),
  clearFaults: () => ask<unknown>('DELETE', '/demo/faults'),
  requests: () => ask<{ count: number; requests: LoggedRequest[] }>('GET', '/demo/requests'),
  backups: () => ask<BackupProgress[]>('GET', '/demo/backups'),
  backUp: () => ask<unknown>('POST', '/demo/backups', {}),
};

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  return response.json();
}
