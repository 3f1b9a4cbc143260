/**
 * What has to be true of a form, as a table of rules by field. The view checks what is typed by it, and the server checks
 * what arrives by the same table, so neither can be stricter than the other. Plain TypeScript: a form is shown and checked
 * before any schema has come.
 */
import { indexed } from './indexed.ts';

/** One broken rule. */
export interface FormIssue<Code extends string = string> {
  /** Dotted. An item of a list by its `id` where it has one, and else by its index: `cc.3`. */
  path: string;
  /** What is wrong; the key of its message. */
  code: Code;
  /** How many characters, or items, there may be: for the message. */
  limit?: number;
}

/** Of several that a field breaks, the first is the one that is shown. */
export interface FormRule<Value, Facts, Code extends string = string> {
  readonly code: Code;
  readonly limit?: number;
  isBroken(value: Value, facts: Facts): boolean;
}

/** Rules of the items of a list: of each as a whole, or a table of their fields. */
export interface EachRule<Item, Facts, Code extends string = string> {
  readonly each: readonly FormRule<Item, Facts, Code>[] | RuleTable<Item, Code, Facts>;
}

type FieldRule<Value, Facts, Code extends string> =
  | FormRule<Value, Facts, Code>
  | (Value extends readonly (infer Item)[] ? EachRule<Item, Facts, Code> : never);

/**
 * By field, in the order of the form. `Values` is all that the rules look at: what is filled in, and what they have to know
 * besides. `Facts` is the whole form, where the table is of the rows of a list.
 */
export type RuleTable<Values, Code extends string = string, Facts = Values> = {
  readonly [Field in keyof Values & string]?: readonly FieldRule<Values[Field], Facts, Code>[];
};

/** Everything that is wrong, in the order of the table: each field, and each item of a list, with the first rule it breaks. */
export function brokenRules<Values, Code extends string>(
  table: RuleTable<Values, Code>,
  values: Values,
): FormIssue<Code>[] {
  const issues: FormIssue<Code>[] = [];
  checkFields(table as Table, values as Members, '');
  return issues;

  function checkFields(fields: Table, members: Members, prefix: string): void {
    for (const [field, rules] of Object.entries(fields)) check(rules, members[field], prefix + field);
  }

  function check(rules: readonly (AnyRule | AnyEach)[], value: unknown, path: string): void {
    let isWhole = true;
    for (const rule of rules) {
      if ('each' in rule) checkEach(rule, value as readonly unknown[], path);
      else if (isWhole && rule.isBroken(value, values)) {
        isWhole = false;
        const { code, limit } = rule;
        issues.push({ path, code: code as Code, ...(limit !== undefined && { limit }) });
      }
    }
  }

  function checkEach({ each }: AnyEach, items: readonly unknown[], path: string): void {
    for (const [index, item] of indexed(items)) {
      const at = `${path}.${rowKey(item, index)}`;
      if (Array.isArray(each)) check(each as readonly AnyRule[], item, at);
      else checkFields(each as Table, item as Members, `${at}.`);
    }
  }
}

type AnyRule = FormRule<unknown, unknown>;
type AnyEach = { readonly each: readonly AnyRule[] | Table };
type Table = Readonly<Record<string, readonly (AnyRule | AnyEach)[]>>;
type Members = Readonly<Record<string, unknown>>;

/** What a path calls an item of a list: a row keeps its name when others are put before it or taken away. */
export function rowKey(item: unknown, index: number): string {
  const id = typeof item === 'object' && item !== null ? (item as { id?: unknown }).id : undefined;
  return typeof id === 'string' && id !== '' ? id : String(index);
}

interface RequiredOptions<Facts, Code> {
  /** Default: always. */
  when?: (facts: Facts) => boolean;
  code?: Code;
}

/** Something has to be there: text that is more than white space, a choice, at least one item. */
export function required<Facts, Code extends string = 'required'>({
  when = () => true,
  code = 'required' as Code,
}: RequiredOptions<Facts, Code> = {}): FormRule<unknown, Facts, Code> {
  return { code, isBroken: (value, facts) => isBlank(value) && when(facts) };
}

/** So many UTF-16 units of text, or items of a list; `tooLong` and `tooMany` are what the server calls them, too. */
export function atMost<Code extends string>(
  limit: number,
  code: Code,
): FormRule<string | readonly unknown[], unknown, Code> {
  return { code, limit, isBroken: ({ length }) => length > limit };
}

/** One of these, where anything was chosen. */
export function oneOf(choices: readonly string[]): FormRule<string, unknown, 'invalid'> {
  return { code: 'invalid', isBroken: (value) => value !== '' && !choices.includes(value) };
}

/** Holds unless this is true. */
export function refusedWhen<Value, Facts, Code extends string>(
  code: Code,
  isBroken: (value: Value, facts: Facts) => boolean,
): FormRule<Value, Facts, Code> {
  return { code, isBroken };
}

export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
