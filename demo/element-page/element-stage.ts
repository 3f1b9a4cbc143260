/**
 * The element on its own page, and the address that describes it: attributes in the query, the place inside the
 * element (its `location` attribute, where it has one) in the hash, as a host would keep it.
 */
import { attributeName, type ElementDefinition } from '../../src/host/element-definition.ts';
import { appearanceParameters } from '../common/appearance-names.ts';
import { sampleOf } from '../samples.ts';

const placeAttribute = 'location';
/** In the address: which of the sample's states is shown. */
const stateParameter = 'page-state';

export interface ElementStage {
  readonly element: HTMLElement;
  /** Sets the attribute, or removes it for `undefined`, on the element and in the address. */
  change(attribute: string, value: string | undefined): void;
  /** A new element in its place, as after a reload. */
  renew(): void;
  /** Name of the sample's state that is shown; `undefined` for the sample itself. */
  readonly state: string | undefined;
  showState(name: string | undefined): void;
}

/**
 * Calls `changed` whenever an attribute changed, by whomever.
 *
 * @param keepsPlace Whether the hash of the address is the place inside the element: not on a page with anchors
 */
export function createStage(
  definition: ElementDefinition,
  changed: (element: HTMLElement) => void,
  { keepsPlace = true } = {},
): ElementStage {
  const attributes = Object.keys(definition.attributes).map(attributeName);
  const hasPlace = keepsPlace && attributes.includes(placeAttribute);
  const observer = new MutationObserver(() => {
    writeAddress();
    changed(element);
  });
  const sample = sampleOf(definition.tag);
  let state = new URLSearchParams(location.search).get(stateParameter) ?? undefined;
  let element = create();

  function create(): HTMLElement {
    const created = document.createElement(definition.tag);
    for (const [name, value] of Object.entries(readAddress())) created.setAttribute(name, value);
    observer.disconnect();
    observer.observe(created, { attributes: true, attributeFilter: attributes });
    sample.setUp?.(created);
    stateOf(state)?.setUp?.(created);
    return created;
  }

  function stateOf(name: string | undefined) {
    return sample.states?.find((known) => known.name === name);
  }

  function readAddress(): Record<string, string> {
    const query = [...new URLSearchParams(location.search)].filter(([name]) => !appearanceParameters.includes(name));
    const known = Object.fromEntries(query.filter(([name]) => attributes.includes(name)));
    const values = Object.keys(known).length > 0 ? known : { ...(stateOf(state)?.attributes ?? sample.attributes) };
    const place = decodeURIComponent(location.hash.slice(1));
    if (hasPlace && place !== '') values[placeAttribute] = place;
    return values;
  }

  function writeAddress(): void {
    const address = new URL(location.href);
    for (const name of [...address.searchParams.keys()]) {
      if (!appearanceParameters.includes(name)) address.searchParams.delete(name);
    }
    if (state !== undefined) address.searchParams.set(stateParameter, state);
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

  function renew(): void {
    const old = element;
    element = create();
    old.replaceWith(element);
    changed(element);
  }

  return {
    get element() {
      return element;
    },
    get state() {
      return state;
    },
    renew,
    showState(name) {
      state = name;
      const address = new URL(location.href);
      for (const known of [...attributes, stateParameter]) address.searchParams.delete(known);
      if (name !== undefined) address.searchParams.set(stateParameter, name);
      history.replaceState(history.state, '', address);
      renew();
    },
    change(attribute, value) {
      if (value === undefined) element.removeAttribute(attribute);
      else element.setAttribute(attribute, value);
    },
  };
}
