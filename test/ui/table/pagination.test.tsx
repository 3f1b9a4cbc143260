import { Pagination, type PaginationProps } from '../../../src/ui/pagination/pagination.tsx';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { type Mounted, mount } from '../mount.tsx';

describe('Pagination', () => {
  let mounted: Mounted;
  let asked: number[];
  const view = (props: Partial<PaginationProps>) => (
    <Pagination pageIndex={0} pageSize={50} onPageChange={(index) => asked.push(index)} {...props} />
  );
  const text = async () => (await mounted.find('.pagination-range')).textContent;
  const buttons = () => mounted.all('button').map((button) => button.getAttribute('aria-label'));
  const isOff = async (name: string) => (await mounted.named('button', name)).ariaDisabled === 'true';

  beforeEach(() => {
    asked = [];
  });
  afterEach(async () => {
    mounted.remove();
    // What is left under the pointer would tell its name in the middle of another test.
    await unhover();
  });

  const labels: [string, Partial<PaginationProps>][] = [
    ['0 results', { totalCount: 0 }],
    ['1 result', { totalCount: 1 }],
    ['42 results', { totalCount: 42 }],
    ['1 - 50 of 1,234', { totalCount: 1234 }],
    ['1,201 - 1,234 of 1,234', { totalCount: 1234, pageIndex: 24 }],
    ['51 - 100', { pageIndex: 1, hasNext: true }],
    ['51 - 57', { pageIndex: 1, shownCount: 7 }],
    ['7 results', { shownCount: 7 }],
  ];
  for (const [label, props] of labels) {
    it(`says ${label}`, async () => {
      mounted = mount(view(props));
      equal(await text(), label);
    });
  }

  it('writes numbers as the language does', async () => {
    mounted = mount(view({ totalCount: 12_345 }), { lang: 'de' });
    // English stands there until the German texts have come.
    await eventually(async () => equal(await text(), '1 - 50 von 12.345'));
  });

  it('goes to the first, previous, next and last page by pointer and keyboard', async () => {
    mounted = mount(view({ totalCount: 1234, pageIndex: 3 }));
    for (const name of ['First page', 'Previous page', 'Next page', 'Last page']) {
      await click(await mounted.named('button', name));
    }
    deepEqual(asked, [0, 2, 4, 24]);
    (await mounted.named('button', 'Next page')).focus();
    await press('Enter');
    await eventually(() => deepEqual(asked, [0, 2, 4, 24, 4]));
  });

  it('goes no further than there is, and keeps the focus that it had there', async () => {
    mounted = mount(view({ totalCount: 120, pageIndex: 1 }));
    const next = await mounted.named('button', 'Next page');
    await click(next);
    mounted.render(view({ totalCount: 120, pageIndex: 2 }));
    await eventually(() => equal(next.ariaDisabled, 'true'));
    equal(activeElement(), next);
    await press('Enter');
    deepEqual(asked, [2]);
    equal(await isOff('Previous page'), false);
  });

  it('offers no last page where nobody knows it, and no buttons where there is one page', async () => {
    mounted = mount(view({ hasNext: true }));
    await text();
    deepEqual(buttons(), ['Previous page', 'Next page']);
    mounted.render(view({ totalCount: 3 }));
    await eventually(() => deepEqual(buttons(), []));
  });

  it('offers page sizes, the present one among them', async () => {
    let size = 0;
    mounted = mount(view({ totalCount: 500, pageSizes: [25, 100], onPageSizeChange: (next) => (size = next) }));
    const select = await mounted.find<HTMLSelectElement>('select');
    deepEqual(
      [...select.options].map((option) => option.text),
      ['25', '50', '100'],
    );
    equal(select.value, '50');
    select.focus();
    await press('ArrowDown');
    await eventually(() => ok(size === 100 || select.value === '100'));
  });

  it('tells what a press brought once it is there, and nothing else', async () => {
    const said = () =>
      mounted.all('[aria-live="polite"]').flatMap((region) => [...region.children].map((one) => one.textContent));
    mounted = mount(view({ totalCount: 200 }));
    await click(await mounted.named('button', 'Next page'));
    mounted.render(view({ totalCount: 200, pageIndex: 1, busy: true }));
    await new Promise((resolve) => setTimeout(resolve, 250));
    deepEqual(said(), []);
    mounted.render(view({ totalCount: 200, pageIndex: 1 }));
    await eventually(() => deepEqual(said(), ['51 - 100 of 200']));
    mounted.render(view({ totalCount: 90, pageIndex: 0 }));
    await new Promise((resolve) => setTimeout(resolve, 250));
    deepEqual(said(), ['51 - 100 of 200']);
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`has nothing that axe finds, ${theme}`, async () => {
      mounted = mount(view({ totalCount: 1234, pageIndex: 1, pageSizes: [25], onPageSizeChange: () => undefined }), {
        theme,
      });
      await text();
      await expectNoAxeViolations(mounted.host);
    });
  }

  it('goes to a page by its number, as it is written anywhere', async () => {
    mounted = mount(view({ totalCount: 123_400, pageIndex: 3 }));
    const page = (await mounted.named('input', 'Page')) as HTMLInputElement;
    equal(page.value, '4');
    equal(mounted.root.getElementById(page.getAttribute('aria-describedby') ?? '')?.textContent, 'of 2,468');
    for (const [typed, wanted] of [
      ['17', 16],
      ['1,000', 999],
      ['２５', 24],
      ['99999', 2467],
      ['0', 0],
    ] as const) {
      page.focus();
      await type(typed);
      await press('Enter');
      await eventually(() => equal(asked.at(-1), wanted));
    }
  });

  it('goes nowhere by what is no page, or is this one, or was taken back', async () => {
    mounted = mount(view({ totalCount: 1234, pageIndex: 3 }));
    const page = (await mounted.named('input', 'Page')) as HTMLInputElement;
    for (const [typed, key] of [
      ['abc', 'Enter'],
      ['-2', 'Enter'],
      ['4', 'Enter'],
      ['9', 'Escape'],
    ] as const) {
      page.focus();
      await type(typed);
      await press(key);
      await eventually(() => equal(page.value, '4'));
    }
    deepEqual(asked, []);
    await expectNoAxeViolations(mounted.host);
  });

  it('has no field for a page where two buttons say as much, or nobody knows the pages', async () => {
    mounted = mount(view({ totalCount: 100 }));
    equal(mounted.all('input').length, 0);
    mounted.remove();
    mounted = mount(view({ pageIndex: 2, hasNext: true }));
    equal(mounted.all('input').length, 0);
  });

  it('says how many there are at least where the end is not known', async () => {
    mounted = mount(view({ totalCount: 1000, pageSize: 1000, isOpenEnded: true }));
    equal(await text(), '1,000+ results');
  });
});
