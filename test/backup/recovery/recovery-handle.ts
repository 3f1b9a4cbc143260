/** An element over backed-up data against the reference server, in the words of the one who uses it. */

import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { configure } from '../../../src/host/configuration/configure.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { eventually, ok } from '../../support/assert.ts';
import { signIn } from '../../support/server.ts';

export const reported: unknown[] = [];

export interface Heard {
  type: string;
  detail: unknown;
}

type Tag = 'rmm-restore-progress' | 'rmm-sync-dialog' | 'rmm-delete-backup-dialog';

export class RecoveryHandle<Name extends Tag = Tag> {
  readonly heard: Heard[] = [];

  private constructor(readonly element: HTMLElementTagNameMap[Name]) {}

  /** Signs in and shows the element with these values; each test has a session of its own. */
  static async open<Name extends Tag>(
    tag: Name,
    values: Partial<HTMLElementTagNameMap[Name]>,
    configuration: Partial<Configuration> = {},
  ): Promise<RecoveryHandle<Name>> {
    await prepare(configuration);
    const element = document.createElement(tag);
    const handle = new RecoveryHandle<Name>(element);
    const { events } = (element.constructor as unknown as { definition: { events: object } }).definition;
    for (const type of Object.keys(events)) {
      element.addEventListener(type, (event) =>
        handle.heard.push({ type, detail: (event as CustomEvent<unknown>).detail }),
      );
    }
    Object.assign(element, values);
    document.body.append(element);
    return handle;
  }

  get root(): ShadowRoot {
    ok(this.element.shadowRoot, 'the element has an open shadow root');
    return this.element.shadowRoot;
  }

  all<Kind extends HTMLElement = HTMLElement>(selector: string): Kind[] {
    return [...this.root.querySelectorAll<Kind>(selector)];
  }

  find<Kind extends HTMLElement = HTMLElement>(selector: string, text?: string | RegExp): Promise<Kind> {
    return eventually(() => {
      const found = this.all<Kind>(selector).find((one) => text === undefined || isNamed(one, text));
      ok(found, `${selector} ${text ?? ''}; there is ${this.all(selector).map(nameOf).join(' | ')}`);
      return found;
    });
  }

  /** The last one of that name: a question stands over the dialog that it is about. */
  button(name: string): Promise<HTMLElement> {
    return eventually(() => {
      const found = this.all('button').findLast((one) => isNamed(one, name));
      ok(found, `a button ${name}; there is ${this.all('button').map(nameOf).join(' | ')}`);
      return found;
    });
  }

  async isClosed(): Promise<void> {
    await eventually(() => ok(this.all('dialog').length === 0, 'it is still open'));
  }

  /** What it says to everybody, and to a screen reader alone. */
  sees(text: string | RegExp): Promise<void> {
    return eventually(() => {
      const all = this.root.querySelector('.root')?.textContent ?? '';
      ok(typeof text === 'string' ? all.includes(text) : text.test(all), `${text} in: ${all}`);
    }) as Promise<void>;
  }

  types(): string[] {
    return this.heard.map(({ type }) => type).filter((type) => type !== 'rmm-job-change');
  }

  of(type: string): unknown[] {
    return this.heard.filter((one) => one.type === type).map(({ detail }) => detail);
  }

  focused(): string {
    const now = activeElement(document);
    return now ? nameOf(now) : '';
  }

  close(): void {
    this.element.remove();
  }
}

export async function prepare(configuration: Partial<Configuration> = {}): Promise<void> {
  const session = await signIn('admin');
  reported.length = 0;
  configure({
    permissions: session.permissions,
    featureFlags: session.featureFlags,
    locale: 'en',
    resolveMfa: async () => false,
    renewSession: async () => false,
    fetch: (...args) => globalThis.fetch(...args),
    reportError: (error) => void reported.push(error),
    ...configuration,
  });
}

export async function orderJobFault(order: Record<string, unknown>): Promise<void> {
  await send('PUT', '/demo/job-faults', order);
}

/** Restores the Documents of a device's “User data” into its temporary folder; 10 files. */
export async function beginRestore(nodeId: number, ifExists = 'OVERWRITE'): Promise<string> {
  const { plan, folders } = await userData(nodeId);
  const answer = await send<{ jobUID: string }>('POST', `/backup/lockhart/nodes/${nodeId}/restore-jobs`, {
    planId: plan.planId,
    items: [{ type: 'FOLDER', id: String(folders[0]?.id) }],
    ifExists,
    location: 'other',
    destination: { nodeId: 1, path: '/tmp' },
  });
  return answer.jobUID;
}

