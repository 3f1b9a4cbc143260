import type { ComponentType } from 'react';

/** The view of an element as if a page had given it these items: the contract's suite sets attributes only. */
export function withItems<Values extends { items: unknown }>(View: ComponentType<Values>, items: readonly object[]) {
  return (values: Values) => {
    const { items: given } = values;
    return <View {...values} items={Array.isArray(given) && given.length > 0 ? given : items} />;
  };
}
