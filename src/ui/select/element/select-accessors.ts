import { chosenValues } from './select-definition.ts';

type Members = Record<'value' | 'values', unknown>;

/**
 * `value` of an element tells what is chosen now, as that of a native select does, and not only what a page has set;
 * setting it replaces `values`, which tell the same.
 */
export function addSelectAccessors(prototype: object) {
  const value = descriptorOf(prototype, 'value');
  const values = descriptorOf(prototype, 'values');
  if (!value?.get || !values?.get) return;
  Object.defineProperty(prototype, 'value', {
    ...value,
    get(this: Members) {
      return chosenValues({ values: this.values })[0] ?? '';
    },
    set(this: Members, next: unknown) {
      if (this.value === (next ?? '')) return;
      values.set?.call(this, undefined);
      value.set?.call(this, next);
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
