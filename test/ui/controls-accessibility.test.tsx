/** The controls of forms in every state, in both themes, as axe sees them. */
import { DateField } from '../../src/ui/date-field/date-field.tsx';
import { DateRange } from '../../src/ui/date-range/date-range.tsx';
import { NumberField } from '../../src/ui/number-field/number-field.tsx';
import { NumberRange } from '../../src/ui/number-range/number-range.tsx';
import { RadioGroup } from '../../src/ui/radio-group/radio-group.tsx';
import { Switch } from '../../src/ui/switch/switch.tsx';
import { TextArea } from '../../src/ui/text-area/text-area.tsx';
import { UnitInput } from '../../src/ui/unit-input/unit-input.tsx';
import { expectNoAxeViolations } from '../support/axe.ts';
import { type Mounted, mount } from './mount.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const options = [
  { value: 'a', label: 'Now', description: 'At once' },
  { value: 'b', label: 'Erase', type: 'danger' as const },
  { value: 'c', label: 'Never', disabled: true, description: 'Forbidden', tooltipText: 'Not for servers' },
];
const cards = options.map((option) => ({ ...option, image: pixel }));
const units = [{ value: 'm', label: 'Minutes' }];
const nothing = () => undefined;
const states = [
  {},
  { required: true, hint: 'Help' },
  { error: 'Wrong' },
  { disabled: true, hint: 'Help' },
  { readOnly: true },
  { isLabelHidden: true },
];

const everything = (
  <div>
    {states.map((state) => (
      <div key={JSON.stringify(state)}>
        <Switch label="Off" checked={false} onChange={nothing} {...state} />
        <Switch label="On" checked onChange={nothing} {...state} />
        <Switch label="Reason" checked disabledReason="Not now." onChange={nothing} {...state} />
        <RadioGroup label="When" options={options} value="a" onChange={nothing} {...state} />
        <RadioGroup label="Which" options={cards} value="b" onChange={nothing} {...state} />
        <TextArea label="Note" value="Some text" onChange={nothing} {...state} />
        <NumberField label="Number" value={3} minimum={1} maximum={9} onChange={nothing} {...state} />
        <NumberField label="Empty" value={null} placeholder="1 to 9" onChange={nothing} {...state} />
        <NumberRange label="Numbers" value={{ from: 1, to: null }} onChange={nothing} {...state} />
        <DateField label="Day" value="2027-03-31" onChange={nothing} {...state} />
        <DateRange label="Days" value={{ from: null, to: null }} onChange={nothing} {...state} />
        <UnitInput label="Idle" value={{ inputValue: '5' }} units={units} onChange={nothing} {...state} />
      </div>
    ))}
  </div>
);

for (const theme of ['light', 'dark'] as const) {
  describe(`axe on the controls in the ${theme} theme`, () => {
    let mounted: Mounted;
    afterEach(() => mounted.remove());

    it('finds nothing', async () => {
      mounted = mount(everything, { theme });
      await mounted.find('input');
      await expectNoAxeViolations(mounted.host);
    });

    it('finds nothing in a narrow column, from right to left', async () => {
      mounted = mount(everything, { theme, width: 240, dir: 'rtl' });
      await mounted.find('input');
      await expectNoAxeViolations(mounted.host);
    });
  });
}
