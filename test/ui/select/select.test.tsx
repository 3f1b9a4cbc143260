import { Dialog } from '../../../src/ui/dialog/dialog.tsx';
import { Select } from '../../../src/ui/select/controls/select.tsx';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { mount } from '../mount.tsx';
import { resizePage } from '../viewport.ts';
import { isHighlighted, many, mountSelect, type SelectHandle, systems } from './select-handle.tsx';

describe('Select', () => {
  let select: SelectHandle<string | undefined>;
  const show = (props: object = {}) => {
    select = mountSelect<string | undefined>(Select, { options: systems, value: undefined, ...props });
    return select.control();
  };
  afterEach(async () => {
    select.remove();
    await unhover();
  });

  it('opens and closes by a press, and chooses what is pressed', async () => {
    const control = await show();
    await click(control);
    await select.opened();
    equal(control.ariaExpanded, 'true');
    await click(control);
    await select.closed();
    await click(control);
    await click(await select.option('Windows 10'));
    await select.closed();
    equal(select.value(), 'win10');
    equal(control.textContent, 'Windows 10');
    equal(activeElement(), control);
  });

  it('closes by a press outside, by Escape and by Tab, and chooses nothing by that', async () => {
    const control = await show();
    const next = await select.named('button', 'Next');
    await click(control);
    await press('ArrowDown');
    await click(await select.named('button', 'Before'));
    await select.closed();

    control.focus();
    await press('Enter', 'ArrowDown');
    await select.opened();
    await press('Escape');
    await select.closed();
    equal(activeElement(), control);

    await press('ArrowDown', 'ArrowDown');
    await select.opened();
    await press('Tab');
    await select.closed();
    equal(activeElement(), next);
    deepEqual(select.changes, []);
  });

  it('is walked by arrows, Home and End, past what is disabled without a reason', async () => {
    const control = await show({ value: 'win10' });
    control.focus();
    await press('ArrowDown');
    await isHighlighted(select, 'Windows 10');
    await press('ArrowDown');
    await isHighlighted(select, 'macOS');
    await press('ArrowDown', 'ArrowDown');
    await isHighlighted(select, 'Ubuntu Server');
    await press('Home');
    await isHighlighted(select, 'Windows 11');
    await press('End');
    await isHighlighted(select, 'Ubuntu Server');
    await press('ArrowUp', 'Enter');
    await select.closed();
    equal(select.value(), 'srv22');
  });

  it('goes ten options at a time by PageDown and PageUp, and scrolls along', async () => {
    const control = await show({ options: many.slice(0, 60) });
    control.focus();
    await press('ArrowDown');
    await isHighlighted(select, 'Device 0');
    await press('PageDown', 'PageDown');
    await isHighlighted(select, 'Device 20');
    await eventually(() => ok(isInView(select, 'Device 20'), 'it is out of view'));
    await press('PageUp');
    await isHighlighted(select, 'Device 10');
    await eventually(() => ok(isInView(select, 'Device 10'), 'it is out of view'));
  });

  it('goes to what is typed, closed and open', async () => {
    const control = await show();
    control.focus();
    await type('ub');
    await select.opened();
    await isHighlighted(select, 'Ubuntu Server');
    await press('Enter');
    await eventually(() => equal(select.value(), 'ubuntu'));
  });

  it('tells why an option is disabled, and does not choose it', async () => {
    const control = await show();
    await click(control);
    const option = await select.option('macOS');
    equal(option.ariaDisabled, 'true');
    ok(option.textContent?.includes('Needs a certificate.'));
    await click(option);
    await isHighlighted(select, 'macOS');
    await press('Enter');
    deepEqual(select.changes, []);
    ok(select.isOpen());
  });

  it('shows groups with their names, descriptions, and a mark at what is chosen', async () => {
    await click(await show({ value: 'srv22' }));
    await select.opened();
    const groups = select.all('[role="group"]').map((group) => group.ariaLabel);
    deepEqual(groups, ['Workstations', 'Servers']);
    equal((await select.option('Windows Server 2022')).ariaSelected, 'true');
    equal((await select.option('Windows 10')).ariaSelected, 'false');
    ok((await select.option('Windows 11')).textContent?.includes('23H2 and later'));
  });

  it('is cleared by its button, which keeps the focus', async () => {
    const control = await show({ value: 'win10', clearable: true, placeholder: 'Any' });
    await click(await select.named('button', 'Clear'));
    await eventually(() => equal(select.value(), undefined));
    equal(control.textContent, 'Any');
    equal(activeElement(), control);
    ok(!select.isOpen());
  });

  it('takes an option whose value is empty for what it is', async () => {
    const options = [{ value: '', label: 'All systems' }, ...systems];
    const control = await show({ options, value: '' });
    equal(control.textContent, 'All systems');
    await click(control);
    equal((await select.option('All systems')).ariaSelected, 'true');
  });

  it('says that there are no options', async () => {
    await click(await show({ options: [] }));
    await eventually(() => equal(select.all('.choices-none')[0]?.textContent, 'No options found'));
  });

  it('is open from the start where that is wanted, and has the focus', async () => {
    const control = await show({ openOnMount: true });
    await select.opened();
    await eventually(() => equal(activeElement(), control));
  });

  it('cannot be opened while it is disabled or read-only', async () => {
    const readOnly = await show({ readOnly: true, value: 'win10' });
    await click(readOnly);
    equal(activeElement(), readOnly);
    await press('ArrowDown', 'Enter', 'u');
    ok(!select.isOpen());
    equal(readOnly.ariaReadOnly, 'true');
    select.remove();
    const disabled = (await show({ disabled: true })) as HTMLButtonElement;
    ok(disabled.disabled);
    await click(disabled);
    ok(!select.isOpen());
    deepEqual(select.changes, []);
  });

  it('is named by its label, required, and tied to its error', async () => {
    const control = await show({ required: true, error: 'Choose one.' });
    equal(select.root.getElementById(control.getAttribute('aria-labelledby') ?? '')?.textContent, 'Choice*');
    equal(control.ariaRequired, 'true');
    equal(control.ariaInvalid, 'true');
    equal(select.root.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent, 'Choose one.');
  });

  it('is as wide as its field, opens upwards where there is no room, and stays in the window', async () => {
    await resizePage(400, 400);
    const control = await show({ options: many.slice(0, 60) });
    select.host.style.cssText = 'position: fixed; inset: auto 16px 0';
    await click(control);
    const list = await select.find('.choices');
    await eventually(() => {
      const box = list.getBoundingClientRect();
      const field = select.all('.select-box')[0]?.getBoundingClientRect() ?? box;
      ok(box.top >= 0 && box.bottom <= field.top && box.height <= 321, JSON.stringify(box));
      ok(Math.abs(box.width - field.width) <= 1 && Math.abs(box.left - field.left) <= 1, `${box.width} ${field.width}`);
    });
    await resizePage(1280, 800);
  });

  it('renders what is in view of a long list, and finds its way to the chosen one', async () => {
    const control = await show({ options: many, value: 'd1500' });
    await click(control);
    await isHighlighted(select, 'Device 1500');
    await eventually(() => ok(isInView(select, 'Device 1500'), 'it is out of view'));
    ok(select.labels().length < 60, `${select.labels().length} options are rendered`);
    const option = await select.option('Device 1500');
    equal(option.getAttribute('aria-posinset'), '1501');
    equal(option.getAttribute('aria-setsize'), '3000');
    control.focus();
    await press('End');
    await isHighlighted(select, 'Device 2999');
    await eventually(() => ok(isInView(select, 'Device 2999'), 'it is out of view'));
  });

  it('leaves nothing in the page around it', async () => {
    const before = document.body.children.length;
    const own = document.createElement('div');
    own.id = 'a11y-status-message';
    document.body.append(own);
    await click(await show());
    await press('ArrowDown', 'Enter');
    await select.closed();
    equal(document.body.children.length, before + 2, 'the page, what it has itself, and the element');
    select.remove();
    ok(own.isConnected, 'what belongs to the page was removed');
    own.remove();
  });

  it('closes before the dialog around it', async () => {
    let closings = 0;
    const mounted = mount(
      <Dialog title="Settings" onClose={() => (closings += 1)}>
        <Select label="System" options={systems} value="win10" onChange={() => undefined} />
      </Dialog>,
    );
    await click(await mounted.find('.dialog-body [role="combobox"]'));
    await mounted.find('.choices');
    await press('Escape');
    await eventually(() => equal(mounted.all('.choices').length, 0));
    equal(closings, 0);
    await press('Escape');
    await eventually(() => equal(closings, 1));
    mounted.remove();
    await show();
  });
});

function isInView(select: SelectHandle<unknown>, label: string): boolean {
  const list = select.all('[role="listbox"]')[0]?.getBoundingClientRect();
  const option = select
    .all('[role="option"]')
    .find((one) => one.querySelector('.choice-label')?.textContent === label)
    ?.getBoundingClientRect();
  return list !== undefined && option !== undefined && option.top >= list.top - 1 && option.bottom <= list.bottom + 1;
}
