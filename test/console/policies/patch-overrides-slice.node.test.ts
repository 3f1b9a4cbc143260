/** What becomes of a patch that a policy treats as the one above it does. Source: spec 002 §4. */
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import { patchOverridesSlice } from '../../../src/console/policies/patch-overrides-slice.ts';
import { deepEqual, equal, throws } from '../../support/assert.ts';

const { defaults, transitions } = patchOverridesSlice;

const settings = { approval: 'MANUAL' };
const inheritance = { inherited: true, overridden: false, sourcePolicyId: '1', parentPolicySettings: { settings } };
const loaded = transitions.load(defaults, '2', [{ id: 'KB1', settings, inheritance }]);

describe('A patch override', () => {
  it('is overridden when it is edited, and what the parent says when it is reverted', () => {
    const edited = transitions.edit(loaded, 'KB1', { approval: 'REJECTED' });
    deepEqual(edited.overrides[0]?.settings, { approval: 'REJECTED' });
    equal(edited.overrides[0]?.inheritance.overridden, true);
    deepEqual(transitions.revert(edited, 'KB1'), loaded);
  });

  it('remembers what the parent says through several edits', () => {
    const edited = transitions.edit(transitions.edit(loaded, 'KB1', { approval: 'REJECTED' }), 'KB1', {});
    deepEqual(transitions.revert(edited, 'KB1'), loaded);
  });

  it('is removed where it is the policy’s own, and reverted where it is not', () => {
    const added = transitions.add(loaded, 'KB2', {});
    deepEqual(transitions.remove(added, 'KB2'), loaded);
    throws(() => transitions.remove(added, 'KB1'), IllegalTransition);
    throws(() => transitions.revert(added, 'KB2'), IllegalTransition);
  });
});
