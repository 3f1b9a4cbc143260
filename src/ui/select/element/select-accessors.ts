import { chosenValues } from './select-definition.ts';

type Members = Record<'value' | 'values' | 'multiple' | 'creatable', unknown>;

/**
 * `value` and `values` of an element tell what is chosen now, as those of a native select do, and not only what a page
 * has set; setting one replaces the other.
 */
export function addSelectAccessors(prototype: object) {
  const value = descriptorOf(prototype, 'value');
  const values = descriptorOf(prototype, 'values');
  if (!value?.get || !values?.get) return;
  const chosen = (element: Members) =>
    chosenValues({
      value: value.get?.call(element),
      values: values.get?.call(element),
      multiple: element.multiple,
      creatable: element.creatable,
    });
  Object.defineProperties(prototype, {
    value: {
      ...value,
      get(this: Members) {
        return chosen(this)[0];
      },
      set(this: Members, next: unknown) {
        values.set?.call(this, undefined);
        value.set?.call(this, next);
      },
    },
    values: {
      ...values,
      get(this: Members) {
        return chosen(this);
      },
    },
  });
}

function descriptorOf(prototype: object, name: string): PropertyDescriptor | undefined {
  for (let at: object | null = prototype; at; at = Object.getPrototypeOf(at)) {
    const descriptor = Object.getOwnPropertyDescriptor(at, name);
    if (descriptor) return descriptor;
  }
  return undefined;
}
