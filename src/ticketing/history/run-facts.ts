/** What an automation's run says, as its table and its details show it. */
import type { DirectoryKind } from '../../directory/directory-kinds.ts';
import { conditionField, type FieldFacts } from '../conditions/condition-fields.ts';
import type { Reason } from '../conditions/verdict.ts';
import type { RuleWords } from '../rules/words.ts';
import { idsOf } from '../terms/ticket.ts';
import type { AutomationRunRow, DecidedRow } from '../ticket-contract.ts';

export type RunResult = 'done' | 'failed' | 'stopped' | 'nothing';

/** A message that was not sent is a failure, too. */
export function resultOf({ stopped, failures, messages, changes, effects }: AutomationRunRow): RunResult {
  if (failures.length > 0 || messages.some(({ state }) => state === 'FAILED')) return 'failed';
  if (stopped) return 'stopped';
  return changes.length + effects.length + messages.length > 0 ? 'done' : 'nothing';
}

/** What kinds of things it did, each once. */
export function deedsOf({ changes, effects }: AutomationRunRow, words: RuleWords, copies: string): readonly string[] {
  return [
    ...changes.map(({ field }) => (field === 'ccList' ? copies : words.fieldName(field))),
    ...effects.map((action) => words.text(`actions.${action}`)),
  ];
}

const kinds = {
  organization: 'organization',
  location: 'location',
  form: 'ticket-form',
  user: 'user',
} as const satisfies Record<string, DirectoryKind>;

/** Whose names a run needs, by kind of the directory. */
export function namesIn({ rows, changes }: AutomationRunRow, facts: FieldFacts): ReadonlyMap<DirectoryKind, string[]> {
  const wanted = new Map<DirectoryKind, string[]>();
  const want = (field: string, value: unknown) => {
    const noun = field === 'ccList' ? 'user' : conditionField(field, facts)?.noun;
    if (noun === undefined || !Object.hasOwn(kinds, noun)) return;
    const kind = kinds[noun as keyof typeof kinds];
    wanted.set(kind, [...(wanted.get(kind) ?? []), ...idsOf(value)]);
  };
  for (const { field, value, reason } of [...rows.all, ...rows.any]) {
    want(field, value);
    want(field, reason.values);
    want(field, reason.from);
  }
  for (const { field, from, to } of changes) {
    want(field, from);
    want(field, to);
  }
  return wanted;
}

const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** As the server told it: what is missing of it is nothing. */
export function reasonOf({ reason }: DecidedRow): Reason {
  const { kind, field, operator, minutes } = reason;
  return {
    kind,
    field,
    values: texts(reason.values),
    from: texts(reason.from),
    operator: typeof operator === 'string' ? operator : '',
    minutes: typeof minutes === 'number' ? minutes : 0,
  } as Reason;
}
