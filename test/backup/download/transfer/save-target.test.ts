/** Places to save: the file is the user's only when it is whole, and nothing stays of what was given up. */
import {
  askWhereToSave,
  fileTarget,
  memoryTarget,
  SaveFailure,
  type SaveHandle,
} from '../../../../src/backup/download/transfer/save-target.ts';
import { deepEqual, equal, eventually, ok, rejects } from '../../../support/assert.ts';
import { someBytes } from '../../../support/fake-bytes.ts';

function fakeHandle(before = new Uint8Array()) {
  const log: string[] = [];
  let content = before;
  let failure: unknown;
  const handle = {
    createWritable: async () => {
      let written: number[] = [];
      log.push('open');
      return {
        write: async (chunk: Uint8Array) => {
          if (failure) throw failure;
          written.push(...chunk);
        },
        close: async () => {
          content = new Uint8Array(written);
          log.push('close');
        },
        abort: async () => {
          written = [];
          log.push('abort');
        },
      };
    },
    getFile: async () => ({ size: content.length }),
    remove: async () => void log.push('remove'),
  } as unknown as SaveHandle;
  return { handle, log, content: () => content, failWith: (error: unknown) => (failure = error) };
}

describe('A file to save to', () => {
  it('is as it was until all has come', async () => {
    const { handle, content } = fakeHandle();
    const target = fileTarget(handle);
    await target.write(someBytes(3));
    equal(content().length, 0);
    await target.write(someBytes(2, 1));
    await target.finish();
    deepEqual([...content()], [...someBytes(3), ...someBytes(2, 1)]);
  });

  it('may be saved empty', async () => {
    const { handle, log } = fakeHandle();
    await fileTarget(handle).finish();
    deepEqual(log, ['open', 'close']);
  });

  it('begins anew without what came before', async () => {
    const { handle, content } = fakeHandle();
    const target = fileTarget(handle);
    await target.write(someBytes(3));
    await target.restart();
    await target.write(someBytes(2));
    await target.finish();
    deepEqual([...content()], [...someBytes(2)]);
  });

  it('is removed where it was only begun, and written no more', async () => {
    const { handle, log } = fakeHandle();
    const target = fileTarget(handle);
    await target.write(someBytes(3));
    await target.discard();
    await target.write(someBytes(3));
    deepEqual(log, ['open', 'abort', 'remove']);
  });

  it('stays where it has content that is not ours', async () => {
    const { handle, log, content } = fakeHandle(someBytes(5));
    const target = fileTarget(handle);
    await target.write(someBytes(3));
    await target.discard();
    deepEqual(log, ['open', 'abort']);
    equal(content().length, 5);
  });

  it('says that the disk did not take it, and can be begun again', async () => {
    const { handle, failWith, content } = fakeHandle();
    const target = fileTarget(handle);
    failWith(new DOMException('full', 'QuotaExceededError'));
    const error = await rejects(target.write(someBytes(3)), SaveFailure);
    equal((error.cause as DOMException).name, 'QuotaExceededError');
    failWith(undefined);
    await target.write(someBytes(2));
    await target.finish();
    equal(content().length, 2);
  });

  it('works on a file of the browser’s own', async function () {
    const storage = navigator.storage as StorageManager | undefined;
    const folder = await storage?.getDirectory().catch(() => undefined);
    const handle = await folder?.getFileHandle('save-target.bin', { create: true });
    // Where a browser has no such files, or cannot write to them from a page, nobody saves to them.
    if (!handle || !('createWritable' in handle)) return this.skip();
    const target = fileTarget(handle);
    await target.write(someBytes(1000));
    equal((await handle.getFile()).size, 0);
    await target.finish();
    deepEqual([...new Uint8Array(await (await handle.getFile()).arrayBuffer())], [...someBytes(1000)]);
    await folder?.removeEntry('save-target.bin');
  });
});

describe('Asking where to save', () => {
  const view = (showSaveFilePicker?: () => Promise<SaveHandle>) =>
    ({ showSaveFilePicker }) as unknown as Parameters<typeof askWhereToSave>[0];

  it('gives a place, the user’s No, or nothing where a browser does not ask', async () => {
    ok(
      typeof (await askWhereToSave(
        view(async () => fakeHandle().handle),
        'a',
      )) === 'object',
    );
    const no = (name: string) => view(() => Promise.reject(new DOMException('x', name)));
    equal(await askWhereToSave(no('AbortError'), 'a'), 'canceled');
    equal(await askWhereToSave(no('SecurityError'), 'a'), undefined);
    equal(await askWhereToSave(view(), 'a'), undefined);
  });
});

describe('The browser’s memory', () => {
  it('becomes a download when all has come', async () => {
    const original = HTMLAnchorElement.prototype.click;
    let link: HTMLAnchorElement | undefined;
    HTMLAnchorElement.prototype.click = function () {
      link = this;
    };
    try {
      const target = memoryTarget(document, 'a.bin');
      await target.write(someBytes(5));
      await target.restart();
      const big = someBytes(1 << 20);
      for (let count = 0; count < 17; count += 1) await target.write(big);
      await target.write(someBytes(3));
      equal(link, undefined);
      await target.finish();
    } finally {
      HTMLAnchorElement.prototype.click = original;
    }
    ok(link);
    equal(link.download, 'a.bin');
    const address = link.href;
    const blob = await eventually(async () => (await fetch(address)).blob());
    equal(blob.size, 17 * (1 << 20) + 3);
    deepEqual([...new Uint8Array(await blob.slice(-3).arrayBuffer())], [...someBytes(3)]);
  });
});
