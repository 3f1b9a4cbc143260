import { useState } from 'react';
import { DateField, type DateFieldProps } from '../../src/ui/date-field/date-field.tsx';
import { dateProblem, instantOf, today } from '../../src/ui/date-field/iso-day.ts';
import { DateRange, type DateRangeProps, type DateRangeValue } from '../../src/ui/date-range/date-range.tsx';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { click, press } from '../support/user.ts';
import { type Mounted, mount } from './mount.tsx';

let mounted: Mounted | undefined;
afterEach(() => {
  mounted?.remove();
  mounted = undefined;
});

const day = (offset: number) => {
  const date = new Date();
  date.setDate(date.getDate() + offset);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};
const errorOf = () => mounted?.root.querySelector('.field-error')?.textContent ?? undefined;
const input = (at = 0) => mounted?.all<HTMLInputElement>('input')[at] as HTMLInputElement;

/** As the browser's picker does it; what keys type in it depends on the machine's language. */
function pick(field: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

let values: (string | null)[] = [];
const problems: (string | undefined)[] = [];

function DateHolder(props: Partial<DateFieldProps>) {
  const [value, setValue] = useState(props.value ?? null);
  return (
    <DateField
      label="Until"
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

function DateRangeHolder(props: Partial<DateRangeProps>) {
  const [value, setValue] = useState<DateRangeValue>(props.value ?? { from: null, to: null });
  return <DateRange label="Between" {...props} value={value} onChange={setValue} />;
}

describe('ISO days', () => {
  it('are days of the calendar', () => {
    ok(instantOf('2028-02-29') !== undefined);
    for (const text of ['2027-02-29', '2027-13-01', '2027-00-10', '31.3.2027', '', '2027-3-1']) {
      equal(instantOf(text), undefined, text);
    }
    equal(today(), day(0));
    equal(new Date(instantOf('0050-01-02') ?? 0).getFullYear(), 50);
  });

  it('are refused in the past, unless it is allowed', () => {
    equal(dateProblem(day(0), {}), undefined);
    equal(dateProblem(day(-1), {}), 'past');
    equal(dateProblem(day(-1), { allowPast: true }), undefined);
    equal(dateProblem(null, {}), undefined);
    equal(dateProblem('2027-02-30', { allowPast: true }), 'incomplete');
  });

  it('keep their limits', () => {
    const limits = { minimum: '2027-03-10', maximum: '2027-03-20', allowPast: true };
    equal(dateProblem('2027-03-10', limits), undefined);
    equal(dateProblem('2027-03-20', limits), undefined);
    equal(dateProblem('2027-03-09', limits), 'minimum');
    equal(dateProblem('2027-03-21', limits), 'maximum');
    equal(dateProblem('12027-03-21', limits), 'maximum');
  });
});

describe('DateField', () => {
  async function show(props: Partial<DateFieldProps> = {}) {
    values = [];
    mounted = mount(<DateHolder {...props} />);
    await mounted.find('input');
  }

  it('offers no past day, and says so of one when it is left', async () => {
    await show();
    equal(input().type, 'date');
    equal(input().min, today());
    await click(input(), { at: { x: 15, y: 15 } });
    pick(input(), day(-3));
    await eventually(() => equal(problems.at(-1), 'Must be today or later'));
    equal(values.at(-1), day(-3));
    equal(errorOf(), undefined);
    input().blur();
    await eventually(() => equal(errorOf(), 'Must be today or later'));
    pick(input(), day(3));
    await eventually(() => equal(errorOf(), undefined));
    equal(problems.at(-1), undefined);
  });

  it('takes the past where it is allowed', async () => {
    await show({ allowPast: true });
    equal(input().min, '');
    pick(input(), '1999-12-31');
    await eventually(() => deepEqual(values, ['1999-12-31']));
    input().focus();
    input().blur();
    await eventually(() => equal(input().value, '1999-12-31'));
    equal(errorOf(), undefined);
  });

  it('says its limits in the element’s language', async () => {
    await show({ allowPast: true, maximum: '2027-03-31' });
    input().focus();
    pick(input(), '2027-04-01');
    input().blur();
    await eventually(() => equal(errorOf(), 'Must be Mar 31, 2027 or earlier'));
  });

  it('is emptied', async () => {
    await show({ value: day(3) });
    pick(input(), '');
    await eventually(() => deepEqual(values, [null]));
  });

  it('does not call half a date nothing', async () => {
    await show();
    input().focus();
    // The first part of the date, whichever the machine's language begins with.
    await press('1');
    if (!input().validity.badInput) return;
    input().blur();
    await eventually(() => equal(errorOf(), 'Enter a complete date'));
    equal(problems.at(-1), 'Enter a complete date');
  });
});

describe('DateRange', () => {
  it('wants its days in their order, once both were left', async () => {
    mounted = mount(<DateRangeHolder />);
    await mounted.find('input');
    input(0).focus();
    pick(input(0), day(5));
    input(1).focus();
    pick(input(1), day(2));
    await eventually(() => equal(input(1).value, day(2)));
    equal(errorOf(), undefined);
    input(1).blur();
    await eventually(() => equal(errorOf(), 'The start date must be on or before the end date'));
    deepEqual([input(0).ariaInvalid, input(1).ariaInvalid], ['true', 'true']);
    pick(input(0), day(2));
    await eventually(() => equal(errorOf(), undefined));
  });

  it('refuses the past at each end, unless it is allowed', async () => {
    mounted = mount(<DateRangeHolder />);
    await mounted.find('input');
    input(0).focus();
    pick(input(0), day(-1));
    input(1).focus();
    await eventually(() => equal(errorOf(), 'Must be today or later'));
    deepEqual([input(0).ariaInvalid, input(1).ariaInvalid], ['true', null]);
    mounted.remove();

    mounted = mount(<DateRangeHolder allowPast value={{ from: day(-9), to: null }} />);
    await mounted.find('input');
    input(0).focus();
    input(0).blur();
    await eventually(() => equal(input(0).value, day(-9)));
    equal(errorOf(), undefined);
  });

  it('is one group with two named ends', async () => {
    mounted = mount(<DateRangeHolder />);
    const group = await mounted.find('[role=group]');
    equal(mounted.root.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent, 'Between');
    deepEqual([input(0).ariaLabel, input(1).ariaLabel], ['From', 'To']);
  });
});
