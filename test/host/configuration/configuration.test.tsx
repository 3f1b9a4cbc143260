import { useSignals } from '@preact/signals-react/runtime';
import { type configDefinition, defineConfigElement } from '../../../src/host/config-element/config-element.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { configure } from '../../../src/host/configuration/configure.ts';
import { defineElement } from '../../../src/host/element/define-element.ts';
import type { ElementDefinition, ElementOf } from '../../../src/host/element-definition.ts';
import { hostMessages } from '../../../src/host/host-messages.ts';
import { useFormat } from '../../../src/host/use-format.ts';
import { useHost, useMessages } from '../../../src/host/use-host.ts';
import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { expectConsole } from '../../support/console-guard.ts';

type Config = ElementOf<typeof configDefinition>;

const probe = {
  tag: 'rmm-test-probe',
  attributes: {},
  properties: {},
  events: {},
  methods: {},
} as const satisfies ElementDefinition;

let latest: Configuration;

function ProbeView() {
  useSignals();
  const { configuration } = useHost();
  const t = useMessages(hostMessages);
  const format = useFormat();
  latest = configuration.value;
  const { locale, direction, theme, baseUrl, permissions, branded } = configuration.value;
  return (
    <pre title={t('failure.retry')} lang={format.bytes(1536)}>
      {[locale, direction, theme, baseUrl, Object.keys(permissions).join('+'), branded].join(' ')}
    </pre>
  );
}

defineElement(probe, async () => ({ view: ProbeView }));

/** Before `<rmm-config>` is defined by the first test that does so, one is in the page already. */
const early = page(`<rmm-config base-url="/early" locale="ja"><rmm-test-probe></rmm-test-probe></rmm-config>`);

