/** What a policy has once the one above it is as it is, and the way from one state to another by transitions. */

import { IllegalTransition } from '../../src/console/illegal-transition.ts';
import type { PolicyPlan } from '../../src/console/policies/backup-plans-slice.ts';
import { newBackupSettings } from '../../src/console/policies/backup-settings-slice.ts';
import { ownInheritance } from '../../src/console/policies/inheritance.ts';
import { backupPlanKind } from '../../src/policies/backups/plan-kind.ts';
import { afterSteps, stepsTo } from '../../src/policies/inheritance/apply-steps.ts';
import { inherit } from '../../src/policies/inheritance/inherit.ts';
import { rowPath, standingOf } from '../../src/policies/inheritance/standing.ts';
import { backupSettingsKind } from '../../src/policies/settings/settings-kind.ts';
import { deepEqual, equal, throws } from '../support/assert.ts';

const plan = (identifier: string, keepDays: number, more: Partial<PolicyPlan> = {}): PolicyPlan => ({
  identifier,
  enabled: true,
  type: 'FILE_FOLDER',
  settings: { keepDays },
  inheritance: ownInheritance,
  ...more,
});
const root = { policyId: '1', items: [plan('a', 10), plan('b', 20)] };
const fromRoot = inherit(backupPlanKind, root, []);
const stateOf = (plans: readonly PolicyPlan[]) => ({ policyId: '2', excludedTypes: ['STATE'], plans });
const facts = (plans: readonly PolicyPlan[]) =>
  plans.map((one) => [one.identifier, standingOf(one), one.settings.keepDays, one.inheritance.sourcePolicyId]);

describe('A policy below another', () => {
  it('has what that has, and its own behind it', () => {
    deepEqual(facts(inherit(backupPlanKind, root, [plan('c', 30)])), [
      ['a', 'inherited', 10, '1'],
      ['b', 'inherited', 20, '1'],
      ['c', 'own', 30, null],
    ]);
  });

  it('follows a change of it, but for what is overridden, which knows the change all the same', () => {
    const { plans } = afterSteps(backupPlanKind.slice, stateOf(fromRoot), [['setEnabled', 'b', false]]);
    const next = inherit(backupPlanKind, { policyId: '1', items: [plan('a', 11), plan('b', 21)] }, plans);
    deepEqual(facts(next), [
      ['a', 'inherited', 11, '1'],
      ['b', 'overridden', 20, '1'],
    ]);
    equal(next[1]?.inheritance.parentPolicySettings?.settings.keepDays, 21);
  });

  it('names the policy whose word it is: the one that overrides it, not the one that has it for itself', () => {
    const { plans } = afterSteps(backupPlanKind.slice, stateOf(fromRoot), [['setEnabled', 'b', false]]);
    deepEqual(facts(inherit(backupPlanKind, { policyId: '2', items: plans }, [])), [
      ['a', 'inherited', 10, '1'],
      ['b', 'inherited', 20, '2'],
    ]);
  });

  it('keeps for itself what it had overridden when the parent has it no more', () => {
    const { plans } = afterSteps(backupPlanKind.slice, stateOf(fromRoot), [['setEnabled', 'b', false]]);
    deepEqual(facts(inherit(backupPlanKind, { policyId: '1', items: [] }, plans)), [['b', 'own', 20, null]]);
  });

  it('tells the way to whoever has it for itself, and no further', () => {
    const step = (id: string, own: string[], overridden: string[] = []) => ({ id, name: id, own, overridden });
    const path = [step('3', []), step('2', [], ['a']), step('1', ['a']), step('0', [])];
    deepEqual(
      rowPath(path, 'a', 'inherited').map(({ id, standing }) => [id, standing]),
      [
        ['3', 'inherited'],
        ['2', 'overridden'],
        ['1', 'own'],
      ],
    );
  });
});

describe('The way from what is there to what is wanted', () => {
  const way = (wanted: readonly PolicyPlan[]) => stepsTo(backupPlanKind, stateOf(fromRoot), wanted);
  const edited = (steps: Parameters<typeof afterSteps>[2]) =>
    afterSteps(backupPlanKind.slice, stateOf(fromRoot), steps).plans;

  it('comes to the same by as few transitions, whatever somebody did', () => {
    const cases: Parameters<typeof afterSteps>[2][] = [
      [],
      [['setEnabled', 'a', false]],
      [['edit', 'a', { settings: { keepDays: 5 } }]],
      [
        ['setEnabled', 'a', false],
        ['edit', 'a', { type: 'IMAGE' }],
      ],
      [
        ['setEnabled', 'a', false],
        ['setEnabled', 'a', true],
      ],
      [
        ['setEnabled', 'a', false],
        ['revert', 'a'],
      ],
      [['add', plan('c', 1)]],
    ];
    for (const steps of cases) {
      const wanted = edited(steps);
      const { plans } = afterSteps(backupPlanKind.slice, stateOf(fromRoot), way(wanted));
      deepEqual(plans, wanted);
    }
    deepEqual(
      way(
        edited([
          ['setEnabled', 'a', false],
          ['revert', 'a'],
        ]),
      ),
      [],
    );
  });

  it('reverts, and edits from there where that is wanted, too', () => {
    const overridden = edited([['edit', 'a', { settings: { keepDays: 5 } }]]);
    deepEqual(stepsTo(backupPlanKind, stateOf(overridden), fromRoot), [['revert', 'a']]);
  });

  it('leads nowhere where an inherited one is to be gone', () => {
    throws(() => afterSteps(backupPlanKind.slice, stateOf(fromRoot), way([])), IllegalTransition);
  });

  it('chooses and excludes devices of a product, and keeps the last limit of one that has none', () => {
    const before = { ...newBackupSettings('lockhart'), nodeIds: [1], bandwidthThrottle: true, bandwidthThrottleKb: 9 };
    const wanted = { ...before, nodeIds: [2], excludedNodeIds: [1], bandwidthThrottle: false };
    const state = { clientId: '1', products: [before] };
    const { products } = afterSteps(backupSettingsKind.slice, state, backupSettingsKind.steps(before, wanted));
    deepEqual(products, [wanted]);
  });
});
