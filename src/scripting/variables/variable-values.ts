/** What is filled in of a script's variables. */
import { jsonText } from '../../base/json-text.ts';
import { type TypedProblem, type TypedValue, typedRules } from '../../ui/typed-value/typed-rules.ts';
import { readVariables, type ScriptVariable } from './script-variable.ts';

/** A `CHECKBOX` is true or false; of all others it is the text that the script gets. */
export type ScriptVariableValue = TypedValue;

/** By `calculatedName`. Of what is empty there is none; a `CHECKBOX` is never empty. */
export type ScriptVariableValues = Readonly<Record<string, ScriptVariableValue>>;

/** Also of variables that are not asked for any more: they may come back. */
export type KeptValues = Readonly<Record<string, unknown>>;

type ElementValues = Readonly<Record<string, unknown>>;

const nothingKept: KeptValues = {};

export const keptValues = ({ value }: ElementValues): KeptValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as KeptValues) : nothingKept;

/** Of one variable, as its rules leave it; an empty text is none. */
export function valueIn(variable: ScriptVariable, kept: KeptValues): ScriptVariableValue {
  const { type, calculatedName } = variable;
  const value = Object.hasOwn(kept, calculatedName) ? kept[calculatedName] : undefined;
  if (type === 'CHECKBOX') return value === true || value === 'true';
  const { sanitized = String, isOffered = () => true } = typedRules[type];
  const text = typeof value === 'string' || typeof value === 'number' ? sanitized(String(value)) : '';
  return isOffered(text, variable.valueList ?? []) ? text : '';
}

const known = new WeakMap<KeptValues, { variables: unknown; values: ScriptVariableValues }>();

/** What a page reads: the same object as long as nothing has changed; as it was set, while there are no variables yet. */
export function readValues(values: ElementValues): ScriptVariableValues {
  const kept = keptValues(values);
  if (!Array.isArray(values.variables)) return kept as ScriptVariableValues;
  const { variables } = readVariables(values.variables);
  const before = known.get(kept);
  if (before?.variables === variables) return before.values;
  const found = variables.map((variable) => [variable.calculatedName, valueIn(variable, kept)] as const);
  const read = Object.fromEntries(found.filter(([, value]) => value !== ''));
  known.set(kept, { variables, values: read });
  return read;
}

/** What a form submits: JSON, as the values are. */
export function submittedValues(values: ElementValues): string | null {
  const read = readValues(values);
  return Object.keys(read).length === 0 ? null : jsonText(read);
}

/** Whether a variable that is required has no value; of a required element, whether none has. */
export function isMissingValues(values: ElementValues): boolean {
  const kept = keptValues(values);
  const { variables } = readVariables(values.variables);
  const isEmpty = values.required === true && variables.every((variable) => isUntouched(valueIn(variable, kept)));
  return isEmpty || variables.some((variable) => problemOf(variable, kept) === 'required');
}

const isUntouched = (value: ScriptVariableValue) => value === '' || value === false;

/** The rule that its value breaks. */
export function problemOf(variable: ScriptVariable, kept: KeptValues): TypedProblem | 'required' | undefined {
  const value = valueIn(variable, kept);
  if (typeof value === 'boolean') return undefined;
  if (value.trim() === '') return variable.required ? 'required' : undefined;
  return typedRules[variable.type].problem?.(value);
}
