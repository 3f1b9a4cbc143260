/** The download dialog as a page meets it: against the reference server, every byte compared with what was backed up. */
import '../../elements/download-dialog.ts';
import { unzipSync } from 'fflate';
import type { DownloadDialogElement, DownloadNews, DownloadOrder } from '../../elements/download-dialog.ts';
import type { BackupEntry } from '../../src/backup/backup-entry.ts';
import { downloadDialogDefinition } from '../../src/backup/download/dialog/download-dialog-definition.ts';
import { configure } from '../../src/host/configuration/configure.ts';
import { backupPath as base, findEntries, read } from '../backup/download/sample-entries.ts';
import { withItems } from '../backup/recovery/with-items.tsx';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { elementContract } from '../support/element-contract.ts';
import { joined, sha256 } from '../support/fake-bytes.ts';
import { requests, setFault, signIn } from '../support/server.ts';
import { click, press, unhover } from '../support/user.ts';

before(unhover);

elementContract(downloadDialogDefinition, {
  attributes: { 'node-id': '1', open: '' },
  load: async () => {
    const { DownloadDialogElement } = await import('../../src/backup/download/dialog/download-dialog-element.tsx');
    return { view: withItems(DownloadDialogElement, [{ type: 'file', id: 'f', planId: 'p', name: 'a.txt' }]) };
  },
  prepare() {
    configure({ fetch: () => new Promise(() => undefined) });
    return () => configure({ fetch: undefined });
  },
});

interface Saved {
  name: string;
  chunks: Uint8Array[];
  state: 'begun' | 'saved' | 'removed';
}

