import { useState } from 'react';
import { RadioGroup, type RadioGroupProps } from '../../src/ui/radio-group/radio-group.tsx';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { click, hover, press, unhover } from '../support/user.ts';
import { type Mounted, mount } from './mount.tsx';

let mounted: Mounted;
let calls: string[] = [];
beforeEach(() => {
  calls = [];
});
afterEach(async () => {
  mounted.remove();
  await unhover();
});

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const options: RadioGroupProps['options'] = [
  { value: 'now', label: 'Now' },
  { value: 'tonight', label: 'Tonight', description: 'When nobody works' },
  { value: 'never', label: 'Never', disabled: true, tooltipText: 'The policy forbids it.' },
  { value: 'wipe', label: 'Erase', type: 'danger', extraContent: <input aria-label="Why" /> },
];

function Holder(props: Partial<RadioGroupProps>) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioGroup
      label="Restart"
      options={options}
      {...props}
      value={value}
      onChange={(next) => {
        calls.push(next);
        setValue(next);
      }}
    />
  );
}

const radios = () => mounted.all<HTMLInputElement>('input[type=radio]');
const group = () => mounted.find('[role=radiogroup]');
const focused = () => (activeElement() as HTMLInputElement).value;

describe('RadioGroup', () => {
  it('is a named group of named radio buttons', async () => {
    mounted = mount(<Holder required hint="Only this device" />);
    const element = await group();
    const text = (ids: string | null) => mounted.root.getElementById(ids ?? '')?.textContent;
    equal(text(element.getAttribute('aria-labelledby')), 'Restart*');
    equal(text(element.getAttribute('aria-describedby')), 'Only this device');
    equal(element.getAttribute('aria-required'), 'true');
    equal(text(radios()[1]?.getAttribute('aria-labelledby') ?? null), 'Tonight');
    equal(text(radios()[1]?.getAttribute('aria-describedby') ?? null), 'When nobody works');
  });

  it('shows as wrong what was chosen, and all of them only where nothing was', async () => {
    const wrong = () =>
      radios()
        .filter((radio) => radio.closest('.radio-invalid'))
        .map(({ value }) => value);
    mounted = mount(<Holder error="That is too soon." value="now" />);
    await group();
    deepEqual(wrong(), ['now']);
    const [now, tonight] = radios();
    ok(now && tonight);
    const edge = (radio: Element) => getComputedStyle(radio).borderTopColor;
    ok(edge(now) !== edge(tonight));
    mounted.remove();
    mounted = mount(<Holder error="Choose one." />);
    await group();
    deepEqual(wrong(), ['now', 'tonight', 'never', 'wipe']);
  });

  it('is chosen from by a press on an option’s words, and by arrows, which skip what is disabled and go round', async () => {
    mounted = mount(<Holder />);
    await group();
    await click((await mounted.named('.radio-text > span', 'Tonight')) as HTMLElement);
    await eventually(() => deepEqual(calls, ['tonight']));
    await press('ArrowDown');
    await eventually(() => deepEqual(calls, ['tonight', 'wipe']));
    await press('ArrowDown');
    await eventually(() => deepEqual(calls, ['tonight', 'wipe', 'now']));
    equal(focused(), 'now');
    await press('ArrowUp');
    await eventually(() => equal(calls.at(-1), 'wipe'));
  });

  it('goes on by arrows from what was pressed, whatever was chosen before', async () => {
    mounted = mount(<Holder value="now" options={options.slice(0, 2)} />);
    await group();
    await click(radios()[1] as HTMLElement);
    await eventually(() => deepEqual(calls, ['tonight']));
    equal(focused(), 'tonight');
    await click(await mounted.named('.radio-text > span', 'Now'));
    await eventually(() => deepEqual(calls, ['tonight', 'now']));
    radios()[0]?.focus();
    await press('ArrowDown');
    await eventually(() => deepEqual(calls, ['tonight', 'now', 'tonight']));
  });

  it('is mirrored from right to left', async () => {
    mounted = mount(<Holder value="now" />, { dir: 'rtl' });
    await group();
    radios()[0]?.focus();
    await press('ArrowLeft');
    await eventually(() => deepEqual(calls, ['tonight']));
    await press('ArrowRight');
    await eventually(() => deepEqual(calls, ['tonight', 'now']));
  });

  it('is one stop of Tab, at what is chosen', async () => {
    mounted = mount(
      <>
        <button type="button">Before</button>
        <Holder value="tonight" options={options.slice(0, 3)} />
        <button type="button">After</button>
      </>,
    );
    await group();
    const [before, after] = mounted.all('button');
    before?.focus();
    await press('Tab');
    equal(focused(), 'tonight');
    await press('Tab');
    equal(activeElement(), after);
  });

  it('asks for nothing where nothing can be chosen', async () => {
    const closed = options.map((option) => ({ ...option, disabled: true }));
    mounted = mount(<Holder required options={closed} />);
    const element = await group();
    equal(element.getAttribute('aria-required'), null);
    equal(mounted.root.querySelector('.field-required'), null);
    mounted.render(<Holder required options={options} />);
    await eventually(() => equal(element.getAttribute('aria-required'), 'true'));
    ok(mounted.root.querySelector('.field-required'));
  });

  it('shows options with an image as cards, the whole of which is pressed', async () => {
    mounted = mount(<Holder options={options.map((option) => ({ ...option, image: pixel }))} />, { width: 800 });
    await group();
    const cards = mounted.all('.radio-card');
    equal(cards.length, 4);
    const [first, second] = cards.map((card) => card.getBoundingClientRect());
    equal(first?.top, second?.top);
    ok((first?.right ?? 0) < (second?.left ?? 0));
    await click(cards[1] as HTMLElement, { at: { x: 6, y: 6 } });
    await eventually(() => deepEqual(calls, ['tonight']));
  });

  it('says by a tooltip what an option’s text is, also of a disabled one', async () => {
    mounted = mount(<Holder />);
    await group();
    await hover(await mounted.named('.radio-text > span', 'Never'));
    equal((await mounted.find('[role=tooltip]')).textContent, 'The policy forbids it.');
  });

  it('lets fields stand under an option', async () => {
    mounted = mount(<Holder />);
    await group();
    const why = mounted.all<HTMLInputElement>('input[aria-label=Why]')[0] as HTMLInputElement;
    await click(why);
    equal(activeElement(), why);
    deepEqual(calls, []);
  });

  it('is read and focused, but not changed, while it is read-only', async () => {
    mounted = mount(<Holder readOnly value="tonight" />);
    const element = await group();
    equal(element.getAttribute('aria-readonly'), 'true');
    await click(radios()[0] as HTMLElement);
    radios()[1]?.focus();
    await press('ArrowUp');
    deepEqual(calls, []);
    equal(radios()[1]?.checked, true);
    equal(focused(), 'tonight');
  });
});
