/**
 * What React rendered on an element, by its own record: the only way to values that it could not set. Where the element
 * has no property of that name yet, because its code comes later, React writes attributes: a list becomes
 * "[object Object]", a function nothing. React before 19 always does. Where there is no such record, nothing is found.
 */
import type { ElementDefinition } from '../element-definition.ts';
import type { AttributeProblem, ElementValueStore } from './element-values.ts';

/** Takes what is found, and leaves the problems that remain. */
export function settleRendered(
  element: HTMLElement,
  { attributes, properties }: ElementDefinition,
  values: ElementValueStore,
  problems: readonly AttributeProblem[],
): AttributeProblem[] {
  const rendered = renderedProps(element);
  const isFirst = problems.some(({ attribute }) => attribute === '');
  // What an attribute could not carry, or not under that name, unless a script has set it meanwhile.
  for (const name of isFirst ? [...Object.keys(properties), ...Object.keys(attributes)] : []) {
    const isLost = name in properties || name !== name.toLowerCase();
    if (isLost && Object.hasOwn(rendered, name) && !values.changes[name]) values.set(name, rendered[name]);
  }
  return problems.filter(({ attribute }) => {
    const name = Object.keys(properties).find((property) => property.toLowerCase() === attribute);
    const value = name === undefined ? undefined : rendered[name];
    const isRendered = name !== undefined && typeof value === 'object';
    if (isRendered && !isFirst) values.set(name, value);
    return attribute !== '' && !isRendered;
  });
}

function renderedProps(element: Element): Readonly<Record<string, unknown>> {
  const record = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  return (record && Reflect.get(element, record)) || {};
}
