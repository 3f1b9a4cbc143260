/** A page that does in an element's place what was asked for: the element waits, goes on as after its own work, or says why not. */
import '../../elements/delete-backup-dialog.ts';
import '../../elements/download-dialog.ts';
import '../../elements/file-upload.ts';
import '../../elements/location-picker.ts';
import '../../elements/restore-dialog.ts';
import '../../elements/sync-dialog.ts';
import '../../elements/tabbed-dialog.ts';
import { configure } from '../../src/host/configuration/configure.ts';
import type { RequestEvent } from '../../src/host/request-event.ts';
import { prepare, userData } from '../backup/recovery/recovery-handle.ts';
import { deepEqual, equal, eventually, ok, throws } from '../support/assert.ts';
import { fakeBackend, json } from '../support/fake-backend.ts';
import { requests } from '../support/server.ts';
import { click, type, unhover } from '../support/user.ts';

type Shown = HTMLElement & { show(): Promise<void> };

interface Case {
  event: string;
  open(): Promise<HTMLElement>;
  /** Presses what asks. */
  ask(element: HTMLElement): Promise<unknown>;
  /** What the user has entered stays while the page works, and when it fails. */
  isKept?(element: HTMLElement): void;
  /** Events that follow when it is done. */
  followed: readonly string[];
}

const inside = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const button = (element: Element, name: string) =>
  eventually(() => inside(element, 'button').findLast((one) => (one.ariaLabel ?? one.textContent) === name) ?? null);
const textOf = (element: Element) => element.shadowRoot?.querySelector('.root')?.textContent ?? '';

async function opened(tag: keyof HTMLElementTagNameMap, values: object): Promise<HTMLElement> {
  await prepare();
  const element = Object.assign(document.createElement(tag), values) as Shown;
  document.body.append(element);
  await element.show();
  return element;
}
const withFiles = (tag: keyof HTMLElementTagNameMap, nodeId: number, count: number) => async () => {
  await prepare();
  const { items } = await userData(nodeId);
  return opened(tag, { nodeId, items: items.filter(({ type }) => type === 'file').slice(0, count) });
};
const withPlan = (tag: keyof HTMLElementTagNameMap, nodeId: number) => async () => {
  await prepare();
  return opened(tag, { nodeId, items: [(await userData(nodeId)).plan] });
};

const cases: Record<string, Case> = {
  'a sync': {
    event: 'rmm-sync-request',
    open: withPlan('rmm-sync-dialog', 11),
    ask: async (element) => click(await button(element, 'Sync to cloud')),
    followed: ['rmm-sync-created', 'rmm-close'],
  },
  'a deletion': {
    event: 'rmm-delete-request',
    open: withPlan('rmm-delete-backup-dialog', 61),
    async ask(element) {
      const field = await eventually(() => (inside(element, 'input')[0] as HTMLInputElement | undefined) ?? null);
      if (field.value === '') {
        await click(field);
        await type('User data');
      }
      await click(await button(element, 'Delete plan data'));
    },
    isKept: (element) => equal((inside(element, 'input')[0] as HTMLInputElement).value, 'User data'),
    followed: ['rmm-delete-scheduled', 'rmm-close'],
  },
  'a download': {
    event: 'rmm-download-request',
    open: withFiles('rmm-download-dialog', 11, 2),
    async ask(element) {
      await eventually(() => ok(inside(element, '[role="option"]').length > 0, 'the dates are there'));
      await click(await button(element, 'Download'));
    },
    followed: ['rmm-close'],
  },
  'a chosen location': {
    event: 'rmm-location-request',
    open: () => opened('rmm-location-picker', { nodeId: 2, path: 'C:\\Users' }),
    async ask(element) {
      await eventually(() => ok(inside(element, 'output')[0]?.textContent === 'C:\\Users', 'the folder is chosen'));
      await click(await button(element, 'Apply'));
    },
    isKept: (element) => equal(inside(element, 'output')[0]?.textContent, 'C:\\Users'),
    followed: ['rmm-location-chosen', 'rmm-close'],
  },
  'the submit of a tabbed dialog': {
    event: 'rmm-submit',
    open: () => opened('rmm-tabbed-dialog', { heading: 'Channel', tabs: [{ id: 'a', label: 'A' }] }),
    ask: async (element) => click(await button(element, 'Submit')),
    followed: ['rmm-close'],
  },
  'the closing of a tabbed dialog': {
    event: 'rmm-close-request',
    open: () => opened('rmm-tabbed-dialog', { heading: 'Channel', tabs: [{ id: 'a', label: 'A' }] }),
    ask: async (element) => click(await button(element, 'Cancel')),
    followed: ['rmm-close'],
  },
};

