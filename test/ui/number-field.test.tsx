import { type ReactNode, useState } from 'react';
import { NumberField, type NumberFieldProps } from '../../src/ui/number-field/number-field.tsx';
import { NumberRange, type NumberRangeValue } from '../../src/ui/number-range/number-range.tsx';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { UnitInput, type UnitValue } from '../../src/ui/unit-input/unit-input.tsx';
import { deepEqual, equal, eventually } from '../support/assert.ts';
import { click, press, type } from '../support/user.ts';
import { type Mounted, type MountOptions, mount } from './mount.tsx';

let mounted: Mounted;
afterEach(() => mounted.remove());

const errorOf = () => mounted.root.querySelector('.field-error')?.textContent;
const input = (at = 0) => mounted.all<HTMLInputElement>('input')[at] as HTMLInputElement;
const noteOf = (field: Element) =>
  mounted.root.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

let values: (number | null)[] = [];
let unitValues: UnitValue[] = [];
let problems: (string | undefined)[] = [];
const units = [
  { value: 'm', label: 'Minutes' },
  { value: 'h', label: 'Hours' },
];

/** From the last field of a page Tab leads out of it, where engines differ. */
const withAfter = (field: ReactNode) => (
  <>
    {field}
    <button type="button">After</button>
  </>
);

function NumberHolder(props: Partial<NumberFieldProps>) {
  const [value, setValue] = useState(props.value ?? null);
  return (
    <NumberField
      label="Devices"
      {...props}
      value={value}
      onProblem={(problem) => problems.push(problem)}
      onChange={(next) => {
        values.push(next);
        setValue(next);
      }}
    />
  );
}

function RangeHolder({ onProblem }: { onProblem(problem: string | undefined): void }) {
  const [value, setValue] = useState<NumberRangeValue>({ from: null, to: null });
  return <NumberRange label="Size" hint="In GB" value={value} onChange={setValue} onProblem={onProblem} minimum={0} />;
}

function UnitHolder() {
  const [value, setValue] = useState<UnitValue>({ inputValue: '' });
  return (
    <UnitInput
      label="Idle"
      units={units}
      minimum={1}
      value={value}
      onChange={(next) => {
        unitValues.push(next);
        setValue(next);
      }}
    />
  );
}

describe('NumberField', () => {
  async function show(props: Partial<NumberFieldProps> = {}, options: MountOptions = {}) {
    values = [];
    problems = [];
    mounted = mount(withAfter(<NumberHolder {...props} />), options);
    await mounted.find('input');
  }

  it('takes comma and point, and writes what it took in the element’s language when it is left', async () => {
    await show({}, { lang: 'de' });
    await click(input());
    await type('1234.5');
    await eventually(() => equal(values.at(-1), 1234.5));
    equal(input().value, '1234.5');
    await press('Tab');
    await eventually(() => equal(input().value, '1.234,5'));
    equal(errorOf(), undefined);
  });

  it('refuses nothing while one types, and says what is wrong when it is left', async () => {
    await show({ minimum: 1, maximum: 10, hint: 'One for each seat' });
    await click(input());
    await type('50');
    await eventually(() => equal(values.at(-1), 50));
    deepEqual(problems.at(-1), 'Must be between 1 and 10');
    equal(errorOf(), undefined);
    await press('Tab');
    await eventually(() => equal(errorOf(), 'Must be between 1 and 10'));
    equal(input().ariaInvalid, 'true');
    equal(noteOf(input()), 'Must be between 1 and 10');
    await click(input());
    await press('End', 'Backspace');
    await eventually(() => equal(errorOf(), undefined));
    equal(values.at(-1), 5);
    equal(problems.at(-1), undefined);
  });

  it('keeps what is no number to be mended, and does not call it nothing', async () => {
    await show();
    await click(input());
    await type('12 apples');
    await press('Tab');
    await eventually(() => equal(errorOf(), 'Enter a number, such as 1'));
    equal(input().value, '12 apples');
    equal(values.at(-1), Number.NaN);
    await click(input());
    await press('Control+a', 'Delete');
    await eventually(() => equal(values.at(-1), null));
    equal(errorOf(), undefined);
  });

  it('goes by arrows and Page keys within its limits', async () => {
    await show({ minimum: 0, maximum: 25, step: 5 });
    await click(input());
    await press('ArrowUp');
    await eventually(() => equal(input().value, '5'));
    await press('PageUp');
    await eventually(() => equal(input().value, '25'));
    await press('ArrowDown');
    await eventually(() => equal(values.at(-1), 20));
    equal(input().getAttribute('aria-valuenow'), '20');
    equal(input().getAttribute('aria-valuemin'), '0');
    equal(input().getAttribute('aria-valuemax'), '25');
    equal(input().role, 'spinbutton');
  });

  it('lets an owner’s error go first, and an owner’s value replace what is typed', async () => {
    await show({ minimum: 10 });
    await click(input());
    await type('5');
    await press('Tab');
    await eventually(() => equal(errorOf(), 'Must be 10 or more'));
    mounted.render(<NumberField label="Devices" value={12345} error="Taken" onChange={() => undefined} />);
    await eventually(() => equal(errorOf(), 'Taken'));
    equal(input().value, '12,345');
  });

  it('is not changed by arrows while it is read-only', async () => {
    await show({ value: 3, readOnly: true });
    await click(input());
    await press('ArrowUp');
    await type('5');
    equal(input().value, '3');
    deepEqual(values, []);
  });
});

