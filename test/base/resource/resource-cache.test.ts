import { deepEqual, equal, rejects } from 'node:assert/strict';
import { effect } from '@preact/signals-core';
import fc from 'fast-check';
import { createResourceCache, type ResourceCache } from '../../../src/base/resource/resource-cache.ts';
import { type Reads, recordReads } from './recorded-reads.ts';

let cache: ResourceCache<string>;
let reads: Reads<string, string>;

beforeEach(() => {
  cache = createResourceCache();
  reads = recordReads();
});

const ask = (key: string, signal = new AbortController().signal) =>
  cache.read(key, (shared) => reads.read(key, shared), signal);

describe('A cache of answers', () => {
  it('keeps each answer by its key', async () => {
    const asked = ask('a');
    await reads.only().answer('A');
    equal(await asked, 'A');
    equal(await ask('a'), 'A');
    deepEqual(cache.get('a'), { value: 'A' });
    equal(cache.get('b'), undefined);
    equal(reads.count, 1);
  });

  it('keeps no failure', async () => {
    const asked = ask('a');
    const refused = rejects(asked, /no/);
    await reads.only().fail(new Error('no'));
    await refused;
    void ask('a');
    equal(reads.count, 2);
  });

  it('asks anew once it is invalidated, and keeps nothing of what was under way', async () => {
    const early = ask('a');
    cache.invalidate('a');
    const late = ask('a');
    equal(reads.count, 2);
    await reads.at(1).answer('new');
    await reads.at(0).answer('old');
    equal(await early, 'old');
    equal(await late, 'new');
    deepEqual(cache.get('a'), { value: 'new' });
    cache.invalidateAll();
    equal(cache.get('a'), undefined);
  });

  it('tells who reads it of a newer answer', async () => {
    const seen: unknown[] = [];
    const stop = effect(() => void seen.push(cache.get('a')?.value));
    void ask('a');
    await reads.only().answer('A');
    deepEqual(seen, [undefined, 'A']);
    stop();
  });

  it('forgets the oldest of too many', async () => {
    cache = createResourceCache(2);
    for (const key of ['a', 'b', 'c']) {
      void ask(key);
      await reads.only().answer(key);
    }
    deepEqual(
      ['a', 'b', 'c'].map((key) => cache.get(key)?.value),
      [undefined, 'b', 'c'],
    );
  });

  it('aborts a request when, and only when, the last who asked has given up', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.nat(7), { maxLength: 12 }),
        async (count, leaving) => {
          cache = createResourceCache();
          reads = recordReads();
          const askers = Array.from({ length: count }, () => new AbortController());
          const outcomes = askers.map(({ signal }) => ask('a', signal).then(String, () => 'given up'));
          const left = new Set<number>();
          for (const one of leaving) {
            if (one >= count) continue;
            askers[one]?.abort();
            left.add(one);
            for (let turn = 0; turn < 10; turn += 1) await undefined;
            equal(reads.at(0).signal.aborted, left.size === count);
          }
          await reads.at(0).answer('A');
          deepEqual(
            await Promise.all(outcomes),
            askers.map((_, index) => (left.has(index) ? 'given up' : 'A')),
          );
          equal(reads.count, 1);
        },
      ),
    );
  });
});
