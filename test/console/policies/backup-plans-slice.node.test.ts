/** What becomes of a plan that a policy has from the one above it. Source: spec 002 §4. */
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import { backupPlansSlice, type PolicyPlan } from '../../../src/console/policies/backup-plans-slice.ts';
import { ownInheritance } from '../../../src/console/policies/inheritance.ts';
import { deepEqual, equal, match, throws } from '../../support/assert.ts';

const { defaults, transitions } = backupPlansSlice;

const parent = { enabled: true, type: 'IMAGE', settings: { retention: 30 } };
const inheritance = { inherited: true, overridden: false, sourcePolicyId: '1', parentPolicySettings: parent };
const inherited: PolicyPlan = { identifier: 'inherited', ...parent, inheritance };
const files: PolicyPlan = { ...inherited, identifier: 'files', type: 'FILE_FOLDER' };
const own: PolicyPlan = { identifier: 'own', ...parent, inheritance: ownInheritance };
const loaded = transitions.load(defaults, '2', [inherited, files, own], ['FILE_FOLDER']);

const plan = (state: typeof defaults, identifier: string) => {
  const found = state.plans.find((one) => one.identifier === identifier);
  if (!found) throw new Error(`no plan ${identifier}`);
  return found;
};

describe('An inherited backup plan', () => {
  it('is overridden when it is turned off, and stays inherited', () => {
    const { enabled, inheritance: after } = plan(transitions.setEnabled(loaded, 'inherited', false), 'inherited');
    equal(enabled, false);
    deepEqual(after, { ...inheritance, overridden: true });
  });

  it('is overridden when it is turned off whatever its type is', () => {
    equal(plan(transitions.setEnabled(loaded, 'files', false), 'files').inheritance.overridden, true);
  });

  it('is not when nothing changes', () => {
    equal(plan(transitions.setEnabled(loaded, 'inherited', true), 'inherited'), inherited);
  });

  it('is overridden when it is edited, unless its type is excluded', () => {
    const settings = { retention: 7 };
    const changed = plan(transitions.edit(loaded, 'inherited', { settings }), 'inherited');
    deepEqual(changed.settings, settings);
    equal(changed.inheritance.overridden, true);
    const excluded = plan(transitions.edit(loaded, 'files', { settings }), 'files');
    deepEqual(excluded.settings, settings);
    equal(excluded.inheritance.overridden, false);
  });

  it('is again what the parent says when it is reverted', () => {
    const changed = transitions.edit(transitions.setEnabled(loaded, 'inherited', false), 'inherited', {
      type: 'FILE_FOLDER',
      settings: {},
    });
    deepEqual(plan(transitions.revert(changed, 'inherited'), 'inherited'), inherited);
  });

  it('goes back to what it was where nobody told what the parent says', () => {
    const untold = { ...inherited, inheritance: { ...inheritance, parentPolicySettings: null } };
    const state = transitions.setEnabled(transitions.load(defaults, '2', [untold], []), 'inherited', false);
    const { enabled, type, settings } = plan(transitions.revert(state, 'inherited'), 'inherited');
    deepEqual({ enabled, type, settings }, parent);
  });

  it('cannot be reverted where it does not differ, or nobody knows from what', () => {
    match(throws(() => transitions.revert(loaded, 'inherited'), IllegalTransition).message, /does not differ/);
    const lost = { ...inherited, inheritance: { ...inheritance, overridden: true, parentPolicySettings: null } };
    match(
      throws(() => transitions.revert(transitions.load(defaults, '2', [lost], []), 'inherited'), IllegalTransition)
        .message,
      /nobody told/,
    );
  });

  it('cannot be removed, unlike one of the policy’s own', () => {
    throws(() => transitions.remove(loaded, 'inherited'), IllegalTransition);
    equal(transitions.remove(loaded, 'own').plans.length, 2);
  });
});

describe('A backup plan of the policy’s own', () => {
  it('is edited without being marked', () => {
    equal(plan(transitions.setEnabled(loaded, 'own', false), 'own').inheritance, ownInheritance);
    throws(() => transitions.revert(loaded, 'own'), IllegalTransition);
  });

  it('is added once', () => {
    throws(() => transitions.add(loaded, own), IllegalTransition);
  });
});
