/**
 * What React rendered on an element, by its own record: the only way to values that it could not set. Where the element
 * has no property of that name yet, because its code comes later, React writes attributes: a list becomes
 * "[object Object]", a function nothing. React before 19 always does. Where there is no such record, nothing is found.
 */
export function renderedProps(element: Element): Readonly<Record<string, unknown>> {
  const record = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  return (record && Reflect.get(element, record)) || {};
}
