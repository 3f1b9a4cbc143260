/** What keeps an automation from being saved, by the tables that the editor reads, and the code that it is told by. */
import { withUploads } from '../../../src/ticketing/actions/mail-actions.ts';
import { fromStoredActions, type StoredAction } from '../../../src/ticketing/actions/stored-actions.ts';
import type { AutomationBody } from '../../../src/ticketing/contract.ts';
import { resultCodeOf } from '../../../src/ticketing/rules/result-codes.ts';
import { automationIssues } from '../../../src/ticketing/rules/validate.ts';
import type { Automation, Condition } from '../../../src/ticketing/terms/automation.ts';
import { choices } from '../../../src/ticketing/terms/choices.ts';
import type { FieldError } from '../http/refusal.ts';
import type { TicketingDirectory } from './ticketing-directory.ts';

interface AutomationRefusal {
  resultCode: string;
  errors: (FieldError & { minimum?: number })[];
}

type Written = Omit<AutomationBody, 'enabled'> & Pick<Automation, 'enabled' | 'system' | 'id'>;

/** As the rules see what is sent and stored: actions as rows, with the uploads of the mails. */
export function automationFrom({ conditions, actions, uploads, columns, sortBy, ...rest }: Written): Automation {
  return {
    ...rest,
    description: rest.description ?? '',
    conditions: { all: rowsOf(conditions?.all), any: rowsOf(conditions?.any) },
    actions: fromStoredActions((actions ?? []) as readonly StoredAction[]).map((row) =>
      withUploads(row, uploads ?? []),
    ),
    ...(columns && { columns }),
    ...(sortBy && { sortBy }),
  };
}

const rowsOf = (rows: readonly { field: string; operator: string; value?: unknown }[] = []): Condition[] =>
  rows.map(({ field, operator, value }) => ({ field, operator, ...(value !== undefined && { value }) }));

/** Undefined where it may be saved. */
export function refusalFor(automation: Automation, directory: TicketingDirectory): AutomationRefusal | undefined {
  const { lookup, attributes, statuses, numericMaximum } = directory;
  const issues = automationIssues(automation, { lookup, attributes, statuses, choices, numericMaximum });
  const resultCode = resultCodeOf(automation, issues);
  if (resultCode === undefined) return undefined;
  const errors = issues.map(({ path, code, limit, minimum }) => ({
    field: path,
    code,
    ...(limit !== undefined && { limit }),
    ...(minimum !== undefined && { minimum }),
  }));
  return { resultCode, errors };
}
