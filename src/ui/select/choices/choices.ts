/** What an open list offers, wherever it comes from. */
import type { ResourceStatus } from '../../../base/resource/resource-state.ts';
import type { Option } from '../option.ts';

export interface Choices {
  /** Found by what was typed, in their order. */
  options: readonly Option[];
  status: ResourceStatus;
  hasMore: boolean;
  /** What was typed for these options. */
  search: string;
  /** In the place of words for what nobody searched for. */
  emptyText?: string | undefined;
  /** In the place of words for options that did not come. */
  failedText?: string | undefined;
  loadMore(): void;
  /** After a failure: asks for the same again. */
  retry(): void;
}

/** By what downshift tells options apart, and nothing from an option. */
export function keyOf(option: Option | null): string | undefined {
  return option?.value;
}

/** Arrows pass over it. One that says why it is disabled is found by arrows, so that everyone can read why. */
export function isSkipped(option: Option | undefined): boolean {
  return option?.disabled === true && option.disabledReason === undefined;
}

export function isDisabled(option: Option): boolean {
  return option.disabled === true || option.disabledReason !== undefined;
}

export function without(options: readonly Option[], left: Option): Option[] {
  return options.filter(({ value }) => value !== left.value);
}

/** The option of a value. An empty value is one only where an option has it: otherwise nothing is chosen. */
export function optionOf(value: string | undefined, ...known: (readonly Option[])[]): Option | undefined {
  if (value === undefined) return undefined;
  const option = optionsOf([value], ...known)[0];
  return value === '' && option?.label === '' ? undefined : option;
}

/** The options of values, in the values' order; a value that nobody knows is called by itself. */
export function optionsOf(values: readonly string[], ...known: (readonly Option[])[]): Option[] {
  const find = values.length > fewValues ? inTable(known) : oneByOne(known);
  return values.map((value) => find(value) ?? { value, label: value });
}

/** Up to this many, looking through the options is quicker than making a table of them. */
const fewValues = 8;

function oneByOne(known: readonly (readonly Option[])[]) {
  return (value: string) => {
    for (const options of known) {
      const found = options.find((option) => option.value === value);
      if (found) return found;
    }
    return undefined;
  };
}

function inTable(known: readonly (readonly Option[])[]) {
  const table = new Map<string, Option>();
  for (const option of known.flat()) if (!table.has(option.value)) table.set(option.value, option);
  return (value: string) => table.get(value);
}
