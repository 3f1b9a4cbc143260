/** Automations applied to a change: in order, each after the other, in rounds, and never for ever. */
import { changedFields, compileAutomations, runAutomations } from '../../src/ticketing/rules/run-automations.ts';
import type { ActionRow, Automation, Condition } from '../../src/ticketing/terms/automation.ts';
import type { Ticket } from '../../src/ticketing/terms/ticket.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';

const facts = { statuses: [], attributes: [] };
const now = Date.parse('2026-03-16T10:00:00Z');
const when = (field: string, operator: string, value?: unknown): Condition => ({ field, operator, value });
const rule = (name: string, all: readonly Condition[], ...actions: ActionRow[]): Automation => ({
  id: name,
  type: 'EVENT_BASED',
  name,
  conditions: { all, any: [] },
  actions,
});
const set = (value: object): ActionRow => ({ field: 'ticket', value });
const comment: ActionRow = { field: 'ADD_TICKET_COMMENT', value: { body: '<p>{{ticket.status}}</p>', public: true } };

function run(automations: Automation[], after: Ticket, before?: Ticket) {
  const fill = (ticket: Ticket, text: string) => text.replace('{{ticket.status}}', String(ticket.status));
  const result = runAutomations(compileAutomations(automations, facts), { before, after, now }, fill);
  return {
    ...result,
    told: result.steps.map(({ automation, round, changedFields }) => `${round} ${automation.name}: ${changedFields}`),
  };
}

describe('A run of automations', () => {
  it('goes by their order, and each sees what those before it did', () => {
    const raise = rule('raise', [when('status', 'equals', 'NEW')], set({ priority: 'HIGH' }));
    const tag = rule('tag', [when('priority', 'equals', 'HIGH')], { field: 'add_tags', value: [1] });
    deepEqual(run([raise, tag], { status: 'NEW' }).told, ['1 raise: priority', '1 tag: tags']);
    deepEqual(run([tag, raise], { status: 'NEW' }).told, ['1 raise: priority', '2 tag: tags']);
  });

  it('calls for a change what waits for a change, not for a creation', () => {
    const raise = rule('raise', [when('action', 'equals', 'INSERT')], set({ priority: 'HIGH' }));
    const react = rule('react', [when('action', 'equals', 'UPDATE'), when('priority', 'changed_to', 'HIGH')], {
      field: 'add_tags',
      value: [1],
    });
    deepEqual(run([raise, react], {}).told, ['1 raise: priority', '2 react: tags']);
  });

  it('tells the times of what it changed', () => {
    const { ticket } = run([rule('close', [], set({ status: 'CLOSED', assignedAppUserId: 'u1' }))], {
      status: 'NEW',
      statusTimes: { NEW: 'x' },
    });
    deepEqual(ticket, {
      status: 'CLOSED',
      assignee: 'u1',
      updateTime: '2026-03-16T10:00:00.000Z',
      statusTimes: { NEW: 'x', CLOSED: '2026-03-16T10:00:00.000Z' },
      assignedTime: '2026-03-16T10:00:00.000Z',
    });
  });

  it('leaves the times of what it did not change, and of what is not set any more', () => {
    const before: Ticket = {
      status: 'OPEN',
      assignee: 'u1',
      priority: 'LOW',
      statusTimes: { OPEN: 'then' },
      assignedTime: 'then',
    };
    const { ticket } = run([rule('raise', [], set({ priority: 'HIGH' }))], before);
    deepEqual(ticket, { ...before, priority: 'HIGH', updateTime: '2026-03-16T10:00:00.000Z' });
    const nobody = run([rule('free', [], set({ status: 'OPEN', assignedAppUserId: '' }))], before).ticket;
    deepEqual([nobody.assignee, nobody.assignedTime, nobody.statusTimes], ['', 'then', { OPEN: 'then' }]);
  });

  it('tells changes of attributes one by one, and none of times', () => {
    const order = rule('order', [], { field: 'attributes', value: { 1: 'b', 2: '7', 3: ['x', 'y'], 4: 'new' } });
    const { told, ticket } = run([order], { attributes: { 1: 'a', 2: 7, 3: ['y', 'x'], 5: 'stays' } });
    deepEqual(told, ['1 order: attribute:1,attribute:4']);
    deepEqual(ticket.attributes, { 1: 'b', 2: '7', 3: ['x', 'y'], 4: 'new', 5: 'stays' });
    const times = {
      createTime: 'a',
      updateTime: 'a',
      assignedTime: 'a',
      statusTimes: {},
      lastUpdatedTimeByRequester: 'a',
    };
    const later = { createTime: 'b', statusTimes: { NEW: 'b' }, lastUpdatedTimeByAssignee: 'b' };
    deepEqual(changedFields(times, later), []);
  });

  it('passes over an action that nobody knows', () => {
    const { told } = run([rule('odd', [], { field: 'DANCE', value: 1 }, set({ priority: 'HIGH' }))], {});
    deepEqual(told, ['1 odd: priority']);
  });

  it('writes texts of the ticket as it is by then, and comments once however many rounds there are', () => {
    const open = rule('open', [when('status', 'equals', 'NEW')], set({ status: 'OPEN' }), comment);
    const { steps } = run([open, rule('tag', [], { field: 'add_tags', value: [1] }, comment)], { status: 'NEW' });
    deepEqual(
      steps.flatMap(({ effects }) => effects.map((effect) => (effect.kind === 'comment' ? effect.body : ''))),
      ['<p>OPEN</p>', '<p>OPEN</p>'],
    );
  });

  it('stops rules that set each other off after ten rounds, and says so', () => {
    const there = rule('there', [when('priority', 'equals', 'LOW')], set({ priority: 'HIGH' }));
    const back = rule('back', [when('priority', 'equals', 'HIGH')], set({ priority: 'LOW' }), {
      field: 'ticket',
      value: { severity: 'MAJOR' },
    });
    const growing = rule('grow', [when('summary', 'contains', 'a')], set({ summary: 'a{{ticket.status}}' }));
    const loop = run(
      [
        rule('flip', [when('priority', 'changed')], set({ priority: 'HIGH' })),
        rule('flop', [when('priority', 'equals', 'HIGH')], set({ priority: 'LOW' })),
      ],
      { priority: 'LOW' },
      { priority: 'NONE' },
    );
    ok(!loop.isStopped, 'back where it was at the end of a round');
    ok(!run([there, back], { priority: 'LOW' }).isStopped);
    ok(!run([growing], { summary: 'a', status: 'NEW' }).isStopped);
    const counting = ['0', '1', '2']
      .map((from, index, all) =>
        rule(`from ${from}`, [when('type', 'equals', from)], set({ type: all[(index + 1) % all.length] })),
      )
      .reverse();
    const endless = run(counting, { type: '0' });
    ok(endless.isStopped);
    equal(endless.steps.at(-1)?.round, 10);
  });

  it('leaves out what is switched off, and what is not known', () => {
    deepEqual(run([{ ...rule('off', [], set({ priority: 'HIGH' })), enabled: false }], {}).told, []);
    deepEqual(run([rule('odd', [when('colour', 'equals', 'red')], set({ priority: 'HIGH' }))], {}).told, []);
  });

  it('changes nothing where the ticket is so already', () => {
    const { ticket, told } = run([rule('tag', [], { field: 'add_tags', value: ['1'] })], { tags: [1, 2] });
    deepEqual(told, ['1 tag: ']);
    deepEqual(ticket, { tags: [1, 2] });
  });
});
