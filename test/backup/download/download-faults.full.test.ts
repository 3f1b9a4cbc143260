/** Every call that a download makes, failing in every way of the reference server: a clear message, and nothing lost. */
import '../../../elements/download-dialog.ts';
import '../../support/hurried-retries.ts';
import type { DownloadDialogElement, DownloadNews } from '../../../elements/download-dialog.ts';
import type { BackupEntry } from '../../../src/backup/backup-entry.ts';
import { configure } from '../../../src/host/configuration/configure.ts';
import { equal, eventually, match, ok } from '../../support/assert.ts';
import { isTriedHere } from '../../support/call-faults.ts';
import { clearFaults, setFault } from '../../support/server.ts';
import { click, unhover } from '../../support/user.ts';
import { prepare, reported } from '../recovery/recovery-handle.ts';
import { findEntries } from './sample-entries.ts';

/** What is said; nothing where a second factor was declined. */
const failing: Record<string, RegExp | undefined> = {
  unauthenticated: /session has ended/,
  'mfa-required': undefined,
  forbidden: /not allowed/,
  'not-found': /not found/i,
  'too-many-requests': /Too many requests/,
  'server-error': /Something went wrong on the server/,
  unavailable: /unavailable/,
  'truncated-body': /Couldn’t reach the server/,
  'broken-schema': /couldn’t be read/,
  'dropped-connection': /Couldn’t reach the server/,
};
const late = ['delay', 'out-of-order'];

describe('A download that does not go as it should', () => {
  let element: DownloadDialogElement;
  let news: DownloadNews[];
  let saved: { bytes: number; isFinished: boolean };
  let entries: Record<string, BackupEntry>;

  before(async () => {
    await unhover();
    await prepare();
    entries = await findEntries();
  });
  beforeEach(async () => {
    await prepare();
    news = [];
    saved = { bytes: 0, isFinished: false };
    Object.assign(window, { showSaveFilePicker: picker });
    element = document.createElement('rmm-download-dialog');
    element.nodeId = 1;
    element.addEventListener('rmm-download-finished', ({ detail }) => news.push(detail));
    document.body.append(element);
  });
  afterEach(async () => {
    element.remove();
    await clearFaults();
  });
  after(() => {
    Reflect.deleteProperty(window, 'showSaveFilePicker');
    configure({ reportError: undefined, fetch: undefined, resolveMfa: undefined, renewSession: undefined });
  });

  async function picker() {
    return {
      createWritable: async () => ({
        write: async ({ length }: Uint8Array) => {
          saved.bytes += length;
        },
        close: async () => {
          saved.isFinished = true;
        },
        abort: async () => {
          saved.bytes = 0;
        },
      }),
      getFile: async () => ({ size: 0 }),
    };
  }

  const inside = (selector: string) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const alerts = () =>
    inside(':is(.points, .download) .inline-alert').map(({ textContent }) =>
      (textContent ?? '').replace(/[\u2068\u2069]/g, ''),
    );
  const alert = () =>
    eventually(
      () => {
        const [said] = alerts();
        ok(said !== undefined, 'nothing is said');
        return said;
      },
      { timeout: 20_000 },
    );
  const button = (name: string) =>
    eventually(() => inside('button').find(({ textContent }) => textContent === name) ?? null);
  const rows = () => eventually(() => (inside('[role="option"]').length > 0 ? inside('[role="option"]') : null));

  async function open(kind: 'file' | 'folder') {
    element.items = [entries[kind] as BackupEntry];
    await element.show();
  }
  async function start() {
    await click((await rows())[0] as HTMLElement);
    await click(inside('.dialog-footer button').at(-1) as HTMLElement);
  }
  const completed = () => eventually(() => equal(news.at(-1)?.state, 'completed'), { timeout: 20_000 });

  const lists = [
    ['file', '/revisions?', 'Couldn’t load revisions.'],
    ['folder', '/jobs?', 'Couldn’t load backup jobs.'],
  ] as const;
  for (const [kind, matching, headline] of lists) {
    for (const [fault, message] of Object.entries(failing).filter(([fault]) => isTriedHere(fault))) {
      it(`says why there is nothing to choose, and asks again: ${kind}, ${fault}`, async () => {
        await setFault({ fault, match: matching });
        await open(kind);
        const said = await alert();
        ok(said.startsWith(headline), said);
        if (message) match(said, message);
        equal(reported.length, message ? 1 : 0);
        await clearFaults();
        await click(await button('Retry'));
        await rows();
        equal(alerts().length, 0);
      });
    }
    for (const fault of late) {
      it(`waits: ${kind}, ${fault}`, async () => {
        await setFault({ fault, match: matching, delayMs: 150 });
        await open(kind);
        await rows();
        equal(reported.length, 0);
      });
    }
  }

  it('needs no name of the device', async () => {
    await setFault({ fault: 'server-error', match: '/query/devices' });
    await open('file');
    await rows();
    await eventually(() => ok(inside('dd')[0]?.textContent === 'Device 1'));
  });

  for (const kind of ['file', 'folder'] as const) {
    for (const [fault, message] of Object.entries(failing).filter(([fault]) => isTriedHere(fault))) {
      it(`says what failed, keeps what was ordered, and tries again: ${kind}, ${fault}`, async () => {
        await open(kind);
        await setFault({ fault, match: '/data' });
        await start();
        const said = await alert();
        const name = `${entries[kind]?.name}${kind === 'folder' ? '.zip' : ''}`;
        ok(said.startsWith(message ? `Error while downloading ${name}` : 'Not downloaded'), said);
        if (message) match(said, message);
        equal(reported.length, message ? 1 : 0);
        equal(saved.isFinished, false);
        await clearFaults();
        await click(inside('.download .inline-alert button')[0] as HTMLElement);
        await completed();
        ok(saved.isFinished);
        equal(saved.bytes, news.at(-1)?.bytes);
      });
    }
    for (const fault of late) {
      it(`waits: ${kind}’s bytes, ${fault}`, async () => {
        await open(kind);
        await setFault({ fault, match: '/data', delayMs: 150 });
        await start();
        await completed();
        equal(reported.length, 0);
      });
    }
  }

  it('asks for a new session in the middle, and goes on', async () => {
    await open('file');
    await setFault({ fault: 'unauthenticated', match: '/data' });
    configure({
      renewSession: async () => {
        await clearFaults();
        return true;
      },
    });
    await start();
    await completed();
    equal(reported.length, 0);
  });

  it('ends with its element, where nothing is answered', async () => {
    await open('file');
    await setFault({ fault: 'never-answers', match: '/data' });
    await start();
    await eventually(() => equal(inside('.download').length, 1));
    element.remove();
    await new Promise((resolve) => setTimeout(resolve, 100));
    equal(reported.length, 0);
    equal(saved.isFinished, false);
  });
});