/** The same, which stands still with a file or more done until it is let go; then it meets `fault`, where there is one. */
export async function beginHeldRestore(nodeId: number, fault?: Record<string, unknown>): Promise<string> {
  await orderJobFault({ fault: 'stalled', afterShare: 0.1 });
  if (fault) await orderJobFault(fault);
  return beginRestore(nodeId);
}

/** Uploads “Workshop NAS” of device 1: stands still before the first file until it is let go, and then fails. */
export async function beginHeldSync(): Promise<string> {
  await orderHeldFailure();
  const plans = await send<{ uid: string; name: string }[]>('GET', '/backup/lockhart/nodes/1/plans');
  const plan = plans.find(({ name }) => name === 'Workshop NAS');
  const answer = await send<{ jobUID: string }>('POST', `/backup/lockhart/nodes/1/plans/${plan?.uid}/sync-jobs`);
  return answer.jobUID;
}

/** Backs “Documents” of device 1 up; the same. */
export async function beginHeldBackup(): Promise<string> {
  await orderHeldFailure();
  await send('POST', '/demo/backups', { plan: 'documents' });
  const jobs = await send<{ jobUID: string }[]>('GET', '/backup/lockhart/nodes/1/restore-jobs?kinds=BACKUP');
  return jobs[0]?.jobUID ?? '';
}

async function orderHeldFailure(): Promise<void> {
  await orderJobFault({ fault: 'stalled', afterShare: 0 });
  await orderJobFault({ fault: 'fails', afterShare: 0 });
}

export async function letGo(jobUID: string): Promise<void> {
  await send('POST', `/demo/restore-jobs/${jobUID}/let-go`);
}

/** Restores 600 files of device 1: something new at every look for ten seconds, and no end until it is canceled. */
export async function beginLongRestore(): Promise<string> {
  await orderJobFault({ fault: 'slow', filesPerSecond: 50 });
  await orderJobFault({ fault: 'stalled', afterShare: 0.9 });
  const { plan, items } = await contentOf(1, 'Project');
  const many = items.find(({ name }) => name === 'many');
  ok(many, 'the sample folder has many files');
  const answer = await send<{ jobUID: string }>('POST', '/backup/lockhart/nodes/1/restore-jobs', {
    planId: plan.planId,
    items: [{ type: 'FOLDER', id: many.id }],
    ifExists: 'OVERWRITE',
    location: 'other',
    destination: { nodeId: 1, path: '/tmp' },
  });
  return answer.jobUID;
}

interface Named {
  id: string | number;
  name: string;
  path: string;
  type: string;
}

/** The plan that every device has, as an entry, with its folders and the files of its first one. */
export const userData = (nodeId: number) => contentOf(nodeId, 'User data');

async function contentOf(nodeId: number, planName: string) {
  const base = `/backup/lockhart/nodes/${nodeId}`;
  const plans = await send<{ uid: string; name: string; numericId: number }[]>('GET', `${base}/plans`);
  const found = plans.find(({ name }) => name === planName);
  ok(found, `device ${nodeId} has ${planName}`);
  const { uid, name, numericId } = found;
  const shared = { planId: uid, planName: name, planNumericId: numericId };
  const plan = { ...shared, type: 'plan' as const, id: uid, name };
  const folders = await send<Named[]>('GET', `${base}/plans/${uid}/folders?page=0&size=10`);
  const first = folders[0];
  const content = await send<{ results: Named[] }>(
    'GET',
    `/backup/lockhart/v2/nodes/${nodeId}/plans/${uid}/folders/${first?.id}/content?page=0&size=50`,
  );
  const items = content.results.map(({ id, type, ...rest }) => ({
    ...shared,
    ...rest,
    id: String(id),
    type: type === 'FOLDER' ? ('folder' as const) : ('file' as const),
  }));
  return { plan, folders, items };
}

async function send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const content = body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(path, { method, ...content });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.json() as Promise<Answer>;
}

/** Lets time pass for whoever looks at the clock, without waiting. */
export function skipTime(milliseconds: number): void {
  const now = performance.now.bind(performance);
  Object.defineProperty(performance, 'now', { configurable: true, value: () => now() + milliseconds });
}

export function restoreTime(): void {
  Reflect.deleteProperty(performance, 'now');
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
}

function isNamed(element: Element, name: string | RegExp): boolean {
  return typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));
}
