import { deepEqual, equal } from 'node:assert/strict';
import { effect } from '@preact/signals-core';
import fc from 'fast-check';
import { createUndoHistory } from '../../src/base/undo-history.ts';

const pause = 1000;

function historyAt(initial = '', limit?: number) {
  const clock = { now: 0 };
  const history = createUndoHistory({ initial, pause, now: () => clock.now, ...(limit !== undefined && { limit }) });
  return { clock, history };
}

describe('A history of edits', () => {
  it('goes back and forth', () => {
    const { history } = historyAt('a');
    history.edit('b');
    history.edit('c');
    history.undo();
    equal(history.current.value, 'b');
    history.undo();
    equal(history.current.value, 'a');
    equal(history.canUndo.value, false);
    history.undo();
    equal(history.current.value, 'a');
    history.redo();
    history.redo();
    equal(history.current.value, 'c');
    equal(history.canRedo.value, false);
    history.redo();
    equal(history.current.value, 'c');
  });

  it('forgets what was undone when something else is done', () => {
    const { history } = historyAt('a');
    history.edit('b');
    history.undo();
    history.edit('c');
    equal(history.canRedo.value, false);
    history.undo();
    equal(history.current.value, 'a');
  });

  it('takes typing in one field for one step, until there is a pause', () => {
    const { clock, history } = historyAt();
    for (const text of ['B', 'Be', 'Ber']) {
      history.edit(text, 'name');
      clock.now += pause;
    }
    clock.now += 1;
    history.edit('Berl', 'name');
    history.undo();
    equal(history.current.value, 'Ber');
    history.undo();
    equal(history.current.value, '');
  });

  it('begins a step with another field, with what has no key, and after a field was left', () => {
    const { history } = historyAt();
    history.edit('a', 'name');
    history.edit('ab', 'subject');
    history.edit('abc');
    history.edit('abcd', 'subject');
    history.seal();
    history.edit('abcde', 'subject');
    const back: string[] = [];
    while (history.canUndo.value) {
      history.undo();
      back.push(history.current.value);
    }
    deepEqual(back, ['abcd', 'abc', 'ab', 'a', '']);
  });

  it('makes no step of a letter that was typed and taken back', () => {
    const { history } = historyAt('a');
    history.edit('b');
    history.edit('bc', 'name');
    history.edit('b', 'name');
    history.edit('bx', 'name');
    history.undo();
    equal(history.current.value, 'b');
    history.undo();
    equal(history.current.value, 'a');
  });

  it('does not add to a step that was undone or redone', () => {
    const { history } = historyAt();
    history.edit('a', 'name');
    history.undo();
    history.redo();
    history.edit('ab', 'name');
    history.undo();
    equal(history.current.value, 'a');
  });

  it('knows whether it differs from what is saved', () => {
    const { history } = historyAt('a');
    equal(history.isDirty.value, false);
    history.edit('b');
    equal(history.isDirty.value, true);
    history.undo();
    equal(history.isDirty.value, false);
    history.redo();
    history.markSaved();
    equal(history.isDirty.value, false);
    history.undo();
    equal(history.isDirty.value, true);
  });

  it('is still dirty where something was edited while it was being saved', () => {
    const { history } = historyAt('a');
    history.edit('b');
    const sent = history.current.value;
    history.edit('c');
    history.markSaved(sent);
    equal(history.isDirty.value, true);
    history.undo();
    equal(history.isDirty.value, false);
  });

  it('can be undone to what was saved though typing went on', () => {
    const { history } = historyAt();
    history.edit('a', 'name');
    history.markSaved();
    history.edit('ab', 'name');
    history.undo();
    equal(history.current.value, 'a');
    equal(history.isDirty.value, false);
  });

  it('takes what is the same for no edit, by the document’s own measure', () => {
    const history = createUndoHistory({
      initial: { name: 'a' },
      isSame: (one, other) => one.name === other.name,
    });
    history.edit({ name: 'a' });
    equal(history.canUndo.value, false);
    history.edit({ name: 'b' });
    history.edit({ name: 'a' });
    equal(history.isDirty.value, false);
  });

  it('begins anew with another document', () => {
    const { history } = historyAt('a');
    history.edit('b');
    history.undo();
    history.reset('z');
    deepEqual([history.canUndo.value, history.canRedo.value, history.isDirty.value], [false, false, false]);
    equal(history.current.value, 'z');
  });

  it('tells each step once', () => {
    const { history } = historyAt('a');
    const seen: string[] = [];
    effect(() => {
      seen.push(`${history.current.value} ${history.canUndo.value} ${history.canRedo.value}`);
    });
    history.edit('b');
    history.undo();
    deepEqual(seen, ['a false false', 'b true false', 'a false true']);
  });
});

/** What somebody may do, one after the other. */
const anyStep = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      edit: fc.integer({ max: 5 }),
      key: fc.option(fc.constantFrom('x', 'y'), { nil: undefined }),
    }),
  },
  fc.record({ wait: fc.constantFrom(1, pause, pause + 1) }),
  fc.constant('undo' as const),
  fc.constant('redo' as const),
  fc.constant('seal' as const),
);

describe('Whatever was done', () => {
  /** A history of numbers after some steps, and the states that were ever shown. */
  function walked(steps: readonly (typeof anyStep extends fc.Arbitrary<infer Step> ? Step : never)[], limit: number) {
    const clock = { now: 0 };
    const history = createUndoHistory<number>({ initial: 0, limit, pause, now: () => clock.now });
    const shown = [0];
    for (const step of steps) {
      if (step === 'undo' || step === 'redo' || step === 'seal') history[step]();
      else if ('wait' in step) clock.now += step.wait;
      else history.edit(step.edit, step.key);
      shown.push(history.current.value);
    }
    return { history, shown };
  }
  const steps = fc.array(anyStep, { maxLength: 60 });

  it('undo and redo lead back to where one was, step for step', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 20 }), (done, limit) => {
        const { history } = walked(done, limit);
        while (history.canRedo.value) history.redo();
        const forth = [history.current.value];
        while (history.canUndo.value) {
          history.undo();
          forth.unshift(history.current.value);
        }
        const again = [history.current.value];
        while (history.canRedo.value) {
          history.redo();
          again.push(history.current.value);
        }
        deepEqual(again, forth);
      }),
    );
  });

  it('no more can be undone than the limit says', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 5 }), (done, limit) => {
        const { history } = walked(done, limit);
        let count = 0;
        for (; history.canUndo.value; count += 1) history.undo();
        equal(count <= limit, true);
      }),
    );
  });

  it('joined edits lose neither the state before the first nor the one after the last', () => {
    fc.assert(
      fc.property(steps, fc.array(fc.integer(), { minLength: 1, maxLength: 10 }), (done, typed) => {
        const { history } = walked(done, 100);
        const before = history.current.value;
        history.seal();
        for (const state of typed) history.edit(state, 'typing');
        const after = typed[typed.length - 1];
        equal(history.current.value, after);
        if (after === before) return;
        history.undo();
        equal(history.current.value, before);
        history.redo();
        equal(history.current.value, after);
      }),
    );
  });

  it('what is shown was given, and steps back end at the first state where no step was forgotten', () => {
    fc.assert(
      fc.property(steps, (done) => {
        const { history, shown } = walked(done, 1000);
        while (history.canUndo.value) {
          history.undo();
          equal(shown.includes(history.current.value), true);
        }
        equal(history.current.value, 0);
      }),
    );
  });
});
