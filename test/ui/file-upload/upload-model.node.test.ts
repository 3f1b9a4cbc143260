import fc from 'fast-check';
import type { CheckedFile, FileRules, Refusal } from '../../../src/ui/file-upload/model/file-rules.ts';
import type { UploadContext } from '../../../src/ui/file-upload/model/upload.ts';
import { createUploadModel, type UploadModel } from '../../../src/ui/file-upload/model/upload-model.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';

const file = (name: string, size = 10): CheckedFile => ({ name, size, type: '', lastModified: 0 });

interface Under extends UploadContext {
  file: CheckedFile;
  done(result?: string): void;
  fail(error?: Error): void;
}

/** A server that answers when the test says so. */
function server() {
  const calls: Under[] = [];
  return {
    calls,
    call(name: string): Under {
      const found = calls.findLast((call) => call.file.name === name);
      ok(found, `${name} is not being uploaded`);
      return found;
    },
    upload: (uploaded: CheckedFile, context: UploadContext) =>
      new Promise<string>((resolve, reject) => {
        calls.push({
          ...context,
          file: uploaded,
          done: (result = `token of ${uploaded.name}`) => resolve(result),
          fail: (error = new Error('no')) => reject(error),
        });
      }),
  };
}

const kinds = (model: UploadModel<CheckedFile, string>) => model.items.value.map(({ state }) => state.kind);
const names = (files: readonly CheckedFile[]) => files.map(({ name }) => name).join('');
const idOf = (model: UploadModel<CheckedFile, string>, name: string) =>
  model.items.value.find((item) => item.file.name === name)?.id ?? -1;

