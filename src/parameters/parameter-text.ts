/** What a built-in script is given, as the text that is kept of it: as it is where it is a text, else as JSON. */
import { jsonText } from '../base/json-text.ts';
import { type ParameterKind, type ParameterValues, parameterReaders, type ServiceAction } from './parameter-kinds.ts';

/** Spec 002 §9: a Windows service is started or stopped. */
const action: ServiceAction = 'start-stop';

/** As it is while somebody chooses, which may not be whole yet. */
export function keptParameter(text: string): unknown {
  if (!text.startsWith('{')) return text === '' ? undefined : text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const parameterText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : jsonText(value);

/** Undefined as long as it is none, or not whole. */
export const parameterOf = <Kind extends ParameterKind>(kind: Kind, text: string): ParameterValues[Kind] | undefined =>
  parameterReaders[kind](keptParameter(text), action);
