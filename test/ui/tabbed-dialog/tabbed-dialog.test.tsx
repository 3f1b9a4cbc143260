import { useState } from 'react';
import { limits } from '../../../src/ui/limits.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import type { DialogTab } from '../../../src/ui/tabbed-dialog/tab-types.ts';
import { TabbedDialog, type TabbedDialogProps } from '../../../src/ui/tabbed-dialog/tabbed-dialog.tsx';
import { TextField } from '../../../src/ui/text-field/text-field.tsx';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { click, hover, press, type, unhover } from '../../support/user.ts';
import { type Mounted, type MountOptions, mount } from '../mount.tsx';
import { resizePage } from '../viewport.ts';

let mounted: Mounted;
let heard: string[];
afterEach(async () => {
  mounted.remove();
  await unhover();
});

const longLabel = 'Notifications that are sent to everybody who has ever asked for one of them by mail or by phone';
const note = (label: string) => () => <Note label={label} />;
function Note({ label }: { label: string }) {
  const [text, setText] = useState('');
  return <TextField label={label} value={text} onChange={setText} />;
}
const tabs: DialogTab[] = [
  {
    id: 'network',
    label: 'Network',
    children: [
      { id: 'proxy', label: 'Proxy', renderer: note('Address'), onChange: () => heard.push('proxy came') },
      { id: 'ports', label: 'Ports', required: true, renderer: note('Port') },
    ],
  },
  { id: 'users', label: 'Users', renderer: note('Owner') },
  { id: 'alerts', label: longLabel, renderer: () => <p>Nothing yet</p> },
];

function show(props: Partial<TabbedDialogProps> = {}, options?: MountOptions) {
  heard = [];
  mounted = mount(view(props), options);
  return mounted.find('dialog[open]');
}
const view = (props: Partial<TabbedDialogProps>) => (
  <TabbedDialog
    title="Settings"
    tabs={tabs}
    onSubmit={() => heard.push('submit')}
    onRefused={() => heard.push('refused')}
    onTabChange={(id, previous) => heard.push(`${previous} to ${id}`)}
    onClose={(reason) => heard.push(`close ${reason}`)}
    {...props}
  />
);
const tab = (name: string) => mounted.named('[role="tab"]', name);
const selected = () => mounted.all('[role="tab"][aria-selected="true"]').map((one) => one.textContent);
const panels = () => mounted.all('[role="tabpanel"]:not([hidden])').map((one) => one.ariaLabel);
const labelOf = () => (activeElement() as HTMLInputElement).labels?.[0]?.textContent;

