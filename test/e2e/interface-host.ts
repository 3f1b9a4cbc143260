/** Any page of the demo with the samples' elements in it, whatever its policy and its styles are. */
import { build, type Plugin } from 'esbuild';
import type { Locator, Page } from 'playwright-core';
import type { Sample } from '../../demo/samples/sample.ts';
import type { Demo, DemoPage } from './demo.ts';

const samplesScript = '/samples-of-the-demo.js';

export interface Placement {
  /** Where; default the end of the body. */
  into?: string;
  /** Name of the sample's state. */
  state?: string;
  /** Beside the sample's own. */
  attributes?: Record<string, string>;
}

export interface HostPage extends DemoPage {
  /** The element with its sample's attributes and set-up, once it is defined. */
  mount(tag: string, placement?: Placement): Promise<Locator>;
  /** What the page itself consists of: everything but our elements, and the sheets and names that it has. */
  own(): Promise<unknown>;
}

/** The sample's drawings are components, which a page can only give from the elements' own React. */
const imagesForIcons: Plugin = {
  name: 'images-for-icons',
  setup(build) {
    build.onLoad({ filter: /data-table-icons\.ts$/ }, () => ({
      contents: `export const withIcons = (actions) => actions.map((action) => ({ ...action, Icon: '/icon.svg' }));`,
    }));
  },
};

let samples: Promise<string> | undefined;

/** The demo's samples as one module, with which no element comes. */
async function samplesCode(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['demo/samples.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [imagesForIcons],
  });
  return outputFiles[0]?.text ?? '';
}

export async function openHost(demo: Demo, path: string, prepare?: (page: Page) => Promise<void>): Promise<HostPage> {
  samples ??= samplesCode();
  const body = await samples;
  const opened = await demo.open(path, {
    async prepare(page) {
      await page.addInitScript(() => {
        // Of the page as it is before any script has run; what its own scripts add is told apart by name.
        Reflect.set(window, 'namesAtFirst', Object.getOwnPropertyNames(window));
      });
      await page.route(`**${samplesScript}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await prepare?.(page);
    },
  });
  const { page } = opened;
  return {
    ...opened,
    async mount(tag, placement = {}) {
      await page.evaluate(
        async ([script, name, { into = 'body', state, attributes }]) => {
          const { sampleOf } = (await import(script)) as { sampleOf(tag: string): Sample };
          const sample = sampleOf(name);
          const shown = sample.states?.find((known) => known.name === state);
          const element = document.createElement(name);
          for (const [attribute, value] of Object.entries({
            ...(shown?.attributes ?? sample.attributes),
            ...attributes,
          }))
            element.setAttribute(attribute, value);
          document.querySelector(into)?.append(element);
          await customElements.whenDefined(name);
          sample.setUp?.(element);
          shown?.setUp?.(element);
        },
        [samplesScript, tag, placement] as const,
      );
      return page.locator(tag).last();
    },
    own: () =>
      page.evaluate(() => {
        const ours = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('rmm-'));
        const others = [...document.querySelectorAll('*')].filter(
          (element) => !ours.some((one) => one.contains(element)),
        );
        return {
          title: document.title,
          sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
          elements: others.map((element) => (element.cloneNode() as Element).outerHTML),
          names: Object.getOwnPropertyNames(window).filter(
            (name) => !Reflect.get(window, 'namesAtFirst').includes(name),
          ),
        };
      }),
  };
}

/** `name=value` of all that the form would send; a file by its name and size. */
export function formEntries(page: Page, form: string): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      [...new FormData(document.querySelector<HTMLFormElement>(selector) ?? undefined)].map(
        ([name, value]) => `${name}=${typeof value === 'string' ? value : `${value.name}, ${value.size} bytes`}`,
      ),
    form,
  );
}

/** Whether the middle of `inner` can be pressed: nothing lies over it, and nothing before it is modal. */
export async function isOnTop(inner: Locator): Promise<boolean> {
  await isPlaced(inner);
  return inner.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    let hit = document.elementFromPoint(left + width / 2, top + height / 2);
    while (hit?.shadowRoot) {
      const deeper = hit.shadowRoot.elementFromPoint(left + width / 2, top + height / 2);
      if (!deeper || deeper === hit) break;
      hit = deeper;
    }
    return hit !== null && (element === hit || element.contains(hit));
  });
}

/** Until it is there, and what floats with it has its place: the code that knows the place comes with the first. */
export async function isPlaced(inner: Locator): Promise<void> {
  await inner.waitFor();
  await inner.evaluate(async (element) => {
    const popover = element.closest<HTMLElement>('[popover]');
    while (popover?.style.opacity === '0') await new Promise(requestAnimationFrame);
  });
}

/** A page of nothing but this head. */
export async function servePage(page: Page, path: string, head: string): Promise<void> {
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body><main></main></body></html>`;
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }));
}

/** What a page's author would notice first if the page's rules came through; sizes aside, which follow from its room. */
const telling = [
  'background-color',
  'border-top-left-radius',
  'border-top-width',
  'box-sizing',
  'color',
  'cursor',
  'direction',
  'display',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'line-height',
  'opacity',
  'padding',
  'position',
  'text-align',
  'text-transform',
  'visibility',
  'white-space',
];

/** Computed styles of what is in the element, by class, once `shown` is there and nothing is waited for. */
export async function lookInside(element: Locator, shown: Locator): Promise<Record<string, string>> {
  await shown.first().waitFor();
  await element.locator('.spinner, .skeleton, [aria-busy="true"]').first().waitFor({ state: 'detached' });
  return element.evaluate(async (host, names) => {
    // A color on its way to another is neither.
    const moving = (host.shadowRoot?.getAnimations() ?? []).filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const looks: Record<string, string> = {};
    for (const inner of host.shadowRoot?.querySelectorAll('[class]') ?? []) {
      const style = getComputedStyle(inner);
      looks[`${inner.localName}.${inner.getAttribute('class')}`] ??= names
        .map((name) => `${name}: ${style.getPropertyValue(name)}`)
        .join('; ');
    }
    return looks;
  }, telling);
}
