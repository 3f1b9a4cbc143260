/** What a radio group's element offers and has chosen, read before any view has come. */
import type { RadioOption } from './radio-option.ts';

/** An option of the element: what it holds beside its words is drawn by the page. */
export interface RadioElementOption extends Omit<RadioOption, 'extraContent'> {
  /** Draws extra content under the description; what it returns is called when that goes. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a function that returns nothing is what most callers write.
  mountExtra?: (container: HTMLElement) => (() => void) | void;
}

type Values = Readonly<Record<string, unknown>>;

/** The property, or the `<option>` children of a page that knows of no properties. */
export function radioOptions({ options }: Values, element: HTMLElement): readonly RadioElementOption[] {
  return Array.isArray(options) ? options : [...element.querySelectorAll('option')].map(optionOf);
}

/** What was chosen, or what the markup marks as `selected`. */
export function chosenRadio(values: Values, element: HTMLElement): string | undefined {
  if (values.value !== undefined && values.value !== null) {
    const said = String(values.value);
    const isNone = said === '' && !radioOptions(values, element).some(({ value }) => value === '');
    return isNone ? undefined : said;
  }
  if (Array.isArray(values.options)) return undefined;
  return [...element.querySelectorAll('option')].find((option) => option.defaultSelected)?.value;
}

function optionOf(option: HTMLOptionElement): RadioElementOption {
  const { description, image, type, tooltipText } = option.dataset;
  return {
    value: option.value,
    label: option.label,
    ...(option.disabled && { disabled: true }),
    ...(description !== undefined && { description }),
    ...(image !== undefined && { image }),
    ...(type === 'danger' && { type }),
    ...(tooltipText !== undefined && { tooltipText }),
  };
}
