import { fileOfAddress } from '../../../src/ui/editor/image/data-image.ts';
import { createImageUploads } from '../../../src/ui/editor/image/image-uploads.ts';
import type { EditorUpload } from '../../../src/ui/editor/model/editor-types.ts';
import { deepEqual, equal, eventually, ok, rejects } from '../../support/assert.ts';

const gif = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

describe('the uploads of images', () => {
  interface Call {
    file: File;
    signal: AbortSignal;
    end(answer?: Record<string, unknown>): void;
    fail(error: unknown): void;
  }
  let calls: Call[];
  let done: string[];
  let failed: unknown[];
  const upload: EditorUpload = (file, { signal }) =>
    new Promise((resolve, reject) => {
      calls.push({ file, signal, end: (answer = { cid: 'c' }) => resolve(answer), fail: reject });
    });
  const create = (take: EditorUpload | undefined = upload) =>
    createImageUploads({
      upload: () => take,
      fileOf: (address) => {
        if (address === 'bad') throw new RangeError('too large');
        return new File([address], address);
      },
      onDone: (address, answer) => {
        if (answer.cid === undefined) throw new TypeError('no id');
        done.push(address);
      },
      onFailed: (error) => failed.push(error),
    });
  const kinds = (model: ReturnType<typeof create>) =>
    [...model.states.value].map(([address, { kind }]) => `${address} ${kind}`);

  beforeEach(() => {
    calls = [];
    done = [];
    failed = [];
  });

  it('begin with what is there, three at a time, each once', async () => {
    const model = create();
    model.follow(new Set(['a', 'b', 'c', 'd']));
    model.follow(new Set(['a', 'b', 'c', 'd']));
    deepEqual(kinds(model), ['a uploading', 'b uploading', 'c uploading', 'd waiting']);
    calls[0]?.end();
    await eventually(() => deepEqual(kinds(model), ['b uploading', 'c uploading', 'd uploading']));
    deepEqual(done, ['a']);
    equal(calls.length, 4);
  });

  it('end for what is gone, without a word', async () => {
    const model = create();
    model.follow(new Set(['a', 'b']));
    model.follow(new Set(['b']));
    ok(calls[0]?.signal.aborted);
    ok(!calls[1]?.signal.aborted);
    calls[0]?.fail(new DOMException('', 'AbortError'));
    calls[0]?.end();
    await new Promise((resolve) => setTimeout(resolve, 5));
    deepEqual([done, failed], [[], []]);
    deepEqual(kinds(model), ['b uploading']);
    model[Symbol.dispose]();
    ok(calls[1]?.signal.aborted);
  });

  it('tell of a failure and try again when they are asked to', async () => {
    const model = create();
    model.follow(new Set(['a', 'bad']));
    deepEqual(kinds(model).includes('bad failed'), true);
    calls[0]?.fail(new Error('full'));
    await eventually(() => deepEqual(kinds(model).sort(), ['a failed', 'bad failed']));
    equal(failed.length, 2);
    model.follow(new Set(['a', 'bad']));
    equal(calls.length, 1, 'not by itself');
    model.retry('a');
    calls[1]?.end({});
    await eventually(() => ok(failed.at(-1) instanceof TypeError, 'an answer without an id is a failure'));
    model.retry('a');
    calls[2]?.end();
    await eventually(() => deepEqual(done, ['a']));
  });

  it('do nothing where nobody uploads', () => {
    const never = () => ok(false, 'something was uploaded');
    const model = createImageUploads({
      upload: () => undefined,
      fileOf: fileOfAddress,
      onDone: never,
      onFailed: never,
    });
    model.follow(new Set([gif]));
    equal(model.states.value.size, 0);
  });

  it('fail where the owner throws at once', async () => {
    const model = create(() => {
      throw new Error('at once');
    });
    model.follow(new Set(['a']));
    await eventually(() => deepEqual(kinds(model), ['a failed']));
    await rejects(Promise.reject(failed[0]), /at once/);
  });
});
