/** Puts components where they live: in the shadow root of an element, with the wrapper, the styles and the host's hooks. */
import type { ReactNode } from 'react';
import { createShell } from '../../src/host/element/element-shell.ts';
import { createValueStore } from '../../src/host/element/element-values.ts';
import { mountView } from '../../src/host/element/view-root.tsx';
import type { ElementDefinition } from '../../src/host/element-definition.ts';
import { eventually, ok } from '../support/assert.ts';
import { comeToRest } from '../support/come-to-rest.ts';

const definition: ElementDefinition = {
  tag: 'rmm-test',
  attributes: {},
  properties: {},
  events: {},
  methods: {},
};

export interface Mounted {
  host: HTMLElement;
  root: ShadowRoot;
  /** The one element that matches, as soon as it is there. */
  find<Kind extends Element = HTMLElement>(selector: string): Promise<Kind>;
  all<Kind extends Element = HTMLElement>(selector: string): Kind[];
  /** The element by its role's selector and its text or `aria-label`. */
  named(selector: string, name: string): Promise<HTMLElement>;
  render(children: ReactNode): void;
  /** As the shell says after a move in the document. */
  moved(): void;
  remove(): void;
}

export interface MountOptions {
  theme?: 'light' | 'dark' | 'auto';
  dir?: 'ltr' | 'rtl';
  lang?: string;
  /** Of the element, in CSS pixels. */
  width?: number;
}

export function mount(
  children: ReactNode,
  { theme = 'light', dir = 'ltr', lang = 'en', width }: MountOptions = {},
): Mounted {
  const host = document.createElement('rmm-test');
  host.setAttribute('theme', theme);
  host.dir = dir;
  host.lang = lang;
  if (width !== undefined) host.style.width = `${width}px`;
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const values = { ...createValueStore(host, definition, () => view.update()), current: { children } };
  const shell = createShell(host, root, definition, values);
  const view = mountView(shell, Children, (error) => {
    throw error;
  });
  const all = <Kind extends Element>(selector: string) => [...root.querySelectorAll<Kind>(selector)];
  return {
    host,
    root,
    all,
    find: (selector) =>
      eventually(() => {
        const found = root.querySelector(selector);
        ok(found, `${selector} in ${root.innerHTML.slice(0, 400)}`);
        return found as never;
      }),
    named: (selector, name) =>
      eventually(() => {
        const found = all<HTMLElement>(selector).find((element) => nameOf(element) === name);
        ok(found, `${selector} named ${name}; there is ${all<HTMLElement>(selector).map(nameOf).join(', ')}`);
        return found;
      }),
    render(next) {
      values.current.children = next;
      view.update();
    },
    moved: () => view.placeChanged(),
    remove() {
      view.unmount();
      host.remove();
    },
  };
}

const Children = ({ children }: { children?: ReactNode }) => children;

export const settled = ({ host }: Mounted) => comeToRest(host);

const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
