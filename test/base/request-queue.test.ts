import { deepEqual, equal, rejects } from 'node:assert/strict';
import fc from 'fast-check';
import { createRequestQueue } from '../../src/base/request-queue.ts';

/** Requests that a test ends by hand. */
function desk(width: number) {
  const controller = new AbortController();
  const queue = createRequestQueue({ width, signal: controller.signal });
  const begun: number[] = [];
  const ends = new Map<number, { resolve(value: string): void; reject(error: unknown): void }>();
  return {
    controller,
    begun,
    add: (id: number) =>
      queue.add((signal) => {
        begun.push(id);
        equal(signal, controller.signal);
        return new Promise<string>((resolve, reject) => ends.set(id, { resolve, reject }));
      }),
    async end(id: number, fails = false) {
      if (fails) ends.get(id)?.reject(new Error(`failed ${id}`));
      else ends.get(id)?.resolve(`done ${id}`);
      ends.delete(id);
      for (let turn = 0; turn < 5; turn += 1) await undefined;
    },
    running: () => [...ends.keys()],
    queue,
  };
}

describe('A request queue', () => {
  it('runs so many at once, and the next when one has ended', async () => {
    const { add, begun, end } = desk(2);
    const answers = [1, 2, 3, 4].map(add);
    deepEqual(begun, [1, 2]);
    await end(2);
    deepEqual(begun, [1, 2, 3]);
    equal(await answers[1], 'done 2');
    await end(1);
    deepEqual(begun, [1, 2, 3, 4]);
  });

  it('goes on after one that failed, also before it had promised anything', async () => {
    const { add, begun, end, queue } = desk(1);
    const first = add(1);
    const second = queue.add(() => {
      throw new Error('at once');
    });
    void add(3);
    await end(1, true);
    await rejects(first, /failed 1/);
    await rejects(second, /at once/);
    deepEqual(begun, [1, 3]);
  });

  it('begins nothing once it is aborted, and tells those that waited', async () => {
    const { controller, add, begun, end } = desk(1);
    const first = add(1);
    const second = add(2);
    controller.abort(new Error('closed'));
    await rejects(second, /closed/);
    await rejects(add(3), /closed/);
    await end(1);
    equal(await first, 'done 1');
    deepEqual(begun, [1]);
  });

  it('keeps the order and the width, whatever ends when', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.record({ end: fc.nat(), fails: fc.boolean() }), { maxLength: 30 }),
        async (width, ends) => {
          const { add, begun, end, running } = desk(width);
          for (const id of ends.keys()) void add(id);
          for (const [done, one] of ends.entries()) {
            equal(running().length, Math.min(width, ends.length - done));
            await end(running()[one.end % running().length] ?? -1, one.fails);
          }
          deepEqual(begun, [...ends.keys()]);
        },
      ),
    );
  });
});