describe('TabbedDialog', () => {
  it('has nothing to submit where it is read-only, only to close', async () => {
    await show({ readOnly: true });
    const buttons = mounted.all('.dialog-footer button').map(({ textContent }) => textContent);
    deepEqual(buttons, ['Close']);
    await click(await mounted.find('.dialog-footer button'));
    deepEqual(heard, ['close button']);
  });

  it('has the room for its summary before there are words, and keeps it however many there are', async () => {
    const summary = (words: number) => ({ summary: <p>{'Every ticket that is new. '.repeat(words)}</p> });
    await show(summary(0));
    const panelHeight = () => mounted.all('[role="tabpanel"]:not([hidden])')[0]?.clientHeight;
    const before = panelHeight();
    mounted.render(view(summary(1)));
    equal(panelHeight(), before);
    mounted.render(view(summary(100)));
    equal(panelHeight(), before);
    const [frame, body] = ['.tabbed-dialog', '.dialog-body'].map((part) => mounted.all(part)[0]);
    ok(
      (frame?.getBoundingClientRect().bottom ?? 0) <= (body?.getBoundingClientRect().bottom ?? 0),
      'all of it is seen',
    );
  });

  it('opens on the first child tab, in its first field, with Submit as its button', async () => {
    await show();
    deepEqual(selected(), ['Proxy']);
    deepEqual(panels(), ['Network, Proxy']);
    equal(labelOf(), 'Address');
    await click(await mounted.named('button', 'Submit'));
    deepEqual(heard, ['submit']);
  });

  it('is walked by arrows, around its ends, and changes by Enter', async () => {
    await show();
    (await tab('Proxy')).focus();
    await press('ArrowDown', 'ArrowDown');
    equal(activeElement()?.textContent, 'Users');
    deepEqual(selected(), ['Proxy'], 'only the focus moves');
    await press('ArrowDown', 'ArrowDown');
    equal(activeElement()?.textContent, 'Network');
    await press('ArrowUp', 'ArrowUp', 'Enter');
    await eventually(() => deepEqual(panels(), ['Users']));
    deepEqual(heard, ['proxy to users']);
    await press('Home', 'ArrowLeft');
    await eventually(() => equal(mounted.all('[role="tab"]').length, 3));
    equal((await tab('Network*')).ariaExpanded, 'false', 'folded it tells for its children');
    await press('ArrowRight', 'ArrowDown', ' ');
    await eventually(() => deepEqual(panels(), ['Network, Proxy']));
    deepEqual(heard, ['proxy to users', 'proxy came', 'users to proxy']);
  });

  it('is mirrored where reading goes from right to left', async () => {
    await show({}, { dir: 'rtl' });
    (await tab('Network')).focus();
    await press('ArrowRight');
    await eventually(() => equal(mounted.all('[role="tab"]').length, 3));
    await press('ArrowLeft');
    await eventually(() => equal(mounted.all('[role="tab"]').length, 5));
    const [list, panel] = [await mounted.find('[role="tablist"]'), await mounted.find('[role="tabpanel"]')];
    ok(list.getBoundingClientRect().left > panel.getBoundingClientRect().left);
  });

  it('expands and collapses a parent by a press, and keeps what is shown', async () => {
    await show();
    await click(await tab('Network'));
    await eventually(() => equal(mounted.all('[role="tab"]').length, 3));
    deepEqual(panels(), ['Network, Proxy']);
    await click(await tab('Network*'));
    await click(await tab('Ports*'));
    await eventually(() => deepEqual(panels(), ['Network, Ports']));
  });

  it('keeps what was typed on a tab while others are shown', async () => {
    await show();
    await type('10.0.0.1');
    await click(await tab('Users'));
    await eventually(() => deepEqual(panels(), ['Users']));
    equal(mounted.all('input').length, 2, 'a tab that was not shown is not rendered');
    await click(await tab('Proxy'));
    await eventually(() => deepEqual(panels(), ['Network, Proxy']));
    equal((await mounted.find<HTMLInputElement>('[role="tabpanel"]:not([hidden]) input')).value, '10.0.0.1');
  });

  it('goes to the tab that its owner names, when it is named', async () => {
    await show({ activeTab: 'users' });
    deepEqual(selected(), ['Users']);
    mounted.render(view({ activeTab: 'ports' }));
    await eventually(() => deepEqual(selected(), ['Ports*']));
    await click(await tab('Users'));
    mounted.render(view({ activeTab: 'ports', submitLabel: 'Save' }));
    await mounted.named('button', 'Save');
    deepEqual(selected(), ['Users'], 'nothing new was named');
  });

  it('marks required content, and errors once it was submitted, of which it shows the first', async () => {
    const wrong = tabs.map((one) => (one.id === 'users' || one.id === 'alerts' ? { ...one, hasError: true } : one));
    await show({ tabs: wrong });
    equal((await tab('Ports*')).getAttribute('aria-description'), 'Tab contains required content');
    equal(mounted.all('.tabbed-dialog-tabs .tabbed-dialog-mark').length, 0);
    await click(await mounted.named('button', 'Submit'));
    await eventually(() => deepEqual(panels(), ['Users']));
    deepEqual(heard, ['refused', 'proxy to users']);
    equal((await tab('Users')).getAttribute('aria-description'), 'Tab content contains error');
    equal(mounted.all('.tabbed-dialog-tabs .tabbed-dialog-mark').length, 2);
    await hover(await mounted.find('.tabbed-dialog-tabs .tabbed-dialog-mark'));
    equal((await mounted.find('[role="tooltip"]')).textContent, 'Tab content contains error');
  });

  it('shows the error that its owner finds only when it is submitted, but calls nobody away from typing', async () => {
    await show();
    await click(await mounted.named('button', 'Submit'));
    const wrong = (id: string) => tabs.map((one) => ({ ...one, hasError: one.id === id }));
    mounted.render(view({ tabs: wrong('users') }));
    await eventually(() => deepEqual(panels(), ['Users']));
    mounted.render(view({}));
    await eventually(() => equal(mounted.all('.tabbed-dialog-tabs .tabbed-dialog-mark').length, 0));
    await click(await mounted.named('button', 'Submit'));
    await click(await mounted.find('[role="tabpanel"]:not([hidden]) input'));
    await type('x');
    mounted.render(view({ tabs: wrong('alerts') }));
    await eventually(() => equal(mounted.all('.tabbed-dialog-tabs .tabbed-dialog-mark').length, 1));
    deepEqual(panels(), ['Users']);
  });

  it('marks what its owner marks at once, with the tabs beside the content and in their list', async () => {
    const marked = tabs.map((one) => (one.id === 'users' ? { ...one, hasError: true, marksAtOnce: true } : one));
    await show({ tabs: marked });
    equal((await tab('Users')).getAttribute('aria-description'), 'Tab content contains error');
    const option = () => mounted.find('.tabbed-dialog-select option[value="users"]');
    equal((await option()).textContent, 'Users – Tab content contains error');
    equal((await mounted.find('.tabbed-dialog-elsewhere')).textContent, 'Errors in Users');
    equal(mounted.all('.tabbed-dialog-picker + .tabbed-dialog-mark').length, 0, 'nothing is wrong with what is shown');
    mounted.render(view({ tabs: marked, activeTab: 'users' }));
    await mounted.find('.tabbed-dialog-picker + .tabbed-dialog-mark');
    equal(mounted.all('.tabbed-dialog-elsewhere').length, 0);
    mounted.render(view({ tabs: marked.map((one) => ({ ...one, marksAtOnce: false })) }));
    await eventually(async () => equal((await option()).textContent, 'Users'));
  });

  it('shows two lines of a label, and the whole in a tooltip', async () => {
    await show();
    const label = (await tab(longLabel)).querySelector('.tabbed-dialog-label') as HTMLElement;
    equal(label.offsetHeight, 20 * limits.tabs.labelLines);
    await hover(label);
    equal((await mounted.find('[role="tooltip"]')).textContent, longLabel);
  });

  it('neither closes nor submits while it is busy, and says why it failed', async () => {
    await show({ busy: true });
    await click(await mounted.named('button', 'Submit'));
    await click(await mounted.named('button', 'Cancel'));
    deepEqual(heard, []);
    mounted.render(view({ error: 'The server did not answer.' }));
    equal((await mounted.find('[role="alert"]')).textContent, 'The server did not answer.');
    await press('Escape');
    await eventually(() => deepEqual(heard, ['close escape']));
  });

  it('is a sheet with a select on a small screen', async () => {
    // Opened before: WebKitGTK gives a new shadow root the answers to media queries that the last one with these sheets had.
    const dialog = await show();
    await resizePage(400, 800);
    await eventually(() => equal(Math.round(dialog.getBoundingClientRect().width), innerWidth));
    equal((await mounted.find('[role="tablist"]')).offsetWidth, 0);
    const select = await mounted.find<HTMLSelectElement>('select');
    equal(select.value, 'proxy');
    deepEqual(
      [...select.options].map(({ text }) => text),
      ['Proxy', 'Ports *', 'Users', longLabel],
    );
    select.focus();
    await press('u');
    await press('Enter');
    await eventually(() => deepEqual(panels(), ['Users']));
    await expectNoAxeViolations(mounted.host);
    await resizePage(1280, 800);
  });

  it('gives axe nothing to find in either theme', async () => {
    for (const theme of ['light', 'dark'] as const) {
      await show({ tabs: tabs.map((one) => ({ ...one, hasError: true })) }, { theme });
      await click(await mounted.named('button', 'Submit'));
      await mounted.find('.tabbed-dialog-tabs .tabbed-dialog-mark');
      await unhover();
      for (const animation of mounted.root.getAnimations()) animation.finish();
      await expectNoAxeViolations(mounted.host);
      if (theme === 'light') mounted.remove();
    }
  });
});
