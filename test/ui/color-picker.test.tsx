import { useState } from 'react';
import { ColorField } from '../../src/ui/color-picker/color-field.tsx';
import { ColorPicker, type ColorPickerProps } from '../../src/ui/color-picker/color-picker.tsx';
import { limits } from '../../src/ui/limits.ts';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { click, drag, press, type, unhover } from '../support/user.ts';
import { type Mounted, type MountOptions, mount, settled } from './mount.tsx';

let mounted: Mounted;
let value: string;
let completed: string[];

type Given = Pick<ColorPickerProps, 'recent' | 'disabled' | 'readOnly'>;

function Owned({ start, field, ...props }: Given & { start: string; field?: boolean }) {
  const [current, setCurrent] = useState(start);
  value = current;
  const shared = {
    ...props,
    value: current,
    onChange: (next: string) => {
      value = next;
      setCurrent(next);
    },
    onComplete: () => completed.push(value),
  };
  return field ? <ColorField label="Accent" {...shared} /> : <ColorPicker {...shared} />;
}

function show(start: string, props: Given & { field?: boolean } = {}, options?: MountOptions) {
  completed = [];
  mounted = mount(<Owned start={start} {...props} />, options);
}
afterEach(async () => {
  mounted.remove();
  await unhover();
});

const area = () => mounted.find('[part="area"]');
const hue = () => mounted.find<HTMLInputElement>('[part="hue"]');
const hex = () => mounted.find<HTMLInputElement>('[part="input"]');
const is = (wanted: string) => eventually(() => equal(value, wanted));

describe('ColorPicker', () => {
  it('has the measures and the number of swatches of the specification', async () => {
    show('#3451d1');
    const { width, areaHeight, swatches } = limits.colorPicker;
    equal((await mounted.find('.color-picker')).offsetWidth, width);
    equal((await area()).offsetHeight, areaHeight);
    equal(mounted.all('[role="option"]').length, swatches);
  });

  it('takes a hex, and other spellings that are pasted', async () => {
    show('#3451d1');
    const field = await hex();
    await click(field);
    field.select();
    await type('rgb(1, 2, 3)');
    await is('#010203');
    equal(field.value, 'rgb(1, 2, 3)');
    await press('Enter');
    await eventually(() => equal(field.value, '#010203'));
    deepEqual(completed, ['#010203']);
  });

  it('keeps what is no colour as it was typed', async () => {
    show('#3451d1');
    const field = await hex();
    await click(field);
    field.select();
    await type('#12');
    await is('#12');
    await press('Tab');
    equal(field.value, '#12');
    ok(mounted.all('.color-chip-none').length === 1, 'the chip still shows a colour');
  });

  it('chooses a swatch by a press and marks it', async () => {
    show('#3451d1');
    await click(await mounted.named('[role="option"]', 'Teal'));
    await is('#0c8599');
    deepEqual(completed, ['#0c8599']);
    await eventually(async () => equal((await mounted.named('[role="option"]', 'Teal')).ariaSelected, 'true'));
    equal(mounted.all('[aria-selected="true"]').length, 1);
  });

  it('marks a swatch in the ink that is read on it', async () => {
    show('#f2b705');
    const ink = async (name: string) => getComputedStyle(await mounted.named('[role="option"]', name)).color;
    equal(await ink('Amber'), 'rgb(0, 0, 0)');
    equal(await ink('Blue'), 'rgb(255, 255, 255)');
  });

  it('walks the swatches by arrows as one stop of Tab', async () => {
    show('#16181d');
    (await hex()).focus();
    await press('Tab');
    equal(activeElement()?.ariaLabel, 'Black');
    await press('ArrowRight', 'ArrowDown');
    equal(activeElement()?.ariaLabel, 'Orange');
    await press('End');
    equal(activeElement()?.ariaLabel, 'Brown');
    await press('Home', 'ArrowLeft');
    equal(activeElement()?.ariaLabel, 'Black');
    equal(value, '#16181d', 'walking chose');
    await press('ArrowDown', 'Enter');
    await is('#d92d20');
    await press('Tab');
    equal(activeElement(), await area());
  });

  it('moves saturation and brightness by keys, and says both', async () => {
    show('#ff0000');
    const slider = await area();
    slider.focus();
    equal(slider.ariaValueText, 'Saturation 100%, brightness 100%');
    await press('ArrowLeft', 'Shift+ArrowDown');
    await eventually(() => equal(slider.ariaValueText, 'Saturation 99%, brightness 90%'));
    equal(slider.ariaValueNow, '99');
    await press('PageDown', 'ArrowUp', 'Home');
    await eventually(() => equal(slider.ariaValueText, 'Saturation 0%, brightness 81%'));
    await press('End', 'PageUp', 'PageUp');
    await is('#ff0000');
    equal(completed.length, 8);
  });

  it('moves the hue by keys, and says its name', async () => {
    show('#ff0000');
    const slider = await hue();
    slider.focus();
    equal(slider.ariaValueText, 'Red, 0°');
    await press('ArrowRight');
    await is('#ff0400');
    await press('PageUp');
    await eventually(() => ok(slider.valueAsNumber > 20, `Page keys go far: ${slider.value}`));
    await press('End');
    await eventually(() => equal(slider.ariaValueText, 'Red, 359°'));
    ok(completed.length >= 3, `${completed.length} changes were completed`);
  });

  it('follows the pointer out of the area, and completes when it is released', async () => {
    show('#ff0000');
    const { left, top } = (await area()).getBoundingClientRect();
    await drag(await area(), { x: Math.max(0, Math.round(left) - 5), y: Math.round(top) + 75 });
    await eventually(() => deepEqual(completed, [value]));
    await eventually(async () => match((await area()).ariaValueText, /^Saturation 0%, brightness (49|50|51)%$/));
  });

  it('mirrors from right to left', async () => {
    show('#ff0000', {}, { dir: 'rtl' });
    const slider = await area();
    slider.focus();
    await press('ArrowRight');
    await eventually(() => equal(slider.ariaValueText, 'Saturation 99%, brightness 100%'));
    await click(slider, { at: { x: 214 * 0.25, y: 1 } });
    await eventually(() => match(slider.ariaValueText, /^Saturation 7[456]%/));
  });

  it('shows recent colours of its owner, at most five', async () => {
    show('#ff0000', { recent: ['#111111', '#222222', 'navy', '#333333', '#444444', '#555555'] });
    await mounted.find('[role="listbox"]');
    const recent = mounted.all('[role="listbox"]').find((list) => list.ariaLabel === 'Recent colors');
    equal(recent?.children.length, 5);
    await click(await mounted.named('[role="option"]', '#000080'));
    await is('#000080');
  });

  it('can be read but not changed', async () => {
    show('#2f9e44', { readOnly: true });
    const field = await hex();
    equal(field.readOnly, true);
    equal(field.value, '#2f9e44');
    deepEqual(mounted.all('[role="option"], [role="slider"], [type="range"]'), []);
  });

  it('is no stop of Tab while it is disabled', async () => {
    show('#2f9e44', { disabled: true });
    await area();
    const stops = mounted.all<HTMLInputElement>('input, button, [tabindex]').filter((one) => one.tabIndex >= 0);
    deepEqual(
      stops.filter((one) => !one.disabled),
      [],
    );
  });
});