describe('NumberRange', () => {
  it('is one group with two named ends', async () => {
    mounted = mount(withAfter(<RangeHolder onProblem={() => undefined} />));
    const group = await mounted.find('[role=group]');
    equal(mounted.root.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent, 'Size');
    deepEqual([input(0).ariaLabel, input(1).ariaLabel], ['From', 'To']);
  });

  it('wants its ends in their order, once both were left', async () => {
    const problems: (string | undefined)[] = [];
    mounted = mount(withAfter(<RangeHolder onProblem={(problem) => problems.push(problem)} />));
    await click(await mounted.find('input'));
    await type('9');
    await press('Tab');
    await type('3');
    await eventually(() => equal(problems.at(-1), 'The first number must not be larger than the second'));
    equal(errorOf(), undefined);
    await press('Tab');
    await eventually(() => equal(errorOf(), 'The first number must not be larger than the second'));
    deepEqual([input(0).ariaInvalid, input(1).ariaInvalid], ['true', 'true']);
    await click(input(1));
    await press('End');
    await type('0');
    await eventually(() => equal(errorOf(), undefined));
  });

  it('marks the end that is wrong by itself', async () => {
    mounted = mount(withAfter(<RangeHolder onProblem={() => undefined} />));
    await click(await mounted.find('input'));
    await type('-1');
    await press('Tab');
    await eventually(() => equal(errorOf(), 'Must be 0 or more'));
    deepEqual([input(0).ariaInvalid, input(1).ariaInvalid], ['true', null]);
  });
});

describe('UnitInput', () => {
  beforeEach(async () => {
    unitValues = [];
    mounted = mount(withAfter(<UnitHolder />), { lang: 'de' });
    await mounted.find('select');
  });

  it('gives its number as JavaScript writes it, with its unit', async () => {
    await click(input());
    await type('1,5');
    await eventually(() => deepEqual(unitValues.at(-1), { inputValue: '1.5', unit: 'm' }));
    const select = mounted.all<HTMLSelectElement>('select')[0] as HTMLSelectElement;
    await press('Tab');
    equal(activeElement(), select);
    await type('S');
    await eventually(() => deepEqual(unitValues.at(-1), { inputValue: '1.5', unit: 'm' }));
    select.value = 'h';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await eventually(() => deepEqual(unitValues.at(-1), { inputValue: '1.5', unit: 'h' }));
    equal(input().value, '1,5');
    await eventually(() => equal(select.ariaLabel, 'Einheit'));
  });

  it('shows a text that was kept though it is no number', async () => {
    mounted.remove();
    mounted = mount(<UnitInput label="Idle" units={units} value={{ inputValue: 'bald' }} onChange={() => undefined} />);
    await mounted.find('select');
    equal(input().value, 'bald');
  });

  it('keeps what is no number, and says so when it is left', async () => {
    await click(input());
    await type('bald');
    await eventually(() => deepEqual(unitValues.at(-1), { inputValue: 'bald', unit: 'm' }));
    await press('Tab');
    await eventually(() => equal(errorOf(), 'Eine Zahl eingeben, z. B. 2'));
    equal(input().value, 'bald');
    await click(input());
    await press('Control+a', 'Delete');
    await eventually(() => deepEqual(unitValues.at(-1), { inputValue: '', unit: 'm' }));
  });
});
