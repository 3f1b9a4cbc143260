import '../../elements/tabbed-dialog.ts';
import type { TabbedDialogElement, TabbedDialogTab } from '../../elements/tabbed-dialog.ts';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { tabbedDialogDefinition } from '../../src/ui/tabbed-dialog/tabbed-dialog-definition.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectConsole } from '../support/console-guard.ts';
import { elementContract } from '../support/element-contract.ts';
import { click, press, type, unhover } from '../support/user.ts';

// A pointer left where another file used it would bring a tooltip, and with it a sheet, when the dialog comes under it.
before(unhover);

elementContract(tabbedDialogDefinition, {
  attributes: { heading: 'Settings', open: '' },
  load: async () => ({
    view: (await import('../../src/ui/tabbed-dialog/tabbed-dialog-element.tsx')).TabbedDialogElement,
  }),
});

describe('<rmm-tabbed-dialog>', () => {
  let element: TabbedDialogElement;
  let heard: string[];

  beforeEach(() => {
    heard = [];
    element = document.createElement('rmm-tabbed-dialog');
    element.heading = 'Channel';
    element.lang = 'en';
    element.addEventListener('rmm-submit', ({ detail }) => heard.push(`submit on ${detail.activeTab}`));
    element.addEventListener('rmm-close-request', ({ detail }) => heard.push(`asks ${detail.reason}`));
    element.addEventListener('rmm-close', ({ detail }) => heard.push(`closed ${detail.reason}`));
    element.addEventListener('rmm-tab-change', ({ detail }) => heard.push(`${detail.previous} to ${detail.tab}`));
    document.body.append(element);
  });
  afterEach(() => element.remove());

  const inside = (selector: string) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const tab = (text: string) =>
    eventually(() => inside('[role="tab"]').find(({ textContent }) => textContent === text) ?? null);
  const button = (text: string) =>
    eventually(() => inside('button').find((one) => (one.ariaLabel ?? one.textContent) === text) ?? null);
  const isClosed = () => eventually(() => equal(inside('dialog').length, 0));
  const mounting = (id: string, more: Partial<TabbedDialogTab> = {}): TabbedDialogTab => ({
    id,
    label: id,
    mount(container) {
      container.append(document.createElement('input'));
      heard.push(`mounted ${id}`);
      return () => heard.push(`ended ${id}`);
    },
    ...more,
  });

  it('loads nothing until it is opened, and reflects that it is', async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    equal(element.shadowRoot?.childNodes.length, 0);
    await element.show();
    ok(element.hasAttribute('open'));
    await button('Submit');
    await element.close();
    ok(!element.hasAttribute('open'));
    await isClosed();
    deepEqual(heard, ['closed method']);
  });

  it('mounts a tab in the page when it is first shown, keeps it, and ends it when it closes', async () => {
    element.tabs = [mounting('a'), mounting('b')];
    element.open = true;
    await tab('a');
    await eventually(() => equal(activeElement(), element.querySelector('[slot="a"] input')));
    await type('typed');
    await click(await tab('b'));
    await eventually(() => ok(element.querySelector('[slot="b"]')));
    equal(element.activeTab, 'b');
    equal(element.getAttribute('active-tab'), 'b');
    await click(await tab('a'));
    equal(element.querySelector<HTMLInputElement>('[slot="a"] input')?.value, 'typed');
    await press('Escape');
    await isClosed();
    const expected = [
      'mounted a',
      'a to b',
      'mounted b',
      'b to a',
      'asks escape',
      'closed escape',
      'ended a',
      'ended b',
    ];
    await eventually(() => deepEqual(heard, expected));
    await eventually(() => equal(element.children.length, 0));
  });

  it('stays open when the page refuses', async () => {
    element.tabs = [mounting('a')];
    element.open = true;
    const refuse = (event: Event) => event.preventDefault();
    element.addEventListener('rmm-close-request', refuse);
    element.addEventListener('rmm-submit', refuse);
    await click(await button('Close'));
    await click(await button('Submit'));
    ok(element.open);
    deepEqual(heard, ['mounted a', 'asks button', 'submit on a']);
    element.removeEventListener('rmm-submit', refuse);
    await click(await button('Submit'));
    await isClosed();
    await eventually(() => deepEqual(heard.slice(3), ['submit on a', 'closed submit', 'ended a']));
  });

  it('does not submit while a tab has an error, and shows what the page finds while it submits', async () => {
    element.tabs = [mounting('a'), mounting('b', { hasError: true })];
    element.open = true;
    await click(await button('Submit'));
    await eventually(() => equal(element.activeTab, 'b'));
    equal((await tab('b')).getAttribute('aria-description'), 'Tab content contains error');
    deepEqual(
      heard.filter((one) => one.startsWith('submit')),
      [],
    );
    element.tabs = [mounting('a'), mounting('b')];
    element.addEventListener(
      'rmm-submit',
      () => {
        element.tabs = [mounting('a', { hasError: true }), mounting('b')];
      },
      { once: true },
    );
    await eventually(() => equal(inside('.tabbed-dialog-tabs .tabbed-dialog-mark').length, 0));
    await click(await button('Submit'));
    await eventually(() => equal(element.activeTab, 'a'));
    ok(element.open);
  });

  it('makes tabs of its children where it is given none, and follows them', async () => {
    element.append(
      slotted('name', { label: 'Name', required: '' }),
      slotted('mail', { label: 'E-mail', parent: 'Delivery' }),
      slotted('hook', { label: 'Hook', parent: 'Delivery' }),
    );
    element.open = true;
    await tab('Name*');
    await eventually(() => equal(activeElement(), element.querySelector('[slot="name"] input')));
    await click(await tab('Delivery'));
    await click(await tab('Hook'));
    const shown = element.querySelector<HTMLElement>('[slot="hook"]');
    await eventually(() => ok((shown?.offsetHeight ?? 0) > 0));
    equal(element.querySelector<HTMLElement>('[slot="mail"]')?.offsetHeight, 0);
    element.querySelector<HTMLElement>('[slot="mail"]')?.toggleAttribute('data-error', true);
    await click(await button('Submit'));
    await eventually(() => equal(element.activeTab, 'mail'));
    element.append(slotted('late', { label: 'Late' }));
    await tab('Late');
  });

  it('tells when a tab could not be mounted, and tries again', async () => {
    let fails = true;
    expectConsole(/no editor/);
    element.tabs = [
      mounting('a', {
        mount(container) {
          if (fails) throw new Error('no editor');
          container.textContent = 'there';
        },
      }),
    ];
    element.open = true;
    const retry = await button('Retry');
    fails = false;
    await click(retry);
    await eventually(() => equal(element.querySelector('[slot="a"]')?.textContent, 'there'));
    await eventually(() => equal(inside('[role="alert"]').length, 0));
  });

  it('says so when tabs are none', async () => {
    expectConsole(/tabs must be an array/);
    let message = '';
    element.addEventListener('rmm-error', ({ detail }) => (message = detail.message));
    Reflect.set(element, 'tabs', { id: 'a' });
    element.open = true;
    await eventually(() => ok(message.includes('tabs must be an array')));
    await button('Submit');
  });

  it('is modal still after it was moved', async () => {
    element.open = true;
    await button('Submit');
    const place = document.createElement('div');
    document.body.append(place);
    place.append(element);
    ok(inside('dialog')[0]?.matches(':modal'));
    await press('Escape');
    await isClosed();
    place.remove();
  });
});

function slotted(slot: string, data: Record<string, string>): HTMLElement {
  const child = document.createElement('div');
  child.slot = slot;
  Object.assign(child.dataset, data);
  child.append(document.createElement('input'));
  return child;
}
