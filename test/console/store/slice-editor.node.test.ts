/** What somebody edits before it is saved, with the way back. */
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import { patchOverridesSlice } from '../../../src/console/policies/patch-overrides-slice.ts';
import { createSliceEditor } from '../../../src/console/store/slice-editor.ts';
import { deepEqual, equal, throws } from '../../support/assert.ts';

describe('Who edits a slice', () => {
  it('goes back and forth step by step', () => {
    const { history, change } = createSliceEditor(patchOverridesSlice, { initial: patchOverridesSlice.defaults });
    change('add', 'KB1', {});
    change('add', 'KB2', {});
    const both = history.current.value;
    history.undo();
    deepEqual(
      history.current.value.overrides.map(({ id }) => id),
      ['KB1'],
    );
    history.redo();
    equal(history.current.value, both);
    equal(history.isDirty.value, true);
  });

  it('makes no step of what is illegal', () => {
    const { history, change } = createSliceEditor(patchOverridesSlice, { initial: patchOverridesSlice.defaults });
    throws(() => change('revert', 'KB1'), IllegalTransition);
    equal(history.canUndo.value, false);
  });

  it('undoes what was done to one thing without a pause at once', () => {
    let now = 0;
    const { history, change } = createSliceEditor(patchOverridesSlice, {
      initial: patchOverridesSlice.defaults,
      now: () => now,
    });
    change('add', 'KB1', {});
    for (const retention of [1, 2, 3]) {
      now += 100;
      change('edit', 'KB1', { retention });
    }
    history.undo();
    deepEqual(history.current.value.overrides[0]?.settings, {});
  });
});