describe('Work that the page takes over', () => {
  let element: HTMLElement;
  let heard: string[];
  let answer: { resolve(given?: unknown): void; reject(error: unknown): void };
  before(unhover);
  beforeEach(() => {
    heard = [];
  });
  afterEach(() => element.remove());

  async function open({ event, open, followed }: Case) {
    element = await open();
    for (const name of [...followed, 'rmm-error']) element.addEventListener(name, () => heard.push(name));
    element.addEventListener(event, (asked) =>
      (asked as RequestEvent<unknown>).respondWith(
        new Promise((resolve, reject) => {
          answer = { resolve, reject };
        }),
      ),
    );
  }
  const isBusy = () =>
    inside(element, 'dialog [aria-busy="true"], dialog [aria-disabled="true"], dialog button:disabled').length > 0;
  const wasSent = async () => (await requests()).filter(({ method }) => method !== 'GET').length > 0;

  for (const [what, one] of Object.entries(cases)) {
    it(`is waited for, and done: ${what}`, async () => {
      await open(one);
      await one.ask(element);
      await eventually(() => ok(isBusy(), 'it is busy'));
      ok(inside(element, 'dialog').length > 0, 'it stays open meanwhile');
      deepEqual(heard, []);
      answer.resolve();
      await eventually(() => deepEqual(heard, [...one.followed]));
      await eventually(() => equal(inside(element, 'dialog').length, 0));
      ok(!(await wasSent()), 'nothing was sent');
    });

    it(`says why it failed, and can be tried again: ${what}`, async () => {
      await open(one);
      await one.ask(element);
      await eventually(() => ok(isBusy(), 'it is busy'));
      answer.reject(new Error('The vault is sealed until Monday'));
      await eventually(() => ok(textOf(element).includes('The vault is sealed until Monday'), textOf(element)));
      ok(inside(element, 'dialog').length > 0, 'it is still open');
      one.isKept?.(element);
      deepEqual(heard, ['rmm-error']);
      await one.ask(element);
      await eventually(() => ok(isBusy(), 'it is busy again'));
      ok(!textOf(element).includes('sealed'), 'what was wrong is not any more');
      answer.resolve();
      await eventually(() => deepEqual(heard, ['rmm-error', ...one.followed]));
    });
  }

  it('may name the job that it made, as the backend would', async () => {
    await open(cases['a sync'] as Case);
    let created: unknown;
    element.addEventListener('rmm-sync-created', (event) => {
      created = (event as CustomEvent<{ jobUID: string }>).detail.jobUID;
    });
    await cases['a sync']?.ask(element);
    await eventually(() => ok(isBusy(), 'it is busy'));
    answer.resolve({ jobUID: 'job-of-the-page' });
    await eventually(() => equal(created, 'job-of-the-page'));
  });

  it('keeps a file until the page has taken it out, and says why it could not', async () => {
    element = document.createElement('rmm-file-upload');
    document.body.append(element);
    const file = new File(['a'], 'a.txt');
    const upload = element as HTMLElementTagNameMap['rmm-file-upload'];
    upload.files = [file];
    upload.addEventListener('rmm-file-remove', (event) =>
      event.respondWith(
        new Promise((resolve, reject) => {
          answer = { resolve, reject };
        }),
      ),
    );
    await click(await button(element, 'Remove a.txt'));
    await eventually(() =>
      ok(!inside(element, 'button').some((one) => one.ariaLabel === 'Remove a.txt'), 'it is busy'),
    );
    answer.reject(new Error('It is part of a report'));
    await eventually(() => ok(textOf(element).includes('It is part of a report'), textOf(element)));
    equal(upload.files.length, 1);
    await click(await button(element, 'Remove a.txt'));
    await eventually(() => ok(!textOf(element).includes('part of a report'), 'that is over'));
    answer.resolve();
    await eventually(() => equal(upload.files.length, 0));
  });
});

describe('respondWith()', () => {
  let element: HTMLElementTagNameMap['rmm-tabbed-dialog'];
  beforeEach(async () => {
    configure({ fetch: fakeBackend(json({})).fetch });
    element = document.createElement('rmm-tabbed-dialog');
    element.tabs = [{ id: 'a', label: 'A' }];
    document.body.append(element);
    await element.show();
  });
  afterEach(() => {
    element.remove();
    configure({ fetch: undefined });
  });
  const submit = async () => click(await button(element, 'Submit'));

  it('prevents what would happen, is for one listener, and for none after the event', async () => {
    const asked: RequestEvent<unknown>[] = [];
    let second: Error | undefined;
    element.addEventListener('rmm-submit', (event) => {
      asked.push(event);
      event.respondWith(undefined);
    });
    element.addEventListener('rmm-submit', (event) => {
      second = throws(() => event.respondWith(undefined));
    });
    await submit();
    await eventually(() => equal(inside(element, 'dialog').length, 0));
    const [event] = asked;
    ok(event?.defaultPrevented, 'it is prevented');
    equal(second?.name, 'InvalidStateError');
    equal(throws(() => event.respondWith(undefined)).name, 'InvalidStateError');
  });

  it('is not needed: a page that prevents the event does it its own way', async () => {
    element.addEventListener('rmm-submit', (event) => event.preventDefault());
    await submit();
    ok(inside(element, 'dialog').length > 0, 'it stays as it is');
    equal(inside(element, '[aria-busy="true"]').length, 0);
  });

  it('is there where an event can be prevented, and nowhere else', async () => {
    let has: boolean | undefined;
    element.addEventListener('rmm-close', (event) => {
      has = 'respondWith' in event;
    });
    await click(await button(element, 'Cancel'));
    await eventually(() => equal(has, false));
  });

  it('that is given up says nothing', async () => {
    let isOver = false;
    element.addEventListener('rmm-error', () => ok(false, 'nothing went wrong'));
    element.addEventListener('rmm-submit', (event) =>
      event.respondWith(
        Promise.reject(new DOMException('No', 'AbortError')).finally(() => {
          isOver = true;
        }),
      ),
    );
    await submit();
    await eventually(() => ok(isOver && inside(element, '[aria-busy="true"]').length === 0, 'it is over'));
    ok(inside(element, 'dialog').length > 0, 'it is open');
    equal(inside(element, '[role="alert"]').length, 0);
  });
});
