import { useState } from 'react';
import { PhoneInput, type PhoneInputProps } from '../../../src/ui/phone-input/phone-input.tsx';
import { loadPhoneLibrary } from '../../../src/ui/phone-input/phone-library.ts';
import type { PhoneLibrary } from '../../../src/ui/phone-input/phone-types.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { paste } from '../../support/paste.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { type Mounted, type MountOptions, mount, settled } from '../mount.tsx';

let mounted: Mounted;
let values: string[];
beforeEach(() => {
  values = [];
});
afterEach(async () => {
  mounted.remove();
  // What is left under the pointer would tell its name in the middle of another test.
  await unhover();
});

function Owner({ initial = '', ...props }: Partial<PhoneInputProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <PhoneInput
      label="Phone"
      flagsPath="/nowhere/"
      {...props}
      value={value}
      onChange={(next) => {
        values.push(next);
        setValue(next);
      }}
    />
  );
}

const field = () => mounted.find<HTMLInputElement>('input[type="tel"]');
const button = () => mounted.find<HTMLButtonElement>('.phone-input-country');
const picker = () => mounted.find('[role="dialog"]');
const closed = () => eventually(() => equal(mounted.all('[role="dialog"]').length, 0));
const active = async () => {
  const search = await mounted.find('[role="combobox"]');
  return mounted.root.getElementById(search.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';
};

async function show(props: Parameters<typeof Owner>[0] = {}, options: MountOptions = {}): Promise<HTMLInputElement> {
  mounted = mount(<Owner {...props} />, options);
  await eventually(() => ok(/\+\d/.test(mounted.root.querySelector('.phone-input-code')?.textContent ?? '')));
  return field();
}

describe('PhoneInput', () => {
  it('undoes and redoes by its keys, by more than one step', async () => {
    const input = await show();
    await click(input);
    await type('213373');
    await press('Backspace');
    await eventually(() => equal(input.value, '(213) 37'));
    for (const [keys, text] of [
      ['Control+z', '(213) 373'],
      ['Control+z', ''],
      ['Control+Shift+z', '(213) 373'],
      ['Control+y', '(213) 37'],
    ] as const) {
      await press(keys);
      await eventually(() => equal(input.value, text));
      equal(input.selectionStart, text.length);
    }
    equal(values.at(-1), '(213) 37');
  });

  it('formats as somebody types, and hands over E.164', async () => {
    const input = await show();
    await click(input);
    await type('2133734253');
    await eventually(() => equal(input.value, '(213) 373-4253'));
    equal(values.at(-1), '+12133734253');
    equal(input.labels?.[0]?.textContent, 'Phone');
  });

  it('keeps the caret where somebody types in the middle', async () => {
    const input = await show();
    await click(input);
    await type('213734253');
    await eventually(() => equal(input.value, '(213) 734-253'));
    input.setSelectionRange(4, 4);
    await type('9');
    await eventually(() => equal(input.value, '(213) 973-4253'));
    equal(input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, ''), '2139');
  });

  it('deletes through brackets and spaces', async () => {
    const input = await show({ initial: '+12133734253' });
    await eventually(() => equal(input.value, '(213) 373-4253'));
    input.focus();
    // Behind the space that follows the bracket.
    input.setSelectionRange(6, 6);
    await press('Backspace');
    await eventually(() => equal(input.value, '(213) 734-253'));
    await press('Backspace');
    await eventually(() => equal(input.value.replace(/\D/g, ''), '23734253'));
  });

  it('says that a number is invalid once the field was left, and takes it back when it is mended', async () => {
    const input = await show();
    await click(input);
    await type('340775');
    equal(mounted.all('.field-error').length, 0);
    await press('Tab');
    const error = await mounted.find('.field-error');
    equal(error.textContent, 'Invalid phone number');
    equal(input.ariaInvalid, 'true');
    await click(input);
    await press('End');
    await type('1259');
    await eventually(() => equal(mounted.all('.field-error').length, 0));
  });

  it('takes a pasted international number in the place of what was there', async () => {
    const input = await show({ initial: '+12133734253' });
    await eventually(() => equal(input.value, '(213) 373-4253'));
    input.focus();
    input.setSelectionRange(3, 3);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ' 0041 44 668 18 00\n');
    paste(input, clipboardData);
    await eventually(() => equal(input.value, '+41 44 668 18 00'));
    equal(values.at(-1), '+41446681800');
    equal((await button()).textContent, 'Country: Switzerland+41');
  });

  it('leaves an input method’s composition alone until it ends', async () => {
    const input = await show();
    input.focus();
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setValue?.call(input, '２１３３７３４２５３');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    equal(input.value, '２１３３７３４２５３');
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await eventually(() => equal(input.value, '(213) 373-4253'));
    equal(values.at(-1), '+12133734253');
  });

  it('shows what its owner gives, and that it is emptied', async () => {
    const given = (value: string) => (
      <PhoneInput label="Phone" value={value} onChange={(next) => values.push(next)} flagsPath="/nowhere/" />
    );
    mounted = mount(given('+819012345678'));
    const input = await field();
    await eventually(() => equal(input.value, '090-1234-5678'));
    mounted.render(given('+41446681800'));
    await eventually(() => equal(input.value, '044 668 18 00'));
    mounted.render(given(''));
    await eventually(() => equal(input.value, ''));
    equal(values.length, 0);
  });

  it('keeps what is typed before its library is there', async () => {
    let arrive = (_: PhoneLibrary) => undefined as unknown;
    mounted = mount(<Owner load={() => new Promise((resolve) => (arrive = resolve))} />);
    const input = await field();
    await click(input);
    await type('+41446681800');
    await eventually(() => equal(values.at(-1), '+41446681800'));
    equal(input.value, '+41446681800');
    arrive(await loadPhoneLibrary());
    await eventually(() => equal(input.value, '+41 44 668 18 00'));
  });

  it('stays left to right in a right-to-left page', async () => {
    const input = await show({ initial: '+966112345678' }, { dir: 'rtl', lang: 'ar' });
    equal(getComputedStyle(input).direction, 'ltr');
    ok((await button()).getBoundingClientRect().left > input.getBoundingClientRect().left, 'the country stands first');
  });

  it('cannot be changed while it is read-only or disabled', async () => {
    const input = await show({ initial: '+12133734253', readOnly: true });
    ok(input.readOnly);
    await click(await button());
    await new Promise((resolve) => setTimeout(resolve, 50));
    equal(mounted.all('[role="dialog"]').length, 0);
    mounted.render(<Owner initial="+12133734253" disabled />);
    await eventually(() => ok(input.disabled));
    ok((await button()).disabled);
  });

  it('shows a code where a flag is missing', async () => {
    await show({ country: 'CH' });
    await eventually(() => equal(mounted.root.querySelector<HTMLElement>('.country-flag-missing')?.dataset.code, 'CH'));
  });
});

