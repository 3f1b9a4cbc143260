/** Keeps the values and listeners of one element those of the latest rendering. */

export interface ElementLink {
  /** @param isRendered Whether it is an attribute now, which then has its say */
  update(
    values: ReadonlyMap<string, unknown>,
    listeners: ReadonlyMap<string, EventListener>,
    isRendered: (name: string) => boolean,
  ): void;
  /** Takes all listeners off, until the next update. */
  release(): void;
}

export function createElementLink(element: HTMLElement): ElementLink {
  let given: ReadonlyMap<string, unknown> = new Map();
  let heard: ReadonlyMap<string, EventListener> = new Map();
  // One object for all events and renderings: adding it again changes nothing, nor does it change the order.
  const listener = {
    handleEvent: (event: Event) => heard.get(event.type)?.call(element, event),
  };

  return {
    update(values, listeners, isRendered) {
      for (const name of given.keys())
        if (!values.has(name) && !isRendered(name)) Reflect.set(element, name, undefined);
      for (const [name, value] of values) {
        const isNew = given.has(name) ? !Object.is(given.get(name), value) : value !== undefined;
        if (isNew) Reflect.set(element, name, value);
      }
      for (const type of heard.keys()) if (!listeners.has(type)) element.removeEventListener(type, listener);
      for (const type of listeners.keys()) element.addEventListener(type, listener);
      given = values;
      heard = listeners;
    },
    release() {
      for (const type of heard.keys()) element.removeEventListener(type, listener);
      heard = new Map();
    },
  };
}
