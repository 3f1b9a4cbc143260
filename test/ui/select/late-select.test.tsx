/** A select whose code is on its way: its name, its focus and its press are there before it. */
import { type ComponentType, type ReactNode, useState } from 'react';
import { SearchableSelect, type SearchableSelectProps } from '../../../src/ui/select/controls/searchable-select.tsx';
import { lateSelect } from '../../../src/ui/select/late-select.tsx';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { allowConsole } from '../../support/console-guard.ts';
import { click, press } from '../../support/user.ts';
import { type Mounted, mount } from '../mount.tsx';

let view: Mounted;
let asked: { come(): void; fail(): void }[];
afterEach(() => view.remove());

const options = ['Paris', 'Oslo'].map((label) => ({ value: label, label }));

interface FormProps {
  Select: (props: SearchableSelectProps) => ReactNode;
  given: Partial<SearchableSelectProps>;
}

function Form({ Select, given }: FormProps) {
  const [city, setCity] = useState<string>();
  return (
    <Select label="City" placeholder="Choose a city" {...given} options={options} value={city} onChange={setCity} />
  );
}

function show(props: Partial<SearchableSelectProps> = {}) {
  asked = [];
  const Select = lateSelect<SearchableSelectProps>(
    () =>
      new Promise<ComponentType<SearchableSelectProps>>((resolve, reject) => {
        asked.push({
          come: () => resolve(SearchableSelect),
          fail() {
            allowConsole(/The chunk did not come/);
            reject(new TypeError('The chunk did not come'));
          },
        });
      }),
  );
  view = mount(<Form Select={Select} given={props} />);
  return view.find<HTMLButtonElement>('[role="combobox"][aria-busy]');
}
const come = async () => {
  await eventually(() => asked.length > 0);
  asked[0]?.come();
  return view.find<HTMLInputElement>('input[role="combobox"]');
};
const heights = () => view.all('.field').map((field) => field.getBoundingClientRect().height);

describe('A select that comes later', () => {
  it('has a place of its name and size until then', async () => {
    const place = await show({ required: true, hint: 'Where you live' });
    equal(place.textContent, 'Choose a city');
    await expectNoAxeViolations(view.host);
    const before = heights();
    await come();
    deepEqual(heights(), before);
    ok(!view.all('[aria-busy]')[0], 'the place is gone');
  });

  it('answers a press at once, and opens when it has come', async () => {
    const place = await show();
    await click(place);
    ok(await view.find('.spinner'), 'it says that it is on its way');
    const input = await come();
    await eventually(() => equal(input.getAttribute('aria-expanded'), 'true'));
    equal(activeElement(), input);
    await click(await view.named('[role="option"]', 'Oslo'));
    await eventually(() => equal(input.value, 'Oslo'));
  });

  it('opens by the keyboard, too', async () => {
    (await show()).focus();
    await press('ArrowDown');
    const input = await come();
    await eventually(() => equal(input.getAttribute('aria-expanded'), 'true'));
  });

  it('takes over the focus, and stays closed where nobody has opened it', async () => {
    (await show()).focus();
    const input = await come();
    await eventually(() => equal(activeElement(), input));
    equal(input.getAttribute('aria-expanded'), 'false');
  });

  it('can be asked for anew where it does not come', async () => {
    await show();
    await eventually(() => asked.length > 0);
    asked[0]?.fail();
    await click(await view.named('button', 'Retry'));
    await eventually(() => asked.length > 1);
    asked[1]?.come();
    await view.find('input[role="combobox"]');
  });

  it('opens nothing where it may only be read', async () => {
    const place = await show({ readOnly: true });
    await click(place);
    const input = await come();
    equal(input.getAttribute('aria-expanded'), 'false');
  });
});