describe('The configuration of an element', () => {
  afterEach(() => {
    configure({ baseUrl: undefined, theme: undefined, permissions: undefined });
    document.documentElement.lang = 'en';
  });

  it('comes from an <rmm-config> that is defined after its descendants', async () => {
    document.documentElement.lang = 'en';
    await eventually(() => equal(shown(early), 'en ltr auto   false'));
    defineConfigElement();
    await eventually(() => equal(shown(early), 'ja ltr auto /early  false'));
    early.remove();
  });

  it('has defaults, then configure(), and follows it at run time', async () => {
    const place = page('<rmm-test-probe></rmm-test-probe>');
    await eventually(() => equal(shown(place), 'en ltr auto   false'));
    configure({ baseUrl: '/api', permissions: { see: true } });
    configure({ theme: 'dark' });
    await eventually(() => equal(shown(place), 'en ltr dark /api see false'));
    equal(wrapper(place).dataset.theme, 'dark');
    configure({ baseUrl: undefined });
    await eventually(() => equal(shown(place), 'en ltr dark  see false'));
    place.remove();
  });

  it('comes from the nearest <rmm-config>, which leaves to outer ones what it does not say', async () => {
    const place = page(`
      <rmm-config base-url="/outer" permissions="a b" branded>
        <rmm-config permissions=" c " theme="light"><rmm-test-probe></rmm-test-probe></rmm-config>
      </rmm-config>`);
    await eventually(() => equal(shown(place), 'en ltr light /outer c true'));
    const [outer, inner] = place.querySelectorAll<Config>('rmm-config');
    inner?.removeAttribute('permissions');
    await eventually(() => equal(shown(place), 'en ltr light /outer a+b true'));
    if (outer) outer.baseUrl = '/changed';
    await eventually(() => equal(shown(place), 'en ltr light /changed a+b true'));
    place.remove();
  });

  it('crosses shadow roots and slots', async () => {
    const place = page('<rmm-config base-url="/far"><div></div></rmm-config>');
    const root = place.querySelector('div')?.attachShadow({ mode: 'open' }) as ShadowRoot;
    root.append(document.createElement('rmm-test-probe'));
    await eventually(() => equal(shown(root), 'en ltr auto /far  false'));
    const slotted = page('<div><rmm-test-probe></rmm-test-probe></div>');
    const around = slotted.querySelector('div')?.attachShadow({ mode: 'open' }) as ShadowRoot;
    const config = document.createElement('rmm-config');
    config.setAttribute('base-url', '/slot');
    config.append(document.createElement('slot'));
    around.append(config);
    await eventually(() => equal(shown(slotted), 'en ltr auto /slot  false'));
    place.remove();
    slotted.remove();
  });

  it('changes when the element is moved to another <rmm-config>', async () => {
    const place = page(`
      <rmm-config base-url="/one"><rmm-test-probe></rmm-test-probe></rmm-config>
      <rmm-config base-url="/two"></rmm-config>`);
    await eventually(() => match(shown(place), /one/));
    const before = probeOf(place).shadowRoot?.querySelector('pre');
    place.querySelectorAll('rmm-config')[1]?.append(probeOf(place));
    await eventually(() => match(shown(place), /two/));
    equal(probeOf(place).shadowRoot?.querySelector('pre'), before, 'it was mounted anew');
    place.remove();
  });

  it('takes rich values by property, also those set before the upgrade', async () => {
    const place = page('<rmm-test-probe></rmm-test-probe>');
    const config = document.createElement('rmm-config') as Config;
    const headers = { 'x-token': '1' };
    config.headers = headers;
    config.currentUser = { id: '9' };
    config.append(probeOf(place));
    place.append(config);
    await eventually(() => equal(latest.headers, headers));
    deepEqual(latest.currentUser, { id: '9' });
    config.headers = undefined;
    await eventually(() => deepEqual(latest.headers, {}));
    place.remove();
  });

  it('outranks nothing that the element says itself', async () => {
    const place = page(`
      <rmm-config locale="ja" theme="dark" direction="ltr">
        <rmm-test-probe lang="he" dir="rtl" theme="light"></rmm-test-probe>
      </rmm-config>`);
    await eventually(() => equal(shown(place), 'he rtl light   false'));
    for (const name of ['lang', 'dir', 'theme']) probeOf(place).removeAttribute(name);
    await eventually(() => equal(shown(place), 'ja ltr dark   false'));
    deepEqual([wrapper(place).lang, wrapper(place).dir, wrapper(place).dataset.theme], ['ja', 'ltr', 'dark']);
    place.remove();
  });

  it('speaks the language of the place it stands in, and turns round with it', async () => {
    const place = page('<p lang="ar-EG"><rmm-test-probe></rmm-test-probe></p>');
    await eventually(() => equal(shown(place), 'ar-EG rtl auto   false'));
    place.querySelector('p')?.setAttribute('lang', 'en_US');
    await eventually(() => equal(shown(place), 'en-US ltr auto   false'));
    place.querySelector('p')?.setAttribute('lang', 'not a language!');
    document.documentElement.lang = 'ja';
    await eventually(() => equal(shown(place), 'ja ltr auto   false'));
    await eventually(() => equal(probeOf(place).shadowRoot?.querySelector('pre')?.title, '再試行'));
    equal(probeOf(place).shadowRoot?.querySelector('pre')?.lang, '1.5 KB');
    place.remove();
  });

  it('turns round where an ancestor says so, unless the language is nearer', async () => {
    for (const [markup, direction] of [
      ['<div dir="rtl"><rmm-test-probe></rmm-test-probe></div>', 'rtl'],
      ['<div dir="rtl" lang="en"><rmm-test-probe></rmm-test-probe></div>', 'rtl'],
      ['<div dir="rtl"><p lang="en"><rmm-test-probe></rmm-test-probe></p></div>', 'ltr'],
      ['<div dir="rtl"><rmm-test-probe lang="en"></rmm-test-probe></div>', 'ltr'],
      ['<div dir="rtl"><rmm-config locale="en"><rmm-test-probe></rmm-test-probe></rmm-config></div>', 'ltr'],
      ['<div dir="ltr"><p dir="auto" lang="he"><rmm-test-probe></rmm-test-probe></p></div>', 'rtl'],
      ['<div dir="rtl"><rmm-test-probe dir="ltr"></rmm-test-probe></div>', 'ltr'],
    ] as const) {
      const place = page(markup);
      await eventually(() => equal(wrapper(place).dir, direction, markup));
      place.remove();
    }
    const place = page('<div><rmm-test-probe></rmm-test-probe></div>');
    await eventually(() => equal(wrapper(place).dir, 'ltr'));
    place.querySelector('div')?.setAttribute('dir', 'rtl');
    await eventually(() => equal(wrapper(place).dir, 'rtl'));
    place.remove();
  });

  it('reports what makes no sense in the markup', async () => {
    expectConsole(/<rmm-config theme>: "pink" isn’t one of light, dark, auto/);
    const place = page('<rmm-config theme="pink"><rmm-test-probe></rmm-test-probe></rmm-config>');
    await eventually(() => equal(shown(place), 'en ltr auto   false'));
    place.remove();
  });

  it('is kept by the first <rmm-config> when a second version comes', () => {
    const first = customElements.get('rmm-config');
    expectConsole(/already defined/);
    defineConfigElement();
    equal(customElements.get('rmm-config'), first);
  });

  it('is laid out as if <rmm-config> were not there', () => {
    const place = page('<rmm-config></rmm-config>');
    equal(getComputedStyle(place.firstElementChild as Element).display, 'contents');
    ok(!place.firstElementChild?.hasAttribute('style'));
    place.remove();
  });
});

function page(markup: string): HTMLElement {
  const place = document.createElement('section');
  place.innerHTML = markup;
  document.body.append(place);
  return place;
}

function probeOf(place: HTMLElement | ShadowRoot): HTMLElement {
  return place.querySelector('rmm-test-probe') as HTMLElement;
}

function wrapper(place: HTMLElement): HTMLElement {
  return probeOf(place).shadowRoot?.querySelector('.root') as HTMLElement;
}

function shown(place: HTMLElement | ShadowRoot): string {
  return probeOf(place).shadowRoot?.querySelector('pre')?.textContent ?? 'nothing';
}
