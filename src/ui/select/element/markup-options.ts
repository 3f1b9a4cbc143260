/** `<option>` and `<optgroup>` children, as a page writes them that knows of no properties. */
import type { Option } from '../option.ts';

export interface MarkupOptions {
  options: readonly Option[];
  /** Values of those that the markup says are chosen. */
  selected: readonly string[];
  /** Text of an option without a value: what stands there while nothing is chosen. */
  placeholder: string | undefined;
}

export function readMarkupOptions(element: Element): MarkupOptions {
  const options: Option[] = [];
  const selected: string[] = [];
  let placeholder: string | undefined;
  for (const option of element.querySelectorAll('option')) {
    const group = option.closest('optgroup');
    if (option.value === '') {
      placeholder ??= option.label;
      continue;
    }
    const isDisabled = option.disabled || group?.disabled === true;
    options.push({
      value: option.value,
      label: option.label,
      ...(isDisabled && { disabled: true }),
      ...(group && { group: group.label }),
    });
    if (option.defaultSelected) selected.push(option.value);
  }
  return { options, selected, placeholder };
}

/** Calls when they change; the answer ends it. */
export function watchMarkupOptions(element: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(element, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['value', 'label', 'disabled', 'selected'],
  });
  // They may have changed since they were first read.
  if (element.childElementCount > 0) changed();
  return () => observer.disconnect();
}
