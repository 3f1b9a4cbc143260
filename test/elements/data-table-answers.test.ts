/** What a page does in the place of a table's own actions. */
import '../../elements/data-table.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectConsole } from '../support/console-guard.ts';
import { click } from '../support/user.ts';

describe('<rmm-data-table> whose page takes its actions over', () => {
  const element = document.createElement('rmm-data-table');
  before(() => {
    Object.assign(element, {
      label: 'Devices',
      selectable: true,
      columns: [{ id: 'name', header: 'Name' }],
      rows: ['one', 'two', 'three'].map((name) => ({ id: name, name: `Device ${name}` })),
      rowActions: [{ id: 'restart', labelToken: 'Restart' }],
      bulkActions: [{ id: 'stop', labelToken: 'Stop' }],
      primaryAction: { id: 'add', label: 'Add' },
    });
    document.body.append(element);
  });
  after(() => element.remove());
  const all = (selector: string) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const named = (selector: string, name: string) =>
    eventually(() => all(selector).find((one) => (one.ariaLabel ?? one.textContent) === name) ?? null);

  it('says why the page could not do it, of a row, the selection and the table', async () => {
    expectConsole(/rmm-data-table \(rmm-action\): CallError/);
    const reasons: Record<string, unknown> = {
      restart: new Error('Device two is off.'),
      stop: new Error('Nobody may stop it.'),
      add: new DOMException('Given up', 'AbortError'),
    };
    const asked: string[] = [];
    element.addEventListener('rmm-action', (event) => {
      asked.push(event.detail.action);
      event.respondWith(Promise.reject(reasons[event.detail.action]));
    });
    const notices = () => all('.notice').map(({ textContent }) => textContent ?? '');
    await eventually(() => ok(all('[data-action="restart"]').length > 1));
    await click(all('[data-action="restart"]')[1] as HTMLElement);
    await eventually(() =>
      ok(
        notices().some((text) => text.includes('Device two is off.')),
        String(notices()),
      ),
    );
    await click(all('[role="gridcell"] [role="checkbox"]')[2] as HTMLElement);
    await click(await named('.table-selection button', 'Stop'));
    await eventually(() =>
      ok(
        notices().some((text) => text.includes('Nobody may stop it.')),
        String(notices()),
      ),
    );
    const before = notices().length;
    await click(await named('button', 'Add'));
    await eventually(() => deepEqual(asked, ['restart', 'stop', 'add']));
    equal(notices().length, before);
    reasons.add = new Error('The plan is full.');
    await click(await named('button', 'Add'));
    await eventually(() =>
      ok(
        notices().some((text) => text.includes('The plan is full.')),
        String(notices()),
      ),
    );
  });
});
