/**
 * The element on its own page, and the address that describes it: attributes in the query, the place inside the
 * element (its `location` attribute, where it has one) in the hash, as a host would keep it.
 */
import { attributeName, type ElementDefinition } from '../src/host/element-definition.ts';
import { appearanceParameters } from './appearance.ts';
import { sampleOf } from './samples.ts';

const placeAttribute = 'location';

export interface ElementStage {
  readonly element: HTMLElement;
  /** Sets the attribute, or removes it for `undefined`, on the element and in the address. */
  change(attribute: string, value: string | undefined): void;
  /** A new element in its place, as after a reload. */
  renew(): void;
}

/** Calls `changed` whenever an attribute changed, by whomever. */
export function createStage(definition: ElementDefinition, changed: (element: HTMLElement) => void): ElementStage {
  const attributes = Object.keys(definition.attributes).map(attributeName);
  const hasPlace = attributes.includes(placeAttribute);
  const observer = new MutationObserver(() => {
    writeAddress();
    changed(element);
  });
  let element = create();

  function create(): HTMLElement {
    const created = document.createElement(definition.tag);
    for (const [name, value] of Object.entries(readAddress())) created.setAttribute(name, value);
    observer.disconnect();
    observer.observe(created, { attributes: true, attributeFilter: attributes });
    if (definition.tag === 'rmm-config') created.append(sampleChild());
    return created;
  }

  function readAddress(): Record<string, string> {
    const query = [...new URLSearchParams(location.search)].filter(([name]) => !appearanceParameters.includes(name));
    const known = Object.fromEntries(query.filter(([name]) => attributes.includes(name)));
    const values = Object.keys(known).length > 0 ? known : { ...sampleOf(definition.tag).attributes };
    const place = decodeURIComponent(location.hash.slice(1));
    if (hasPlace && place !== '') values[placeAttribute] = place;
    return values;
  }

  function writeAddress(): void {
    const address = new URL(location.href);
    for (const name of [...address.searchParams.keys()]) {
      if (!appearanceParameters.includes(name)) address.searchParams.delete(name);
    }
    for (const name of attributes) {
      const value = element.getAttribute(name);
      if (name !== placeAttribute && value !== null) address.searchParams.set(name, value);
    }
    history.replaceState(history.state, '', address);
  }

  // A step inside the element is a step of the page: the browser's Back goes back to it.
  if (hasPlace) {
    document.addEventListener('rmm-navigate', (event) => {
      if (event.target !== element) return;
      // The element reflects the new place once its listeners have let it go there.
      queueMicrotask(() => {
        const hash = encodeURIComponent(element.getAttribute(placeAttribute) ?? '');
        if (hash !== location.hash.slice(1))
          history.pushState(null, '', `${location.pathname}${location.search}${hash && `#${hash}`}`);
      });
    });
    addEventListener('popstate', () => {
      const place = decodeURIComponent(location.hash.slice(1));
      if (place === '') element.removeAttribute(placeAttribute);
      else if (place !== element.getAttribute(placeAttribute)) element.setAttribute(placeAttribute, place);
    });
  }

  return {
    get element() {
      return element;
    },
    change(attribute, value) {
      if (value === undefined) element.removeAttribute(attribute);
      else element.setAttribute(attribute, value);
    },
    renew() {
      const old = element;
      element = create();
      old.replaceWith(element);
      changed(element);
    },
  };
}

/** `<rmm-config>` is seen by what it does to the elements inside it. */
function sampleChild(): HTMLElement {
  const child = document.createElement('rmm-backup-browser');
  child.setAttribute('node-id', '1');
  return child;
}
