/** The panel's code does not come: what whoever pressed the launcher sees, and how it goes on. */
import { createLauncher } from '../../../src/help/launcher/launcher.ts';
import { helpPanelDefinition } from '../../../src/help/panel/help-panel-definition.ts';
import type { ElementModule } from '../../../src/host/element/element-module.ts';
import type { ElementDefinition, ErrorDetail } from '../../../src/host/element-definition.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { expectConsole } from '../../support/console-guard.ts';
import { eventOf, settled } from '../../support/contract-page.ts';
import { nextTag } from '../../support/contract-views.tsx';
import { defineAny } from '../../support/define-any.ts';
import { click, unhover } from '../../support/user.ts';

type Panel = HTMLElementTagNameMap['rmm-help-panel'];
before(unhover);

describe('A launcher whose panel does not come', () => {
  const { fetch } = window;
  let element: Panel;
  let isThere: boolean;
  let page: HTMLElement;

  beforeEach(() => {
    isThere = false;
    page = document.body.appendChild(document.createElement('div'));
    page.style.blockSize = '3000px';
    // The page's own last line, where the tag stands.
    element = place();
  });
  afterEach(() => {
    window.fetch = fetch;
    element.remove();
    page.remove();
    scrollTo(0, 0);
  });

  function place(values: object = {}): Panel {
    const tag = nextTag(helpPanelDefinition.tag);
    defineAny(
      { ...helpPanelDefinition, tag },
      async () => {
        if (isThere) {
          const { HelpPanelElement } = await import('../../../src/help/panel/help-panel-element.tsx');
          return { view: HelpPanelElement as unknown as ElementModule<ElementDefinition>['view'] };
        }
        throw new TypeError('Failed to fetch dynamically imported module: https://files.test/chunks/panel.js');
      },
      { when: ({ opened }) => opened === true, plainView: createLauncher },
    );
    const made = Object.assign(document.createElement(tag), values) as Panel;
    document.body.append(made);
    return made;
  }
  const find = (selector: string) => eventually(() => element.shadowRoot?.querySelector<HTMLElement>(selector) ?? null);
  const launcher = () => find('[part="launcher"]');
  const serverSays = (status: number) => {
    window.fetch = async (input, init) =>
      String(input).startsWith('https://files.test') ? new Response(null, { status }) : fetch(input, init);
  };

  it('says so beside the launcher, wherever the tag stands in the page', async () => {
    expectConsole(/dynamically imported/);
    serverSays(503);
    const problem = eventOf<ErrorDetail>(element, 'rmm-error');
    await click(await launcher());
    equal((await problem).kind, 'load');
    const alert = await find('[role=alert]');
    ok(alert.textContent?.startsWith('Couldn’t load this part of the page.'), alert.textContent ?? '');
    const place = alert.getBoundingClientRect();
    const button = (await launcher()).getBoundingClientRect();
    ok(place.bottom <= button.top && button.top - place.bottom < 40, 'it stands just above the launcher');
    ok(place.top > 0 && place.right <= innerWidth, 'it is in sight');
    // Where it lies: under the pointer it is drawn a little larger.
    const { offsetLeft, offsetWidth } = await launcher();
    equal(Math.round(place.right), offsetLeft + offsetWidth);
    equal((await launcher()).ariaExpanded, 'false');
  });

  it('opens by Retry when the network is back', async () => {
    expectConsole(/dynamically imported/);
    serverSays(503);
    await click(await launcher());
    const alert = await find('[role=alert]');
    isThere = true;
    await click(alert.querySelector('button') as HTMLElement);
    await find('.help-panel:popover-open');
    ok(!alert.isConnected);
  });

  it('opens by the next press of the launcher, also after the message was put away', async () => {
    expectConsole(/dynamically imported/);
    serverSays(503);
    await click(await launcher());
    const alert = await find('[role=alert]');
    alert.hidePopover();
    await eventually(() => ok(!alert.isConnected));
    isThere = true;
    await click(await launcher());
    await find('.help-panel:popover-open');
    equal((await launcher()).ariaExpanded, 'true');
  });

  it('opens by the next call of a page that has its own button, with what the first one asked for', async () => {
    element.remove();
    expectConsole(/dynamically imported/);
    serverSays(503);
    element = place({ withoutLauncher: true });
    const first = element.open({ query: 'restore' });
    const alert = await find('[role=alert]');
    ok(alert.getBoundingClientRect().height > 0);
    isThere = true;
    await element.open();
    await first;
    equal(((await find('.help-panel:popover-open input')) as HTMLInputElement).value, 'restore');
    await eventually(() => ok(!alert.isConnected));
  });

  it('asks for a reload where the server no longer has the code', async () => {
    expectConsole(/dynamically imported/);
    serverSays(404);
    const problem = eventOf<ErrorDetail>(element, 'rmm-error');
    await click(await launcher());
    equal((await problem).kind, 'outdated');
    const alert = await find('[role=alert]');
    equal(alert.querySelector('span')?.textContent, 'This page is out of date.');
    equal(alert.querySelector('button')?.textContent, 'Reload');
  });

  it('speaks the language of the page', async () => {
    expectConsole(/dynamically imported/);
    element.lang = 'ja';
    await settled();
    serverSays(404);
    await click(await launcher());
    const alert = await find('[role=alert]');
    await eventually(() => equal(alert.querySelector('button')?.textContent, '再読み込み'));
  });
});