describe('The country picker', () => {
  it('opens at the chosen country, is searched, and leads back to the field', async () => {
    const chosen: string[] = [];
    const input = await show({ onCountryChange: (country) => chosen.push(country) });
    await click(await button());
    await settled(mounted);
    await eventually(() => equal(activeElement()?.getAttribute('role'), 'combobox'));
    equal(await active(), 'United States+1');
    const list = await mounted.find('[role="listbox"]');
    const [row, box] = [mounted.root.querySelector('[aria-selected="true"]'), list.getBoundingClientRect()];
    const at = row?.getBoundingClientRect();
    ok(at && at.top >= box.top && at.bottom <= box.bottom, 'the chosen one is in sight');
    await type('switz');
    await eventually(async () => equal(await active(), 'Switzerland+41'));
    await press('Enter');
    await closed();
    equal(activeElement(), input);
    equal(chosen.join(), 'CH');
    equal((await button()).textContent, 'Country: Switzerland+41');
  });

  it('is walked by arrows and pages, around its ends', async () => {
    await show({ country: 'AF' });
    (await button()).focus();
    await press('ArrowDown');
    await eventually(() => equal(activeElement()?.getAttribute('role'), 'combobox'));
    equal(await active(), 'Afghanistan+93');
    await press('ArrowUp');
    await eventually(async () => equal(await active(), 'Zimbabwe+263'));
    await press('ArrowDown', 'ArrowDown');
    await eventually(async () => equal(await active(), 'Åland Islands+358'));
    await press('PageDown');
    await eventually(async () => equal(await active(), 'Argentina+54'));
  });

  it('chooses by the pointer, and clears a number of another country', async () => {
    const input = await show({ initial: '+12133734253' });
    await eventually(() => equal(input.value, '(213) 373-4253'));
    await click(await button());
    await settled(mounted);
    await eventually(() => equal(activeElement()?.getAttribute('role'), 'combobox'));
    await type('+44');
    await eventually(async () => equal(await active(), 'United Kingdom+44'));
    await click(await mounted.named('[role="option"]', 'United Kingdom+44'));
    await closed();
    equal(input.value, '');
    equal(values.at(-1), '');
  });

  it('says that nothing is found', async () => {
    await show();
    await click(await button());
    await eventually(() => equal(activeElement()?.getAttribute('role'), 'combobox'));
    await type('xyzzy');
    equal((await mounted.find('.country-picker-none')).textContent, 'No options found');
    await press('Enter');
    await picker();
  });

  it('closes by Escape and Tab to its button, and by a press elsewhere', async () => {
    const input = await show();
    for (const key of ['Escape', 'Tab']) {
      const opener = await button();
      opener.focus();
      // Enter would be the browser's own press, which Firefox leaves out in a page behind another.
      await press('ArrowDown');
      await eventually(() => equal(activeElement()?.getAttribute('role'), 'combobox', `before ${key}`));
      await press(key);
      await closed();
      equal(activeElement(), key === 'Tab' ? input : opener);
    }
    await click(await button());
    await picker();
    await click(input);
    await closed();
  });

  it('names the countries in the language of the element', async () => {
    await show({ country: 'CH' }, { lang: 'ja' });
    await eventually(async () => equal((await button()).textContent, '国：スイス+41'));
  });
});

for (const theme of ['light', 'dark'] as const) {
  it(`axe finds nothing in a phone input and its picker in the ${theme} theme`, async () => {
    mounted = mount(
      <div>
        <Owner hint="With its country" required placeholder="(201) 555-0123" />
        <Owner initial="+12133734253" error="Blocked" />
        <Owner initial="+12133734253" disabled />
        <Owner initial="+12133734253" readOnly />
      </div>,
      { theme },
    );
    await eventually(() => equal(mounted.all('.country-flag-missing').length, 4));
    await expectNoAxeViolations(mounted.host);
    await click(await button());
    await mounted.find('[role="listbox"]');
    await expectNoAxeViolations(mounted.host);
  });
}
