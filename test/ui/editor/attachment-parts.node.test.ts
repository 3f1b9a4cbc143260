import { createAttachmentModel } from '../../../src/ui/editor/files/attachment-model.ts';
import { faultOf } from '../../../src/ui/editor/files/editor-file-rules.ts';
import { type Clock, simulateProgress } from '../../../src/ui/editor/files/simulated-progress.ts';
import type { AttachmentValue, EditorUpload } from '../../../src/ui/editor/model/editor-types.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';

/** Passes time by hand. */
function handClock() {
  let now = 0;
  let lastId = 0;
  const timers = new Map<number, { at: number; run: () => void }>();
  const clock: Clock = {
    setTimeout(run, milliseconds) {
      lastId += 1;
      timers.set(lastId, { at: now + milliseconds, run });
      return lastId;
    },
    clearTimeout: (timer) => void timers.delete(timer as number),
  };
  return {
    clock,
    pending: () => timers.size,
    pass(milliseconds: number) {
      const end = now + milliseconds;
      for (;;) {
        const due = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
        if (!due) break;
        timers.delete(due[0]);
        now = due[1].at;
        due[1].run();
      }
      now = end;
    },
  };
}

describe('the progress of which nobody tells', () => {
  const begin = () => {
    const time = handClock();
    const received: number[] = [];
    let ended = 0;
    const progress = simulateProgress(time.clock, {
      onProgress: (percent) => received.push(percent),
      onEnd: () => {
        ended += 1;
      },
    });
    return { ...time, received, progress, ended: () => ended };
  };

  it('ticks every 100 ms, slows at 70 percent and stops at 90', () => {
    const { pass, received, pending } = begin();
    pass(99);
    equal(received.length, 0);
    pass(1);
    equal(received.length, 1);
    pass(900);
    equal(received.length, 10);
    pass(60_000);
    equal(received.at(-1), 90);
    equal(pending(), 0, 'a bar that stands needs no time');
    const steps = received.map((percent, index) => percent - (received[index - 1] ?? 0));
    const before = steps.filter((_, index) => (received[index] ?? 0) <= 70);
    const behind = steps.filter((_, index) => (received[index] ?? 0) > 70);
    ok(Math.min(...before) > Math.max(...behind), `${before[0]} and then ${behind[0]}`);
    ok(received.every((percent) => percent <= 90));
  });

  it('is at 99 a second after it is complete, and at 100 after two', () => {
    const { pass, received, progress, ended } = begin();
    pass(500);
    const before = received.length;
    progress.complete();
    pass(999);
    equal(received.length, before);
    pass(1);
    equal(received.at(-1), 99);
    pass(999);
    equal(received.at(-1), 99);
    equal(ended(), 0);
    pass(1);
    equal(received.at(-1), 100);
    equal(ended(), 1);
  });

  it('stops', () => {
    const { pass, received, progress, pending } = begin();
    progress.complete();
    progress.stop();
    pass(10_000);
    deepEqual(received, []);
    equal(pending(), 0);
  });
});

