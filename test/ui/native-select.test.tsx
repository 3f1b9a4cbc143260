import { useState } from 'react';
import { NativeSelect, type NativeSelectProps } from '../../src/ui/native-select/native-select.tsx';
import { deepEqual, equal, eventually, notEqual, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { press, type } from '../support/user.ts';
import { type Mounted, mount } from './mount.tsx';

let mounted: Mounted;
afterEach(() => mounted.remove());

const options = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Banana' },
  { value: 'c', label: 'Cherry', disabled: true },
];

function Holder(props: Partial<NativeSelectProps<string>>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <NativeSelect label="Fruit" placeholder="Choose" options={options} {...props} value={value} onChange={setValue} />
  );
}

const select = () => mounted.find<HTMLSelectElement>('select');

describe('NativeSelect', () => {
  it('has nothing chosen at first, and no way back to nothing', async () => {
    mounted = mount(<Holder required />);
    const control = await select();
    equal(control.value, '');
    equal(control.selectedOptions[0]?.text, 'Choose');
    control.focus();
    await type('b');
    await eventually(() => equal(control.value, 'b'));
    deepEqual(
      [...control.options].map(({ text }) => text),
      ['Apple', 'Banana', 'Cherry'],
    );
    equal(control.getAttribute('aria-required'), 'true');
  });

  it('has nothing chosen where no option has its value, so that each can be', async () => {
    mounted = mount(<Holder value="gone" />);
    const control = await select();
    equal(control.selectedOptions[0]?.text, 'Choose');
    control.focus();
    await type('a');
    await eventually(() => equal(control.selectedOptions[0]?.text, 'Apple'));
  });

  it('is named, described and marked as other fields are', async () => {
    mounted = mount(<Holder error="Required" />);
    const control = await select();
    equal(control.labels?.[0]?.textContent, 'Fruit');
    equal(control.getAttribute('aria-invalid'), 'true');
    const note = mounted.root.getElementById(control.getAttribute('aria-describedby') ?? '');
    equal(note?.textContent, 'Required');
    await expectNoAxeViolations(mounted.host);
  });

  it('looks enabled though one of its options is not, and disabled where it is read only', async () => {
    mounted = mount(<Holder value="a" />);
    const enabled = getComputedStyle(await select()).backgroundColor;
    mounted.render(<Holder key="fixed" value="a" readOnly />);
    await eventually(async () => ok((await select()).disabled));
    notEqual(getComputedStyle(await select()).backgroundColor, enabled);
    await press('Tab');
  });
});
