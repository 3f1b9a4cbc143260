/**
 * What automations do to one change of one ticket, as rows for the database: the same evaluator and the same rounds as the
 * dry run of the editor. Nothing is written here, so that the change and all that follows from it are one transaction.
 */
import type { Effect } from '../../../src/ticketing/actions/action-kind.ts';
import { evaluateRows } from '../../../src/ticketing/conditions/evaluate.ts';
import { textFiller } from '../../../src/ticketing/rules/dry-run.ts';
import {
  type AutomationRun,
  type AutomationStep,
  type CompiledAutomation,
  runAutomations,
} from '../../../src/ticketing/rules/run-automations.ts';
import { ticketChanges } from '../../../src/ticketing/rules/ticket-changes.ts';
import { type Condition, conditionsOf } from '../../../src/ticketing/terms/automation.ts';
import { limits } from '../../../src/ticketing/terms/limits.ts';
import type { Ticket } from '../../../src/ticketing/terms/ticket.ts';
import type { DecidedRow } from '../../../src/ticketing/ticket-contract.ts';
import type { automationRun } from '../database/ticketing-schema.ts';
import { type Comment, placeholderFacts } from './placeholder-facts.ts';
import type { TicketingDirectory } from './ticketing-directory.ts';

export interface RuleChange {
  readonly before: Ticket | undefined;
  readonly after: Ticket;
  readonly now: number;
  readonly event: 'INSERT' | 'UPDATE' | 'TIME';
}

export interface RuleCircumstances {
  readonly directory: TicketingDirectory;
  readonly site: string;
  /** Of the ticket, the newest first. */
  readonly comments: readonly Comment[];
}

/** An automation that ran, and what it wants besides changing the ticket. */
export interface RunRecord {
  readonly row: Omit<typeof automationRun.$inferInsert, 'id' | 'effects' | 'failures'>;
  readonly effects: readonly Effect[];
  /** As it left it. */
  readonly ticket: Ticket;
}

export function runRules(
  compiled: readonly CompiledAutomation[],
  change: RuleChange,
  circumstances: RuleCircumstances,
): { ticket: Ticket; records: RunRecord[] } {
  const run = runAutomations(compiled, change, textFiller(placeholderFacts(circumstances)));
  return { ticket: run.ticket, records: recordsOf(run, change, circumstances.directory) };
}

function recordsOf(run: AutomationRun, { now, event }: RuleChange, directory: TicketingDirectory): RunRecord[] {
  return run.steps.map((step) => ({
    row: {
      automationId: Number(step.automation.id),
      automationName: step.automation.name,
      automationType: step.automation.type,
      ticketId: Number(step.after.id),
      summary: step.after.summary ?? '',
      created: now,
      event,
      round: step.round,
      stopped: run.isStopped && step.round === limits.rounds,
      rows: decidedRows(step, now, directory),
      changes: ticketChanges(step.before, step.after),
    },
    effects: step.effects,
    ticket: step.after,
  }));
}

/** Asked again for the few that ran: all the others are only asked whether they hold. */
function decidedRows(
  step: AutomationStep,
  now: number,
  directory: TicketingDirectory,
): Record<'all' | 'any', DecidedRow[]> {
  const conditions = conditionsOf(step.automation);
  const { all, any } = evaluateRows(conditions, { ...directory, before: step.compared, after: step.before, now });
  return { all: decided(conditions.all, all), any: decided(conditions.any, any) };
}

export function decided(conditions: readonly Condition[], rows: ReturnType<typeof evaluateRows>['all']): DecidedRow[] {
  return rows.map(({ id, verdict, reason }, index) => {
    const { field = '', operator = '', value } = conditions[index] ?? {};
    return { id, field, operator, ...(value !== undefined && { value }), verdict, reason: { ...reason } };
  });
}
