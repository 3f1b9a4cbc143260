/** Examples of an automation that is not saved yet: nothing of them is lost. */
import { signal } from '@preact/signals-core';
import type { Draft, DraftStore } from '../../src/host/drafts/draft-types.ts';
import { createExampleBook } from '../../src/ticketing/editor/dry-run/example-book.ts';
import type { Example } from '../../src/ticketing/editor/dry-run/example-calls.ts';
import { exampleDraftKind } from '../../src/ticketing/editor/dry-run/example-draft.ts';
import { keepExamples } from '../../src/ticketing/editor/dry-run/keep-examples.ts';
import { deepEqual, equal, eventually } from '../support/assert.ts';
import { fakeClient } from '../support/fake-client.ts';

const example = (id: string): Example => ({
  id,
  name: `Example ${id}`,
  expected: 'match',
  test: { ticket: { status: 'NEW' }, before: null, now: '2026-03-16T10:00:00Z' },
});

describe('The examples of a new automation', () => {
  const open = (kept?: readonly Example[]) => {
    const client = fakeClient();
    const did: string[] = [];
    let draft: Draft<readonly Example[]> | undefined = kept && {
      values: kept,
      files: [],
      written: 1,
    };
    const store: DraftStore<readonly Example[]> = {
      read: async () => draft,
      write: (next) => {
        draft = next;
      },
      settled: async () => undefined,
      clear: async (why) => void did.push(why),
      listen: () => () => undefined,
      failure: undefined,
      close: () => void did.push('closed'),
    };
    const examples = createExampleBook({
      client,
      type: 'EVENT_BASED',
      automationId: undefined,
      automation: signal({ type: 'EVENT_BASED', name: '' }),
      ruleFacts: signal({ statuses: [], attributes: [] }),
    });
    const ended = signal<{ readonly savedAs: string | undefined } | undefined>(undefined);
    const failures: unknown[] = [];
    const stop = keepExamples({ examples, store, ended, onFailure: (error) => void failures.push(error) });
    const names = () => examples.judged.value.map(({ name }) => name);
    return { client, did, examples, ended, failures, stop, names, kept: () => draft?.values.map(({ name }) => name) };
  };
  const add = async ({ examples }: ReturnType<typeof open>, id: string) => {
    const { id: _, ...rest } = example(id);
    examples.order({ kind: 'add', example: rest });
    await eventually(() => equal(examples.ordered.value.status, 'ready'));
  };

  it('are kept as they come, and found again', async () => {
    const first = open();
    await add(first, '1');
    deepEqual(first.kept(), ['Example 1']);
    const again = open([example('1'), example('2')]);
    await eventually(() => deepEqual(again.names(), ['Example 1', 'Example 2']));
  });

  it('that are added before those of the last time are found take the place of none', async () => {
    const one = open([example('1')]);
    const { id: _, ...rest } = example('2');
    one.examples.order({ kind: 'add', example: rest });
    await eventually(() => deepEqual(one.names(), ['Example 1', 'Example 2']));
    await eventually(() => deepEqual(one.kept(), ['Example 1', 'Example 2']));
  });

  it('are sent once it is saved, and not kept any longer', async () => {
    const one = open([example('1')]);
    await eventually(() => equal(one.names().length, 1));
    one.ended.value = { savedAs: '7' };
    one.stop();
    deepEqual(one.did, []);
    await one.client.only('createAutomationExample').answer({ ...example('9').test, ...example('9') });
    await eventually(() => deepEqual(one.did, ['sent', 'closed']));
  });

  it('stay where they could not be sent, and go with what is given up', async () => {
    const one = open([example('1')]);
    await eventually(() => equal(one.names().length, 1));
    one.ended.value = { savedAs: '7' };
    one.stop();
    await one.client.only('createAutomationExample').fail(new Error('no'));
    await eventually(() => deepEqual([one.failures.length, one.did], [1, ['closed']]));
    const other = open([example('1')]);
    other.ended.value = { savedAs: undefined };
    await eventually(() => deepEqual(other.did, ['discarded']));
  });

  it('are none where something else was kept', () => {
    deepEqual(exampleDraftKind.read([example('1')], 1), [example('1')]);
    equal(exampleDraftKind.read([{ name: 'x' }], 1), undefined);
    equal(exampleDraftKind.read([example('1')], 2), undefined);
  });
});
