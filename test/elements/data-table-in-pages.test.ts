import '../../elements/data-table.ts';
import type { DataTableElement } from '../../elements/data-table.ts';
import { equal, eventually, ok } from '../support/assert.ts';
import { expectConsole } from '../support/console-guard.ts';
import { click, press, type } from '../support/user.ts';

describe('<rmm-data-table> as pages have it', () => {
  let element: DataTableElement;
  let errors: string[];
  const all = (selector: string) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];

  const names = () => all('[role="rowheader"]').map(({ textContent }) => textContent);

  beforeEach(() => {
    errors = [];
    element = document.createElement('rmm-data-table');
    element.addEventListener('rmm-error', ({ detail }) => errors.push(detail.message));
    element.setAttribute('label', 'Devices');
    element.lang = 'en';
    element.columns = [{ id: 'name', header: 'Name' }];
    element.rows = Array.from({ length: 300 }, (_, index) => ({ id: `d${index}`, name: '' }));
  });
  afterEach(() => element.remove());

  it('says that more rows a page were wanted than it shows', async () => {
    expectConsole(/it shows 250/);
    element.pageSizes = [50, 400];
    element.setAttribute('page-size', '500');
    document.body.append(element);
    await eventually(() => equal(errors.length, 2));
    ok(
      errors.some((error) => error.includes('500 rows a page')),
      errors.join(),
    );
    ok(
      errors.some((error) => error.includes('400 rows a page')),
      errors.join(),
    );
  });

  it('searches for blanks around the words where they count', async () => {
    element.rows = ['a b', 'ab'].map((name) => ({ id: name, name }));
    element.toggleAttribute('without-search-trim', true);
    document.body.append(element);
    const search = await eventually(() => {
      const [field] = all('input[type="search"]');
      ok(field);
      return field;
    });
    await click(search);
    await type(' b');
    await press('Enter');
    await eventually(async () => equal((await element.getQuery()).globalFilter, ' b'));
    await eventually(() => ok(names().join() === 'a b'));
  });

  const boxes = {
    'a grid whose row is as high as it has to be': ['display: grid', 'block-size: 100%'],
    'a column of flex': ['display: flex; flex-direction: column', 'flex: 1; block-size: auto'],
    'a column of flex, as high as all of it': ['display: flex; flex-direction: column', 'block-size: 100%'],
    'a plain box': ['', 'block-size: 100%'],
  };
  for (const [name, [around, own]] of Object.entries(boxes)) {
    it(`keeps its pages in sight in ${name}`, async () => {
      const box = document.createElement('div');
      box.style.cssText = `${around}; block-size: 400px; inline-size: 800px`;
      element.style.cssText = own ?? '';
      document.body.append(box);
      box.append(element);
      await eventually(() => {
        const [pages] = all('.pagination');
        ok(pages);
        equal(element.getBoundingClientRect().height, 400);
        ok(pages.getBoundingClientRect().bottom <= box.getBoundingClientRect().bottom);
      });
      box.remove();
    });
  }
});