describe('the attachments of a text', () => {
  interface Call {
    file: File;
    signal: AbortSignal;
    progress(fraction: number): void;
    end(answer?: Record<string, unknown>): void;
    fail(error: unknown): void;
  }
  let calls: Call[];
  let changes: (readonly AttachmentValue[])[];
  let failed: [unknown, string][];
  const upload: EditorUpload = (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      calls.push({ file, signal, progress: onProgress, end: (answer = {}) => resolve(answer), fail: reject });
    });
  const create = (key = 'cid') => {
    const time = handClock();
    const model = createAttachmentModel({
      upload: () => upload,
      contentIdKey: () => key,
      clock: time.clock,
      onChange: (list) => changes.push(list),
      onFailed: (error, { name }) => failed.push([error, name]),
    });
    const shown = () => model.items.value.map(({ name, kind, progress }) => `${name} ${kind} ${progress ?? '-'}`);
    return { ...time, model, shown };
  };
  const file = (name: string) => new File(['text'], name, { type: 'text/plain' });
  beforeEach(() => {
    calls = [];
    changes = [];
    failed = [];
  });

  it('are in the list at once, and stored when the server has answered', async () => {
    const { model, shown, pass } = create('contentId');
    model.add([file('a.txt')]);
    deepEqual(shown(), ['a.txt uploading 0']);
    equal(model.isUploading.value, true);
    pass(100);
    deepEqual(shown(), ['a.txt uploading 2']);
    calls[0]?.end({ contentId: 7, more: true });
    await eventually(() => equal(changes.length, 1));
    equal(model.isUploading.value, false, 'the bar alone keeps nobody waiting');
    const [stored] = changes[0] ?? [];
    deepEqual([stored?.name, stored?.size, stored?.cid], ['a.txt', 4, '7']);
    deepEqual(stored?.response, { contentId: 7, more: true });
    pass(1000);
    deepEqual(shown(), ['a.txt stored 99']);
    pass(1000);
    deepEqual(shown(), ['a.txt stored -']);
  });

  it('show the progress that is told, and no other from then on', async () => {
    const { model, shown, pass, pending } = create();
    model.add([file('a.txt')]);
    pass(300);
    calls[0]?.progress(0.42);
    pass(60_000);
    deepEqual(shown(), ['a.txt uploading 42']);
    equal(pending(), 0);
    calls[0]?.progress(Number.NaN);
    calls[0]?.progress(3);
    deepEqual(shown(), ['a.txt uploading 100']);
    calls[0]?.end({ cid: 'c' });
    await eventually(() => deepEqual(shown(), ['a.txt stored -']));
  });

  it('are taken out when they fail, and told of', async () => {
    const { model, shown, pending } = create();
    model.add([file('a.txt'), file('b.txt')]);
    const full = new Error('full');
    calls[0]?.fail(full);
    await eventually(() => deepEqual(shown(), ['b.txt uploading 0']));
    deepEqual(failed, [[full, 'a.txt']]);
    deepEqual(changes, []);
    equal(pending(), 1);
  });

  it('end their upload when they are deleted', async () => {
    const { model, shown, pending } = create();
    model.add([file('a.txt')]);
    model.remove(model.items.value[0]?.id ?? '');
    ok(calls[0]?.signal.aborted);
    calls[0]?.fail(new DOMException('', 'AbortError'));
    calls[0]?.progress(0.5);
    await new Promise((resolve) => setTimeout(resolve, 5));
    deepEqual([shown(), failed, changes, pending()], [[], [], [], 0]);
  });

  it('tell what is left when a stored one is deleted, and stop its bar', async () => {
    const { model, pending } = create();
    model.add([file('a.txt'), file('b.txt')]);
    for (const call of calls) call.end({ cid: call.file.name });
    await eventually(() => equal(changes.length, 2));
    model.remove(model.items.value[0]?.id ?? '');
    deepEqual(
      changes.at(-1)?.map(({ name }) => name),
      ['b.txt'],
    );
    model.remove(model.items.value[0]?.id ?? '');
    equal(pending(), 0);
  });

  it('are uploaded three at a time', async () => {
    const { model, shown } = create();
    model.add(['a', 'b', 'c', 'd'].map(file));
    equal(calls.length, 3);
    equal(shown()[3], 'd waiting -');
    calls[1]?.end();
    await eventually(() => equal(calls.length, 4));
  });

  it('follow the owner: a list that comes back changes nothing, another one leaves what is under way', async () => {
    const { model, shown } = create();
    model.setStored([{ name: 'old.pdf', size: 5, cid: '1' }]);
    model.add([file('new.txt')]);
    calls[0]?.end({ cid: '2' });
    await eventually(() => equal(changes.length, 1));
    const before = model.items.value;
    model.setStored(changes[0] ?? []);
    equal(model.items.value, before);
    model.add([file('later.txt')]);
    model.setStored([{ name: 'other.pdf' }]);
    deepEqual(shown(), ['other.pdf stored -', 'later.txt uploading 0']);
    equal(changes.length, 1, 'the owner knows what it set');
  });

  it('are aborted when the editor leaves', () => {
    const { model, pending } = create();
    model.add([file('a.txt')]);
    model[Symbol.dispose]();
    ok(calls[0]?.signal.aborted);
    equal(pending(), 0);
  });
});

describe('the rules for files of an editor', () => {
  const sized = (size: number) => ({ name: 'a.pdf', size, type: 'application/pdf' });

  it('are those of the specification', () => {
    equal(faultOf(sized(0), undefined), 'minimum');
    equal(faultOf(sized(1), undefined), undefined);
    equal(faultOf(sized(20 * 1024 * 1024), undefined), undefined);
    equal(faultOf(sized(20 * 1024 * 1024 + 1), undefined), 'maximum');
  });

  it('take types by mime type or by ending', () => {
    equal(faultOf(sized(1), '.pdf'), undefined);
    equal(faultOf(sized(1), 'application/pdf'), undefined);
    equal(faultOf({ name: 'A.PDF', size: 1, type: '' }, 'application/pdf'), undefined);
    equal(faultOf(sized(1), 'image/*'), 'type');
  });
});