describe('The upload model', () => {
  let backend: ReturnType<typeof server>;
  let rules: FileRules;
  let received: string[];
  let refused: Refusal[];
  let model: UploadModel<CheckedFile, string>;

  beforeEach(() => {
    backend = server();
    rules = { maximumFiles: 6 };
    received = [];
    refused = [];
    model = createUploadModel<CheckedFile, string>({
      rules: () => rules,
      upload: () => backend.upload,
      onAdded: (files) => received.push(`added ${names(files)}`),
      onChange: (files) => received.push(`changed ${names(files)}`),
      onRefused: (refusals) => refused.push(...refusals),
      onDone: ({ name }, result) => received.push(`done ${name} ${result}`),
      onFailed: ({ name }, error) => received.push(`failed ${name} ${(error as Error).message}`),
    });
  });
  afterEach(() => model[Symbol.dispose]());

  it('uploads three at a time, in the order of choice', async () => {
    model.add(['a', 'b', 'c', 'd', 'e'].map((name) => file(name)));
    deepEqual(kinds(model), ['uploading', 'uploading', 'uploading', 'waiting', 'waiting']);
    backend.call('b').done();
    await eventually(() => deepEqual(kinds(model), ['uploading', 'done', 'uploading', 'uploading', 'waiting']));
    ok(model.isUploading.value);
    deepEqual(received, ['changed abcde', 'added abcde', 'done b token of b']);
    backend.call('a').fail();
    await eventually(() => equal(backend.calls.length, 5));
    for (const name of ['c', 'd', 'e']) backend.call(name).done();
    await eventually(() => equal(model.isUploading.value, false));
    const [, , item] = model.items.value;
    equal(item?.state.kind === 'done' && item.state.result, 'token of c');
  });

  it('tells how far an upload is, within its ends', () => {
    model.add([file('a')]);
    const { onProgress } = backend.call('a');
    const progress = () => {
      const state = model.items.value[0]?.state;
      return state?.kind === 'uploading' ? state.progress : 'none';
    };
    equal(progress(), undefined);
    onProgress(0.5);
    equal(progress(), 0.5);
    onProgress(Number.NaN);
    equal(progress(), 0.5);
    onProgress(7);
    equal(progress(), 1);
  });

  it('keeps what failed, and tries it again', async () => {
    model.add([file('a')]);
    backend.call('a').fail(new Error('too big'));
    await eventually(() => deepEqual(kinds(model), ['failed']));
    equal(received.at(-1), 'failed a too big');
    model.retry(idOf(model, 'a'));
    deepEqual(kinds(model), ['uploading']);
    backend.call('a').done();
    await eventually(() => deepEqual(kinds(model), ['done']));
    model.retry(idOf(model, 'a'));
    deepEqual(kinds(model), ['done'], 'what is done is not done again');
  });

  it('cancels by the signal, keeps the file, and hears no more of it', async () => {
    model.add(['a', 'b', 'c', 'd'].map((name) => file(name)));
    const call = backend.call('a');
    model.cancel(idOf(model, 'a'));
    ok(call.signal.aborted);
    deepEqual(kinds(model), ['cancelled', 'uploading', 'uploading', 'uploading'], 'the next one has its place');
    call.onProgress(0.7);
    call.fail(new Error('aborted'));
    await Promise.resolve();
    deepEqual(kinds(model), ['cancelled', 'uploading', 'uploading', 'uploading']);
    model.retry(idOf(model, 'a'));
    deepEqual(kinds(model), ['waiting', 'uploading', 'uploading', 'uploading']);
    model.cancel(idOf(model, 'a'));
    deepEqual(kinds(model), ['cancelled', 'uploading', 'uploading', 'uploading']);
    ok(!received.some((line) => line.startsWith('failed')));
  });

  it('ends the upload of what is removed, also when everything goes', () => {
    model.add([file('a'), file('b')]);
    const [a, b] = [backend.call('a'), backend.call('b')];
    model.remove(idOf(model, 'a'));
    ok(a.signal.aborted);
    equal(names(model.files.value), 'b');
    equal(received.at(-1), 'changed b');
    model[Symbol.dispose]();
    ok(b.signal.aborted);
  });

  it('takes a later word about a file that is done, and about no other', async () => {
    model.add([file('a'), file('b')]);
    backend.call('a').done();
    await eventually(() => deepEqual(kinds(model), ['done', 'uploading']));
    for (const name of ['a', 'b']) model.setResult(idOf(model, name), 'checked');
    const [a] = model.items.value;
    equal(a?.state.kind === 'done' && a.state.result, 'checked');
    deepEqual(kinds(model), ['done', 'uploading']);
  });

  it('begins anew: what is under way ends, and is uploaded again from its beginning', async () => {
    model.add([file('a'), file('b')]);
    const first = backend.call('a');
    backend.call('b').done();
    await eventually(() => deepEqual(kinds(model), ['uploading', 'done']));
    model.reset();
    ok(first.signal.aborted);
    first.done('too late');
    deepEqual(kinds(model), ['uploading', 'uploading']);
    equal(backend.calls.length, 4);
    backend.call('a').done('anew');
    await eventually(() => deepEqual(kinds(model), ['done', 'uploading']));
    const [a] = model.items.value;
    equal(a?.state.kind === 'done' && a.state.result, 'anew');
  });

  it('names each refusal, folders among them, until the next choice', () => {
    rules = { maximumFiles: 1 };
    model.add([file('a'), file('b'), file('c', 0)], ['folder']);
    equal(names(model.files.value), 'a');
    const expected = ['folder folder', 'b count', 'c empty'];
    deepEqual(
      model.refusals.value.map(({ name, reason }) => `${name} ${reason}`),
      expected,
    );
    equal(refused.length, 3);
    ok(model.isFull.value);
    model.remove(idOf(model, 'a'));
    deepEqual(
      model.refusals.value.map(({ name }) => name),
      ['folder', 'c'],
      'there is room again',
    );
    model.add([file('b')]);
    deepEqual(model.refusals.value, []);
  });

  it('follows rules that change', () => {
    model.add([file('a'), file('b')]);
    rules = { maximumFiles: 2 };
    ok(!model.isFull.value);
    model.refresh();
    ok(model.isFull.value);
  });

  it('takes the owner’s files without a check or a word, and keeps what became of those that stay', async () => {
    const [a, b] = [file('a'), file('b')];
    model.add([a]);
    backend.call('a').done();
    await eventually(() => deepEqual(kinds(model), ['done']));
    received.length = 0;
    model.setFiles([b, a]);
    deepEqual(kinds(model), ['uploading', 'done']);
    deepEqual(received, []);
    const { signal } = backend.call('b');
    model.setFiles([]);
    ok(signal.aborted);
  });

  it('keeps files that there is nothing to upload with, until there is', () => {
    let upload: typeof backend.upload | undefined;
    const kept = createUploadModel<CheckedFile, string>({
      rules: () => ({}),
      upload: () => upload,
      files: [file('a')],
    });
    deepEqual(kinds(kept), ['kept']);
    upload = backend.upload;
    kept.refresh();
    deepEqual(kinds(kept), ['uploading']);
    kept[Symbol.dispose]();
  });

  it('survives a function that throws at once', async () => {
    const broken = createUploadModel<CheckedFile, string>({
      rules: () => ({}),
      upload: () => () => {
        throw new Error('not a promise');
      },
    });
    broken.add([file('a')]);
    await eventually(() => deepEqual(kinds(broken), ['failed']));
    broken[Symbol.dispose]();
  });

  it('never has more than three under way, and never forgets one, whatever happens', async () => {
    const step = fc.record({
      act: fc.constantFrom('add', 'remove', 'cancel', 'retry', 'done', 'fail'),
      at: fc.nat(8),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const busy = server();
        const tested = createUploadModel<CheckedFile, string>({ rules: () => ({}), upload: () => busy.upload });
        for (const [index, { act, at }] of steps.entries()) {
          const items = tested.items.value;
          const item = items[at % Math.max(items.length, 1)];
          if (act === 'add') tested.add([file(`f${index}`)]);
          else if (item && (act === 'remove' || act === 'cancel' || act === 'retry')) tested[act](item.id);
          else if (item?.state.kind === 'uploading' && (act === 'done' || act === 'fail'))
            busy.call(item.file.name)[act]();
          for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
          const now = kinds(tested);
          const running = now.filter((kind) => kind === 'uploading').length;
          ok(running <= 3, 'more than three');
          ok(running === 3 || !now.includes('waiting'), 'one waits although there is room');
          ok(now.length <= 5);
        }
        tested[Symbol.dispose]();
        for (const { file: uploaded, state } of tested.items.value) {
          ok(state.kind !== 'uploading' || busy.call(uploaded.name).signal.aborted, 'an upload outlives its model');
        }
      }),
      { numRuns: 150 },
    );
  });
});
