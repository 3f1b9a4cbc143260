/** How a table that fetches hears from its page that its rows are no longer true. */
import '../../elements/data-table.ts';
import { configure } from '../../elements/config.ts';
import type { DataTableElement } from '../../elements/data-table.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';

describe('<rmm-data-table> with a channel', () => {
  let element: DataTableElement;
  let asked: number[];
  let hear: ((message: unknown) => void) | undefined;
  let answer: (() => void) | undefined;
  const answered = () => eventually(() => answer ?? null).then((give) => give());
  const shown = () => element.shadowRoot?.querySelector('[role="grid"]')?.textContent ?? '';

  beforeEach(async () => {
    asked = [];
    answer = undefined;
    configure({
      channel: {
        subscribe(topic, listener) {
          equal(topic, 'devices');
          hear = listener;
          return () => {
            hear = undefined;
          };
        },
      },
    });
    element = document.createElement('rmm-data-table');
    element.setAttribute('page-size', '10');
    Object.assign(element, {
      columns: [{ id: 'name', header: 'Name' }],
      autoRefresh: { topic: 'devices', enabledByDefault: true },
      fetcher: async ({ pageIndex }: { pageIndex: number }) => {
        asked.push(pageIndex);
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        answer = undefined;
        return { data: [{ id: `${pageIndex}`, name: `Page ${pageIndex}` }], pageCount: 9, totalCount: 90 };
      },
    });
    document.body.append(element);
    await answered();
    await eventually(() => ok(shown().includes('Page 0')));
    await element.goToPage(3);
    await answered();
    await eventually(() => ok(shown().includes('Page 3')));
  });
  afterEach(() => {
    element.remove();
    configure({ channel: undefined });
  });

  it('fetches the page again behind the rows that are there', async () => {
    hear?.({ type: 'reload-table' });
    await eventually(() => deepEqual(asked, [0, 3, 3]));
    ok(shown().includes('Page 3'));
    await answered();
  });

  it('shows that it is loading where the message says so', async () => {
    hear?.({ type: 'reload-table', options: { showLoading: true } });
    await eventually(() => ok(!shown().includes('Page 3')));
    await answered();
    await eventually(() => ok(shown().includes('Page 3')));
  });

  it('goes back to the first page where the message does not keep it', async () => {
    hear?.({ type: 'reload-table', options: { keepCurrentPage: false } });
    await eventually(() => equal(asked.at(-1), 0));
    await answered();
    await eventually(() => ok(shown().includes('Page 0')));
  });
});
