/** The components that ship as `rmm-elements/react.js`, here with React 19; `test/hosts/react-18` has them with an older one. */
import '../../elements/data-table.ts';
import '../../elements/rich-text-editor.ts';
import '../../elements/select.ts';
import '../../elements/switch.ts';
import '../../elements/text-area.ts';
import { createRef, type ReactNode, StrictMode, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
// biome-ignore lint/style/noRestrictedImports: what a host's server makes of the components.
import { renderToString } from 'react-dom/server';
import {
  RmmDataTable,
  RmmRadioGroup,
  RmmRichTextEditor,
  RmmSelect,
  RmmSwitch,
  RmmTextArea,
} from '../../elements/react.ts';
import type { SelectElement } from '../../elements/select.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { press } from '../support/user.ts';

const sites = [
  { value: 'ber', label: 'Berlin' },
  { value: 'osa', label: 'Osaka' },
];

describe('the components for React', () => {
  let root: Root;
  let place: HTMLElement;
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
  });
  afterEach(() => {
    root.unmount();
    place.remove();
  });

  const find = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag) =>
    place.querySelector(tag) as HTMLElementTagNameMap[Tag];
  async function show(content: ReactNode) {
    root.render(content);
    await eventually(() => ok(place.firstElementChild));
  }

  it('give an element its values under the names of its members', async () => {
    await show(
      <RmmDataTable
        label="Devices"
        pageSize={10}
        selectable
        className="wide"
        columns={[{ id: 'name', header: 'Name' }]}
        rows={[]}
      />,
    );
    const table = find('rmm-data-table');
    equal(table.label, 'Devices');
    equal(table.pageSize, 10);
    equal(table.selectable, true);
    equal(table.className, 'wide');
    deepEqual(table.columns, [{ id: 'name', header: 'Name' }]);
  });

  it('give an element what it is to have before its code has come', async () => {
    const ref = createRef<HTMLElementTagNameMap['rmm-radio-group']>();
    await show(<RmmRadioGroup ref={ref} label="When" options={sites} required value="osa" />);
    ok(!customElements.get('rmm-radio-group'), 'its code is not there yet');
    await import('../../elements/radio-group.ts');
    deepEqual(ref.current?.options, sites);
    equal(ref.current?.value, 'osa');
    equal(ref.current?.required, true);
    ok(!Object.hasOwn(ref.current ?? {}, 'options'), 'nothing stands before the accessor of its class');
  });

  it('change an element that is there, and take values back that are no longer given', async () => {
    await show(<RmmSelect label="Site" options={sites} value="ber" clearable />);
    const select = find('rmm-select');
    root.render(<RmmSelect label="Place" value="osa" clearable={false} />);
    await eventually(() => equal(select.label, 'Place'));
    equal(find('rmm-select'), select);
    equal(select.options, undefined);
    equal(select.value, 'osa');
    equal(select.clearable, false);
    ok(!select.hasAttribute('clearable'));
  });

  it('hear of every event once, with the latest listener, also under StrictMode', async () => {
    const told: string[] = [];
    const view = (name: string) => (
      <StrictMode>
        <RmmDataTable
          columns={[]}
          onRmmSelectionChange={({ detail, currentTarget }) =>
            told.push(`${name} ${detail.count} ${currentTarget.localName}`)
          }
        />
      </StrictMode>
    );
    await show(view('first'));
    const fire = (count: number) =>
      find('rmm-data-table').dispatchEvent(new CustomEvent('rmm-selection-change', { detail: { count } }));
    fire(1);
    root.render(view('second'));
    await eventually(() => {
      told.length = 0;
      fire(2);
      deepEqual(told, ['second 2 rmm-data-table']);
    });
    root.render(
      <StrictMode>
        <RmmDataTable columns={[]} />
      </StrictMode>,
    );
    await eventually(() => {
      told.length = 0;
      fire(3);
      deepEqual(told, []);
    });
  });

  it('keep a control in step with the state of the page', async () => {
    await show(<Notifying />);
    const control = await eventually(
      () => find('rmm-switch').shadowRoot?.querySelector<HTMLElement>('[role=switch]') ?? null,
    );
    control.focus();
    await press(' ');
    await eventually(() => equal(place.querySelector('output')?.textContent, 'true'));
    equal(find('rmm-switch').checked, true);
  });

  it('reset to what was given first, as a native field does', async () => {
    const view = (text: string) => (
      <form>
        <RmmTextArea name="note" label="Note" value={text} />
        <RmmSwitch name="on" label="On" defaultChecked />
      </form>
    );
    await show(view('first'));
    root.render(view('second'));
    await eventually(() => equal(find('rmm-text-area').value, 'second'));
    find('rmm-switch').checked = false;
    find('form').reset();
    equal(find('rmm-text-area').value, 'first');
    equal(find('rmm-switch').checked, true);
  });

  it('give callbacks whose names React takes for listeners', async () => {
    const upload = async () => ({ cid: '1' });
    await show(<RmmRichTextEditor label="Message" onUploadImage={upload} />);
    equal(find('rmm-rich-text-editor').onUploadImage, upload);
  });

  it('hand out the element, with its values, to refs of both kinds', async () => {
    const ref = createRef<SelectElement>();
    let given: SelectElement | null = null;
    let options: unknown;
    await show(
      <>
        <RmmSelect ref={ref} />
        <RmmSelect
          options={sites}
          ref={(element) => {
            given = element;
            options = element?.options;
          }}
        />
      </>,
    );
    equal(ref.current, find('rmm-select'));
    equal(given as unknown, place.querySelectorAll('rmm-select')[1]);
    equal(options, sites);
  });

  it('stand in the page of a server, which the browser takes over as it is', async () => {
    const told: string[] = [];
    const view = (
      <main>
        <RmmSelect
          className="wide"
          label="Site"
          pageSize={20}
          required
          disabled={false}
          hidden
          options={sites}
          value="ber"
          data-kind="place"
          onChange={({ currentTarget }) => told.push(currentTarget.value ?? '')}
        />
      </main>
    );
    const html = renderToString(view);
    equal(
      html,
      '<main><rmm-select class="wide" label="Site" page-size="20" required="" hidden="" data-kind="place" value="ber"></rmm-select></main>',
    );
    root.unmount();
    place.innerHTML = html;
    const select = find('rmm-select');
    // A mismatch would be told on the console, which no test may write to.
    root = hydrateRoot(place, view);
    await eventually(() => equal(select.options, sites));
    equal(find('rmm-select'), select);
    select.value = 'osa';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    deepEqual(told, ['osa']);
  });

  it('refuse at compile time what an element has not', () => {
    const wrong = [
      // @ts-expect-error: a number
      <RmmDataTable key="1" pageSize="ten" />,
      // @ts-expect-error: no such member
      <RmmSelect key="2" nonsense />,
      // @ts-expect-error: no such member of detail
      <RmmDataTable key="3" onRmmSelectionChange={({ detail }) => detail.nonsense} />,
      // @ts-expect-error: an element of another tag
      <RmmSelect key="4" ref={createRef<HTMLInputElement>()} />,
      // @ts-expect-error: it submits what it was checked for, and holds no list
      <RmmSwitch key="5" defaultValues={[]} />,
    ];
    equal(wrong.length, 5);
  });
});

function Notifying() {
  const [on, setOn] = useState(false);
  return (
    <>
      <RmmSwitch label="Notify" checked={on} onChange={({ currentTarget }) => setOn(currentTarget.checked)} />
      <output>{String(on)}</output>
    </>
  );
}
