/** A policy that is edited, without a screen: what is sent, what is saved, and what somebody else saved meanwhile. */
import type { backupPlansSlice, PolicyPlan } from '../../src/console/policies/backup-plans-slice.ts';
import { ownInheritance } from '../../src/console/policies/inheritance.ts';
import { CallError } from '../../src/host/http/call-error.ts';
import { backupPlanKind } from '../../src/policies/backups/plan-kind.ts';
import { createPolicySession } from '../../src/policies/editing/policy-session.ts';
import { deepEqual, equal, eventually, throws } from '../support/assert.ts';

interface Stored {
  version: string;
  savedBy: string;
  plans: readonly PolicyPlan[];
}

const plan = (identifier: string, keepDays: number): PolicyPlan => ({
  identifier,
  enabled: true,
  type: 'FILE_FOLDER',
  settings: { keepDays },
  inheritance: ownInheritance,
});

function policy(plans: readonly PolicyPlan[]) {
  let stored: Stored = { version: '1', savedBy: 'Aiko', plans };
  const sent: unknown[] = [];
  const problems: unknown[] = [];
  const session = createPolicySession<typeof backupPlansSlice, PolicyPlan, Stored>({
    kind: backupPlanKind,
    read: async () => stored,
    stateOf: (answer) => ({ policyId: '1', excludedTypes: [], plans: answer.plans }),
    async send(state, { headers }) {
      const tag = new Headers(headers).get('if-match');
      sent.push(tag);
      const problem = problems.shift();
      if (problem !== undefined) throw problem;
      if (tag !== `"${stored.version}"`) throw new CallError('result-code', { endpoint: 'save', status: 412 });
      stored = { version: String(Number(stored.version) + 1), savedBy: 'Tom', plans: state.plans };
      return stored;
    },
    onSaved: () => undefined,
  });
  return {
    session,
    sent,
    problems,
    ready: () => eventually(() => equal(session.state.value.status, 'ready')),
    elsewhere(next: readonly PolicyPlan[]) {
      stored = { version: String(Number(stored.version) + 1), savedBy: 'Nadia', plans: next };
    },
    days: () => session.items.value.map(({ settings }) => settings.keepDays),
  };
}

const keep = (identifier: string, keepDays: number) => ['edit', identifier, { settings: { keepDays } }] as const;

describe('A policy that is edited', () => {
  it('is saved as the version that it is of, and is of the next then', async () => {
    const { session, sent, ready } = policy([plan('a', 1)]);
    await ready();
    session.change(keep('a', 2));
    equal(session.isDirty.value, true);
    equal(await session.save(), true);
    equal(session.isDirty.value, false);
    session.undo();
    equal(session.isDirty.value, true, 'the way back leads past what was saved');
    await session.save();
    deepEqual(sent, ['"1"', '"2"']);
    session[Symbol.dispose]();
  });

  it('makes one step of what is done at once, and none of what is no transition', async () => {
    const { session, ready, days } = policy([plan('a', 1), plan('b', 1)]);
    await ready();
    session.change(keep('a', 2), keep('b', 3));
    deepEqual(days(), [2, 3]);
    session.undo();
    deepEqual(days(), [1, 1]);
    throws(() => session.change(keep('a', 5), ['revert', 'b']));
    deepEqual(days(), [1, 1]);
    session[Symbol.dispose]();
  });

  it('is saved once by two presses, and stays as it is where it fails', async () => {
    const { session, sent, problems, ready, days } = policy([plan('a', 1)]);
    await ready();
    session.change(keep('a', 2));
    problems.push(new Error('No'));
    deepEqual(await Promise.all([session.save(), session.save()]), [false, false]);
    equal(sent.length, 1);
    equal((session.failure.value as Error).message, 'No');
    deepEqual([days(), session.isDirty.value], [[2], true]);
    session[Symbol.dispose]();
  });

  it('tells plan by plan what somebody else saved meanwhile, and goes on from that', async () => {
    const { session, ready, days, elsewhere } = policy([plan('a', 1), plan('b', 1), plan('c', 1)]);
    await ready();
    session.change(keep('a', 2));
    session.change(keep('b', 2));
    elsewhere([plan('a', 9), plan('b', 1), plan('c', 9)]);
    equal(await session.save(), false);
    const { savedBy, differences } = session.conflict.value ?? { differences: [] };
    equal(savedBy, 'Nadia');
    deepEqual(
      differences.map(({ id, changedBy }) => [id, changedBy]),
      [
        ['a', undefined],
        ['b', 'own'],
        ['c', 'theirs'],
      ],
    );
    session.settle(differences.filter(({ id }) => id !== 'c'));
    deepEqual(days(), [2, 2, 9]);
    equal(await session.save(), true);
    session[Symbol.dispose]();
  });

  it('is given up with a way back to it', async () => {
    const { session, ready, days } = policy([plan('a', 1)]);
    await ready();
    session.change(keep('a', 2));
    session.discard();
    deepEqual([days(), session.isDirty.value], [[1], false]);
    session.undo();
    deepEqual(days(), [2]);
    session[Symbol.dispose]();
  });
});
