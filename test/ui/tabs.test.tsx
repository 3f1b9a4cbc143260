import { useState } from 'react';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { Tabs, type TabsProps } from '../../src/ui/tabs/tabs.tsx';
import { TextField } from '../../src/ui/text-field/text-field.tsx';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { click, press, type, unhover } from '../support/user.ts';
import { type Mounted, type MountOptions, mount } from './mount.tsx';

let mounted: Mounted;
let heard: string[];
afterEach(async () => {
  mounted.remove();
  // What is left under the pointer would tell its name in the middle of another test.
  await unhover();
});

function Note({ label }: { label: string }) {
  const [text, setText] = useState('');
  return <TextField label={label} value={text} onChange={setText} />;
}
const labels = ['Overview', 'Devices', 'Policies', 'Activities', 'Documents'];
const tabs = labels.map((label) => ({
  id: label.toLowerCase(),
  label,
  disabled: label === 'Policies',
  badge: label === 'Devices' ? '12' : undefined,
  renderer: () => <Note label={`${label} note`} />,
}));

function show(props: Partial<TabsProps> = {}, options: MountOptions = { width: 800 }) {
  heard = [];
  mounted = mount(<Tabs label="Organization" tabs={tabs} onChange={(id) => heard.push(id)} {...props} />, options);
  return mounted.find('[role="tablist"]');
}
const visible = () => mounted.all('[role="tab"]').filter((one) => getComputedStyle(one).visibility === 'visible');
const names = () => visible().map((one) => one.querySelector('.tabs-label')?.textContent);
const selected = () => mounted.all('[role="tab"][aria-selected="true"]').map((one) => one.dataset.tab);
const panels = () => mounted.all('[role="tabpanel"]:not([hidden])').map((one) => one.ariaLabel);

describe('Tabs', () => {
  it('are one Tab stop, walked by arrows around their ends, and show what they come to', async () => {
    await show();
    await press('Tab');
    equal(activeElement()?.dataset.tab, 'overview');
    await press('ArrowRight');
    await eventually(() => deepEqual(panels(), ['Devices']));
    await press('ArrowLeft', 'ArrowLeft');
    await eventually(() => deepEqual(selected(), ['documents']));
    await press('Home', 'End');
    deepEqual(heard, ['devices', 'overview', 'documents', 'overview', 'documents']);
    await press('Tab');
    equal(activeElement()?.localName, 'input', 'a panel with a field is no stop of its own');
  });

  it('have a panel that is a tab stop where nothing in it is one, and for no longer', async () => {
    const plain = [{ id: 'read', label: 'Read', renderer: () => <p>Only words</p> }];
    await show({ tabs: plain });
    await press('Tab', 'Tab');
    equal(activeElement()?.role, 'tabpanel');
    mounted.render(
      <Tabs
        label="Organization"
        tabs={[{ id: 'read', label: 'Read', renderer: () => <button type="button">Go</button> }]}
      />,
    );
    await eventually(() => equal(mounted.root.querySelector('[role="tabpanel"]')?.hasAttribute('tabindex'), false));
  });

  it('are found but not shown while they are disabled', async () => {
    await show();
    await click((await eventually(() => visible()[1] ?? null)) as HTMLElement);
    await press('ArrowRight');
    equal(activeElement()?.dataset.tab, 'policies');
    await press('Enter');
    deepEqual(selected(), ['devices']);
  });

  it('turn their arrows around from right to left', async () => {
    await show({}, { width: 800, dir: 'rtl' });
    await press('Tab', 'ArrowLeft');
    await eventually(() => deepEqual(selected(), ['devices']));
  });

  it('wait for Enter where they are changed by hand', async () => {
    await show({ activation: 'manual' });
    await press('Tab', 'ArrowRight');
    equal(activeElement()?.dataset.tab, 'devices');
    deepEqual(selected(), ['overview']);
    await press('Enter');
    await eventually(() => deepEqual(selected(), ['devices']));
  });

  it('keep what was typed while others are shown', async () => {
    await show();
    await click(await mounted.find('input'));
    await type('kept');
    await click(visible()[1] as HTMLElement);
    await click(visible()[0] as HTMLElement);
    await eventually(() => deepEqual(panels(), ['Overview']));
    equal((await mounted.find<HTMLInputElement>('[role="tabpanel"]:not([hidden]) input')).value, 'kept');
  });

  it('follow their owner', async () => {
    await show({ active: 'documents' });
    deepEqual(selected(), ['documents']);
    await click(visible()[0] as HTMLElement);
    deepEqual(heard, ['overview']);
    deepEqual(selected(), ['documents'], 'it was not named yet');
  });

  it('fold what has no room into a menu, never the one that is shown', async () => {
    await show({}, { width: 320 });
    await eventually(() => ok(names().length < 5 && !names().includes('Documents'), names().join()));
    await click(await mounted.named('button', 'More tabs'));
    await click(await mounted.named('[role="menuitem"]', 'Documents'));
    await eventually(() => deepEqual(selected(), ['documents']));
    await eventually(() => ok(names().includes('Documents') && names().length < 5, names().join()));
    const row = await mounted.find('.tabs-row');
    ok(row.scrollWidth <= row.clientWidth, 'it overflows');
  });

  it('give axe nothing to find', async () => {
    for (const theme of ['light', 'dark'] as const) {
      await show({}, { width: 320, theme });
      await mounted.named('button', 'More tabs');
      await expectNoAxeViolations(mounted.host);
      if (theme === 'light') mounted.remove();
    }
  });
});