describe('<rmm-download-dialog>', () => {
  let element: DownloadDialogElement;
  let saved: Saved[];
  let heard: string[];
  let reports: unknown[];
  let news: DownloadNews[];
  let entries: Record<string, BackupEntry>;

  before(async () => {
    await signIn();
    entries = await findEntries();
  });

  beforeEach(async () => {
    await signIn();
    [saved, heard, news, reports] = [[], [], [], []];
    configure({ reportError: (error) => void reports.push(error) });
    Object.assign(window, { showSaveFilePicker: picker });
    element = document.createElement('rmm-download-dialog');
    element.lang = 'en';
    element.nodeId = 1;
    element.addEventListener('rmm-close', ({ detail }) => heard.push(`closed ${detail.reason}`));
    element.addEventListener('rmm-download-started', ({ detail }) => news.push(detail));
    element.addEventListener('rmm-download-finished', ({ detail }) => news.push(detail));
    document.body.append(element);
  });
  afterEach(() => {
    element.remove();
    Reflect.deleteProperty(window, 'showSaveFilePicker');
    configure({ reportError: undefined });
  });

  /** As a browser's, with the disk in memory. */
  async function picker({ suggestedName }: { suggestedName: string }) {
    const file: Saved = { name: suggestedName, chunks: [], state: 'begun' };
    saved.push(file);
    return {
      createWritable: async () => ({
        write: async (chunk: Uint8Array) => void file.chunks.push(chunk.slice()),
        close: async () => {
          file.state = 'saved';
        },
        abort: async () => {
          file.chunks = [];
        },
      }),
      getFile: async () => ({ size: 0 }),
      remove: async () => {
        file.state = 'removed';
      },
    };
  }

  const inside = (selector: string) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const text = () => (element.shadowRoot?.querySelector('.root')?.textContent ?? '').replace(/[\u2068\u2069]/g, '');
  const button = (name: string) =>
    eventually(() => inside('button').find((one) => (one.ariaLabel ?? one.textContent) === name) ?? null);
  const says = (words: string) => eventually(() => ok(text().includes(words), `"${words}" is not in "${text()}"`));
  const finished = () =>
    eventually(
      () => {
        const last = news.at(-1);
        return last && last.state !== 'started' ? last : null;
      },
      { timeout: 10_000 },
    );

  async function open(...items: (BackupEntry | undefined)[]) {
    element.items = items.filter((item) => item !== undefined);
    await element.show();
  }
  async function choose(index = 0) {
    const rows = await eventually(() => (inside('[role="option"]').length > index ? inside('[role="option"]') : null));
    await click(rows[index] as HTMLElement);
  }
  async function download() {
    const press = await eventually(() => {
      const one = inside('.dialog-footer button').at(-1);
      return one?.ariaDisabled === 'true' ? null : (one ?? null);
    });
    await click(press);
  }

  it('shows where the file comes from, and downloads nothing before a revision is chosen', async () => {
    await open(entries.file);
    await says('/sizes/one-mebibyte');
    const names = inside('dt').map(({ textContent }) => textContent);
    deepEqual(names, ['Device', 'Plan name', 'Path']);
    await choose(0).then(() => undefined);
    equal(inside('[role="option"]')[0]?.offsetHeight, 40);
    const [asked] = (await requests()).filter(({ endpoint }) => endpoint === 'listDownloadRevisions');
    ok(asked?.query.includes('size=100'), asked?.query ?? 'not asked');
    equal(saved.length, 0);
  });

  it('saves a file byte by byte', async () => {
    await open(entries.file);
    await choose();
    await download();
    const end = await finished();
    deepEqual([end.state, end.bytes, end.order.kind], ['completed', 1_048_576, 'file']);
    equal(saved[0]?.state, 'saved');
    equal(saved[0]?.name, entries.file?.name);
    const source = await fetch(`${base}/nodes/1/plans/${end.order.planId}/revisions/${end.order.revisionId}/data`);
    equal(await sha256(joined(saved[0]?.chunks ?? [])), await sha256(await source.arrayBuffer()));
    deepEqual(heard, ['closed done']);
    await says('Completed');
  });

  it('saves a folder as <name>.zip, by keyboard alone', async () => {
    await open(entries.folder);
    const list = await eventually(() => inside('[role="listbox"]')[0] ?? null);
    await eventually(() => ok(inside('[role="option"]').length > 0));
    list.focus();
    await press('ArrowDown', 'Tab', ' ', 'Tab', 'Tab', 'Enter');
    const end = await finished();
    equal(end.order.includeDeleted, true);
    equal(saved[0]?.name, `${entries.folder?.name}.zip`);
    const [asked] = (await requests()).filter(({ endpoint }) => endpoint === 'downloadFolder');
    ok(asked?.query.includes('restoreDeleted=true'), asked?.query ?? 'not asked');
    ok(Object.keys(unzipSync(joined(saved[0]?.chunks ?? []))).some((name) => name.endsWith('deep.txt')));
  });

  it('puts several items into one zip, and every byte of them', async () => {
    await open(entries.file, entries.folder);
    await says('All items are downloaded as one zip file');
    await eventually(() => ok(inside('[role="option"]').length > 0));
    await download();
    const end = await finished();
    deepEqual([end.state, end.leftOut.length], ['completed', 0]);
    const calls = (await requests()).map(({ endpoint }) => endpoint);
    ok(calls.includes('createDownload') && calls.includes('readDownload'), calls.join());
    ok(!calls.includes('downloadFile'), 'no call for each file');
    const files = unzipSync(joined(saved[0]?.chunks ?? []));
    const name = entries.file?.name ?? '';
    equal(files[name]?.length, 1_048_576);
    const { results } = await read<{ results: { id: string }[] }>(
      `/nodes/1/plans/${entries.file?.planId}/files/${entries.file?.id}/revisions?page=0&size=1`,
    );
    const source = await fetch(`${base}/nodes/1/plans/${entries.file?.planId}/revisions/${results[0]?.id}/data`);
    equal(await sha256((files[name] ?? new Uint8Array()).slice()), await sha256(await source.arrayBuffer()));
  });

  it('tells a download that broke off, and goes on with it', async () => {
    // A break is heard before the bytes that nobody has read yet, and a busy page takes its time to read.
    await setFault({ fault: 'truncated-body', match: '/data', times: 1, delayMs: 2000 });
    await open(entries.file);
    await choose();
    await download();
    await says('The download stopped after');
    equal(reports.length, 1);
    await click(await button('Resume'));
    const end = await finished();
    equal(end.state, 'completed');
    const statuses = (await requests())
      .filter(({ endpoint }) => endpoint === 'downloadFile')
      .map(({ status }) => status);
    equal(statuses.at(-1), 206);
    const source = await fetch(`${base}/nodes/1/plans/${end.order.planId}/revisions/${end.order.revisionId}/data`);
    equal(await sha256(joined(saved[0]?.chunks ?? [])), await sha256(await source.arrayBuffer()));
  });

  it('is begun once by a double click', async () => {
    await open(entries.file);
    await choose();
    const press = await eventually(() => inside('.dialog-footer button').at(-1) ?? null);
    press.click();
    press.click();
    await finished();
    equal(saved.length, 1);
    equal((await requests()).filter(({ endpoint }) => endpoint === 'downloadFile').length, 1);
  });

  it('goes on when the dialog closes, and is canceled in the list', async () => {
    await setFault({ fault: 'never-answers', match: '/data' });
    await open(entries.file);
    await choose();
    await download();
    await says('Starting…');
    await eventually(() => equal(inside('dialog').length, 0));
    await click(await button(`Cancel the download of ${entries.file?.name}`));
    equal((await finished()).state, 'canceled');
    await eventually(() => equal(saved[0]?.state, 'removed'));
    equal(inside('.download').length, 0);
  });

  it('leaves it to a host that wants to do it its own way', async () => {
    let order: DownloadOrder | undefined;
    element.addEventListener('rmm-download-request', (event) => {
      event.preventDefault();
      order = event.detail;
    });
    await open(entries.folder);
    await choose();
    await download();
    await eventually(() => deepEqual(heard, ['closed done']));
    deepEqual([order?.kind, order?.nodeId, order?.items[0]?.id], ['folder', 1, entries.folder?.id]);
    equal(saved.length, 0);
  });

  it('stays open where the user wants to save it nowhere', async () => {
    Object.assign(window, { showSaveFilePicker: () => Promise.reject(new DOMException('no', 'AbortError')) });
    await open(entries.file);
    await choose();
    await download();
    await new Promise((resolve) => setTimeout(resolve, 100));
    equal(inside('dialog').length, 1);
    equal(inside('[aria-selected="true"]').length, 1);
    deepEqual([news, heard], [[], []]);
  });

  it('says that a browser cannot download what has no revision, and leads to Restore', async () => {
    element.offerRestore = true;
    const asked: number[] = [];
    element.addEventListener('rmm-restore-instead', ({ detail }) => asked.push(detail.items.length));
    configure({ fetch: emptyLists });
    try {
      await open(entries.file);
      await says(
        'Browser download is not available for the selected data. To recover the data, please use the restore option.',
      );
      equal(inside('.dialog-footer button').at(-1)?.ariaDisabled, 'true');
      await click(await button('Restore instead'));
      deepEqual(asked, [1]);
      deepEqual(heard, ['closed done']);
    } finally {
      configure({ fetch: undefined });
    }
  });

  it('recommends Restore for a large download', async () => {
    element.offerRestore = true;
    await open(...[entries.file, entries.folder].map((entry) => entry && { ...entry, size: 2 ** 30 }));
    await says('For 2 GB, we recommend Restore');
    ok(await button('Restore instead'));
  });

  it('says that an image could not be downloaded', async () => {
    await setFault({ fault: 'server-error', match: '/download' });
    const image = { type: 'file', content: true, image: true, downloadPath: '/a.txt', revisionId: 'r', name: 'a.txt' };
    await open({ ...(entries.file as BackupEntry), ...(image as Partial<BackupEntry>) });
    await says('Image-backup download');
    await download();
    await says('Error while downloading image');
    await says('Something went wrong on the server.');
    ok(await button('Retry'));
  });
});

const emptyLists: typeof fetch = (input, init) => {
  const { url } = new Request(input, init);
  if (!url.includes('/revisions')) return globalThis.fetch(input, init);
  return Promise.resolve(Response.json({ results: [], totalElements: 0, totalPages: 0 }));
};
