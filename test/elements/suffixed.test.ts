/** Two releases beside each other on a page: that of a build with RMM_SUFFIX=v2, and this one. */
import { configure } from '../../elements/config.ts';
import '../../elements/config.ts?suffix=v2';
import '../../elements/data-table.ts?suffix=v2';
import { createDiscovery } from '../../elements/discovery.ts?suffix=v2';
import '../../elements/switch.ts';
import { SwitchElement } from '../../elements/switch.ts?suffix=v2';
import '../../elements/ticket-status.ts?suffix=v2';
import type { ErrorDetail } from '../../src/host/element-definition.ts';
import { deepEqual, equal, eventually, match, notEqual, ok } from '../support/assert.ts';
import { expectConsole } from '../support/console-guard.ts';
import { eventOf } from '../support/contract-page.ts';

function shown(html: string) {
  const box = document.createElement('form');
  box.innerHTML = html;
  document.body.append(box);
  return {
    box,
    find: <Found extends HTMLElement = HTMLElement>(selector: string) => box.querySelector(selector) as Found,
    leave: () => box.remove(),
  };
}

const rootOf = (element: HTMLElement) => element.shadowRoot as ShadowRoot;

describe('elements of a build with a suffix', () => {
  it('have it in their tags, and live beside those without', async () => {
    equal(SwitchElement.definition.tag as string, 'rmm-switch-v2');
    const { find, leave } = shown(
      '<rmm-switch name="one"></rmm-switch><rmm-switch-v2 name="two" checked></rmm-switch-v2>',
    );
    const [one, two] = [find('rmm-switch'), find('rmm-switch-v2')];
    notEqual(one.constructor, two.constructor);
    for (const element of [one, two])
      await eventually(() => ok(rootOf(element).querySelector('[role=switch], input'), 'no view yet'));
    equal(new FormData(find('rmm-switch').closest('form') as HTMLFormElement).get('two'), 'on');
    leave();
  });

  it('are found by their autoloader, which leaves those of the other build to that', async () => {
    const asked: string[] = [];
    const discover = createDiscovery((name: string) => void asked.push(name));
    const { box, leave } = shown('<rmm-new-thing></rmm-new-thing><rmm-new-thing-v2></rmm-new-thing-v2>');
    deepEqual(await discover(box), { loaded: [], failed: ['rmm-new-thing-v2'] });
    deepEqual(asked, ['new-thing']);
    leave();
  });

  it('are configured by the <rmm-config> of their own, around them', async () => {
    const { find, leave } = shown(
      '<rmm-config-v2 locale="ja"><rmm-data-table-v2 label="Devices"></rmm-data-table-v2></rmm-config-v2>',
    );
    const table = find<HTMLElement & { columns: unknown; rows: unknown }>('rmm-data-table-v2');
    table.columns = [{ id: 'name', header: 'Name' }];
    table.rows = [];
    await eventually(() => match(rootOf(table).textContent ?? '', /[\u3040-\u30ff]/));
    leave();
  });

  it('share the page’s configuration with those of the other build', async () => {
    configure({ locale: 'de' });
    const { find, leave } = shown('<rmm-ticket-status-v2 status="OPEN"></rmm-ticket-status-v2>');
    await eventually(() =>
      equal(rootOf(find('rmm-ticket-status-v2')).querySelector('[lang]')?.getAttribute('lang'), 'de'),
    );
    configure({ locale: undefined });
    leave();
  });

  it('fire events under the names that they always have, and are named in what they tell', async () => {
    expectConsole(/<rmm-data-table-v2 page-size>: "many" isn’t a whole number/);
    const { box, leave } = shown('');
    const error = eventOf<ErrorDetail>(box, 'rmm-error');
    box.innerHTML = '<rmm-data-table-v2 label="Devices" page-size="many"></rmm-data-table-v2>';
    equal((await error).kind, 'bad-attribute');
    leave();
  });
});
