/** What a script asks for before it runs. Source: spec 001 §3.11. */
import { indexed } from '../../base/indexed.ts';
import { type TypedKind, typedKinds } from '../../ui/typed-value/typed-rules.ts';

export type ScriptVariableType = TypedKind;

export interface ScriptVariable {
  /** What people read. */
  readonly name: string;
  /** What the script knows it by. */
  readonly calculatedName: string;
  readonly type: ScriptVariableType;
  readonly description?: string | null;
  readonly required?: boolean;
  /** What there is to choose from, of a `DROPDOWN`. */
  readonly valueList?: readonly string[] | null;
}

export interface ReadVariables {
  readonly variables: readonly ScriptVariable[];
  /** What cannot be read, and is left out: a sentence each, for whoever writes the page. */
  readonly problems: readonly string[];
}

const none: ReadVariables = { variables: [], problems: [] };
const known = new WeakMap<object, ReadVariables>();

/** As a page or its backend gave them. */
export function readVariables(given: unknown): ReadVariables {
  if (given === undefined || given === null) return none;
  if (!Array.isArray(given)) return { variables: [], problems: ['variables must be an array of script variables'] };
  const found = known.get(given) ?? readList(given);
  known.set(given, found);
  return found;
}

function readList(given: readonly unknown[]): ReadVariables {
  const variables: ScriptVariable[] = [];
  const problems: string[] = [];
  for (const [index, one] of indexed(given)) {
    const variable = readVariable(one);
    const isKnown = typeof variable !== 'string' && variables.some((other) => isSame(other, variable));
    const problem = typeof variable === 'string' ? variable : isKnown && 'has the calculatedName of another';
    if (problem) problems.push(`variables[${index}] ${problem}, so it is left out`);
    else variables.push(variable as ScriptVariable);
  }
  return { variables, problems };
}

const isSame = (one: ScriptVariable, other: ScriptVariable) => one.calculatedName === other.calculatedName;

/** A text tells what is wrong with it. */
function readVariable(given: unknown): ScriptVariable | string {
  const { name, calculatedName, type, description, required, valueList } = Object(given) as Record<string, unknown>;
  if (typeof calculatedName !== 'string' || calculatedName === '') return 'has no calculatedName';
  if (!typedKinds.some((one) => one === type))
    return `has the type ${String(type)}, which is none of ${typedKinds.join(', ')}`;
  if (type === 'DROPDOWN' && !Array.isArray(valueList)) return 'is a DROPDOWN without a valueList';
  return {
    name: typeof name === 'string' && name.trim() !== '' ? name : calculatedName,
    calculatedName,
    type: type as ScriptVariableType,
    required: required === true,
    ...(typeof description === 'string' && description.trim() !== '' && { description }),
    ...(type === 'DROPDOWN' && { valueList: [...new Set((valueList as readonly unknown[]).map(String))] }),
  };
}