describe('ColorField', () => {
  const opener = () => mounted.find('button[aria-haspopup="dialog"]');
  const isOpen = (wanted: boolean) => eventually(() => equal(mounted.all('[role="dialog"]').length, wanted ? 1 : 0));

  it('opens the picker by keys at the hex field, and closes by Escape to its button', async () => {
    show('#3451d1', { field: true });
    equal((await opener()).ariaLabel, 'Accent: #3451d1');
    (await opener()).focus();
    await press('Enter');
    await isOpen(true);
    await eventually(async () => equal(activeElement(), await hex()));
    await press('Escape');
    await isOpen(false);
    equal(activeElement(), await opener());
  });

  it('is looked at but not opened while it is read-only', async () => {
    show('#3451d1', { field: true, readOnly: true });
    await click(await opener());
    await press('Enter');
    await settled(mounted);
    await isOpen(false);
    equal((await opener()).getAttribute('aria-disabled'), 'true');
  });

  it('stays open while a colour is looked for, and closes by a press on its button', async () => {
    show('#3451d1', { field: true });
    await click(await opener());
    await isOpen(true);
    await settled(mounted);
    await click(await mounted.named('[role="option"]', 'Pink'));
    await is('#d6336c');
    await isOpen(true);
    await eventually(async () => equal((await opener()).ariaLabel, 'Accent: #d6336c'));
    await click(await opener());
    await isOpen(false);
  });

  it('says in the picker what is wrong, and shows on the button what was typed', async () => {
    show('', { field: true });
    equal((await opener()).ariaLabel, 'Accent: No color');
    (await opener()).focus();
    await press('Enter');
    await eventually(async () => equal(activeElement(), await hex()));
    await type('#12');
    const note = await mounted.find('.color-picker-error');
    equal(note.textContent, 'Enter a hex color, such as #1a73e8.');
    equal((await hex()).getAttribute('aria-describedby'), note.id);
    equal((await opener()).ariaLabel, 'Accent: #12');
  });

  it('closes when Tab leaves it', async () => {
    show('#3451d1', { field: true });
    (await opener()).focus();
    await press('Enter');
    await eventually(async () => equal(activeElement(), await hex()));
    await press('Shift+Tab');
    await isOpen(true);
    equal(activeElement(), await opener());
  });
});

for (const theme of ['light', 'dark'] as const) {
  it(`a colour picker has nothing for axe to find in the ${theme} theme`, async () => {
    show('#3451d1', { recent: ['#112233'] }, { theme });
    await area();
    await expectNoAxeViolations(mounted.host);
    mounted.remove();
    show('#zz', { field: true }, { theme });
    await click(await mounted.find('button'));
    await mounted.find('[role="dialog"]');
    await expectNoAxeViolations(mounted.host);
  });
}

function match(text: string | null, pattern: RegExp) {
  ok(pattern.test(text ?? ''), `${text} is not ${pattern}`);
}
