/**
 * Automations applied to a change of a ticket, by their position in the list; each sees what those before it did. What
 * they changed calls them again, until a round changes nothing or there were too many rounds. Mails, comments, times and
 * notifications of an automation come once for a change, however many rounds it takes. Decisions: order of automations.
 */
import type { ActionRun, Effect } from '../actions/action-kind.ts';
import { actionOf } from '../actions/actions.ts';
import { compileRule, type RuleFacts } from '../conditions/evaluate.ts';
import { type Decide, subjectOf } from '../conditions/verdict.ts';
import type { ActionRow, Automation } from '../terms/automation.ts';
import { limits } from '../terms/limits.ts';
import { hasSameIds, idOf, type Ticket } from '../terms/ticket.ts';

export interface CompiledAutomation {
  readonly automation: Automation;
  readonly decide: Decide;
}

/** Of those that are switched on. */
export function compileAutomations(automations: readonly Automation[], facts: RuleFacts): CompiledAutomation[] {
  return automations
    .filter(({ enabled }) => enabled !== false)
    .map((automation) => ({ automation, decide: compileRule(automation.conditions ?? {}, facts) }));
}

export interface Change {
  /** Undefined: the ticket was created. */
  readonly before: Ticket | undefined;
  readonly after: Ticket;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** One automation that ran, in one round. */
export interface AutomationStep {
  readonly automation: Automation;
  readonly round: number;
  /** What its conditions compared with; undefined where the ticket was created. */
  readonly compared: Ticket | undefined;
  readonly before: Ticket;
  readonly after: Ticket;
  readonly changedFields: readonly string[];
  readonly effects: readonly Effect[];
}

export interface AutomationRun {
  readonly ticket: Ticket;
  readonly steps: readonly AutomationStep[];
  /** They set each other off again and again, and were stopped. */
  readonly isStopped: boolean;
}

export type FillTexts = (ticket: Ticket, ...text: Parameters<ActionRun['fill']>) => string;

export function runAutomations(
  compiled: readonly CompiledAutomation[],
  change: Change,
  fill: FillTexts,
): AutomationRun {
  const steps: AutomationStep[] = [];
  const ran = new Set<Automation>();
  let { before, after: ticket } = change;
  for (let round = 1; round <= limits.rounds; round += 1) {
    const atStart = ticket;
    for (const { automation, decide } of compiled) {
      if (decide(subjectOf({ before, after: ticket, now: change.now })) !== true) continue;
      const step = runActions(automation.actions ?? [], ticket, change.now, fill);
      const isFirst = !ran.has(automation);
      if (!isFirst && step.changedFields.length === 0) continue;
      ran.add(automation);
      steps.push({
        automation,
        round,
        compared: before,
        before: ticket,
        ...step,
        effects: isFirst ? step.effects : [],
      });
      ticket = step.after;
    }
    if (changedFields(atStart, ticket).length === 0) return { ticket, steps, isStopped: false };
    before = atStart;
  }
  return { ticket, steps, isStopped: true };
}

export function runActions(
  rows: readonly ActionRow[],
  before: Ticket,
  now: number,
  fill: FillTexts,
): Pick<AutomationStep, 'after' | 'changedFields' | 'effects'> {
  const effects: Effect[] = [];
  let ticket = before;
  for (const { field, value } of rows) {
    const kind = actionOf(field);
    if (!kind) continue;
    const current = ticket;
    const outcome = kind.apply(kind.read(value), {
      ticket: current,
      fill: (text, place) => fill(current, text, place),
    });
    ticket = outcome.ticket ?? ticket;
    effects.push(...(outcome.effects ?? []));
  }
  const fields = changedFields(before, ticket);
  return { after: fields.length > 0 ? withTimes(before, ticket, now) : before, changedFields: fields, effects };
}

/** Times follow from changes, and are none themselves. */
const times = new Set([
  'createTime',
  'updateTime',
  'assignedTime',
  'statusTimes',
  'lastUpdatedTimeByRequester',
  'lastUpdatedTimeByAssignee',
]);

export function changedFields(before: Ticket, after: Ticket): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)] as (keyof Ticket)[]);
  return [...names].flatMap((name): string[] => {
    if (times.has(name) || before[name] === after[name]) return [];
    if (name !== 'attributes') return hasSameIds(before[name], after[name]) ? [] : [name];
    const [then, now] = [before.attributes ?? {}, after.attributes ?? {}];
    const ids = new Set([...Object.keys(then), ...Object.keys(now)]);
    return [...ids].filter((id) => !hasSameIds(then[id], now[id])).map((id) => `attribute:${id}`);
  });
}

function withTimes(before: Ticket, after: Ticket, now: number): Ticket {
  const time = new Date(now).toISOString();
  const status = idOf(after.status);
  const isNewStatus = status !== '' && status !== idOf(before.status);
  const isNewAssignee = idOf(after.assignee) !== '' && idOf(after.assignee) !== idOf(before.assignee);
  return {
    ...after,
    updateTime: time,
    ...(isNewStatus && { statusTimes: { ...after.statusTimes, [status]: time } }),
    ...(isNewAssignee && { assignedTime: time }),
  };
}
