/** What an open list offers, wherever it comes from. */
import type { Option } from './option.ts';

export interface Choices {
  /** Found by what was typed, in their order. */
  options: readonly Option[];
  /** `loading` has no options yet, `loadingMore` waits for the next page; after `failed` what was there stays. */
  status: 'loading' | 'loadingMore' | 'ready' | 'failed';
  hasMore: boolean;
  /** What was typed for these options. */
  search: string;
  loadMore(): void;
  /** After a failure: asks for the same again. */
  retry(): void;
}

/** Arrows pass over it. One that says why it is disabled is found by arrows, so that everyone can read why. */
export function isSkipped(option: Option | undefined): boolean {
  return option?.disabled === true && option.disabledReason === undefined;
}

export function isDisabled(option: Option): boolean {
  return option.disabled === true || option.disabledReason !== undefined;
}

/** The option of a value. An empty value is one only where an option has it: otherwise nothing is chosen. */
export function optionOf(value: string | undefined, ...known: (readonly Option[])[]): Option | undefined {
  if (value === undefined) return undefined;
  const option = optionsOf([value], ...known)[0];
  return value === '' && option?.label === '' ? undefined : option;
}

/** The options of values, in the values' order; a value that nobody knows is called by itself. */
export function optionsOf(values: readonly string[], ...known: (readonly Option[])[]): Option[] {
  return values.map(
    (value) =>
      known.flatMap((options) => options.find((option) => option.value === value) ?? [])[0] ?? { value, label: value },
  );
}
