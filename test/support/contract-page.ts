/** What the contract suites look at from outside an element. */
import type { ElementDefinition } from '../../src/host/element-definition.ts';

/** What the view rendered; the wrapper around it belongs to the machinery. */
export function viewOf(element: HTMLElement): Element | null {
  return element.shadowRoot?.querySelector('.root > *') ?? null;
}

export function namesOfKind(definition: ElementDefinition, kind: string): string[] {
  return Object.keys(definition.attributes).filter((name) => definition.attributes[name]?.kind === kind);
}

export function propertyValues(
  definition: ElementDefinition,
  values: Readonly<Record<string, unknown>> = {},
): [string, unknown][] {
  const given = Object.entries(definition.properties).filter(([, property]) => !('read' in property));
  return given.map(([name]) => [name, values[name] ?? { value: name }]);
}

/** The first one, or the first of those that are wanted. */
export function eventOf<Detail>(
  element: HTMLElement,
  type: string,
  isWanted: (detail: Detail) => boolean = () => true,
): Promise<Detail> {
  return new Promise((resolve) =>
    element.addEventListener(type, (event) => {
      const { detail } = event as CustomEvent<Detail>;
      if (isWanted(detail)) resolve(detail);
    }),
  );
}

/** Past microtasks, React's scheduler and a frame. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}

export function pageState() {
  return {
    globals: Object.keys(window).length,
    head: document.head.childNodes.length,
    body: document.body.childNodes.length,
    root: [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
    title: document.title,
  };
}

export function countPageErrors(): () => number {
  let count = 0;
  const add = (event: Event) => {
    count += 1;
    event.preventDefault();
  };
  window.addEventListener('error', add);
  window.addEventListener('unhandledrejection', add);
  return () => {
    window.removeEventListener('error', add);
    window.removeEventListener('unhandledrejection', add);
    return count;
  };
}

export function dress(element: HTMLElement, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
