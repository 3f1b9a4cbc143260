/** The frame that every field shares: names, descriptions and what is wrong. */
import { CheckboxField } from '../../src/ui/checkbox/checkbox-field.tsx';
import { Field, type FieldFrameProps } from '../../src/ui/field/field.tsx';
import { equal, eventually, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { hover, press, unhover } from '../support/user.ts';
import { type Mounted, mount } from './mount.tsx';

let mounted: Mounted;
afterEach(async () => {
  mounted.remove();
  await unhover();
});

const frame = (props: Partial<FieldFrameProps> = {}) => (
  <Field label="Threshold" {...props}>
    {(control) => <input {...control} className="field-box" />}
  </Field>
);

const input = () => mounted.find<HTMLInputElement>('input');
const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => mounted.root.getElementById(id)?.textContent ?? '')
    .join(' ');
const said = (urgency: string) =>
  mounted
    .all(`[aria-live=${urgency}]`)
    .map(({ textContent }) => textContent)
    .join('');

function firstLine(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  const [first] = range.getClientRects();
  ok(first);
  return first;
}

describe('Field', () => {
  it('has a check box whole at the first line of a label of several', async () => {
    const label = 'Deactivate the installed product when its device is deleted';
    const box = async (width: number) => {
      mounted = mount(<CheckboxField label={label} checked={false} onChange={() => undefined} />, { width });
      const [control, name] = [await mounted.find('.checkbox-bare'), await mounted.find('.field-label')];
      const [around, line] = [control.getBoundingClientRect(), firstLine(name)];
      return { width: around.width, off: around.top + around.height / 2 - (line.top + line.height / 2) };
    };
    const alone = await box(600);
    mounted.remove();
    const wrapped = await box(200);
    ok((await mounted.find('.field-label')).offsetHeight > 30, 'several lines');
    equal(wrapped.width, alone.width);
    ok(Math.abs(wrapped.off - alone.off) < 1, `${wrapped.off} from the middle of the line, alone ${alone.off}`);
  });

  it('shows an error in the hint’s place, and says it at once', async () => {
    mounted = mount(frame({ hint: 'In percent' }));
    equal(describedBy(await input()), 'In percent');
    mounted.render(frame({ hint: 'In percent', error: 'Too much' }));
    await eventually(() => equal(said('assertive'), 'Too much'));
    equal(describedBy(await input()), 'Too much');
    equal(said('polite'), '');
    mounted.render(frame({ hint: 'In percent' }));
    await eventually(async () => equal(describedBy(await input()), 'In percent'));
  });

  it('shows an error as a tooltip where there is no room for a line: to the pointer and to the keyboard', async () => {
    mounted = mount(frame({ errorAs: 'tooltip', isLabelHidden: true }));
    const field = await input();
    const height = mounted.host.offsetHeight;
    mounted.render(frame({ errorAs: 'tooltip', isLabelHidden: true, error: 'Too much' }));
    const mark = await mounted.find('.field-mark');
    equal(mounted.host.offsetHeight, height, 'it moved what is below');
    equal(describedBy(field), 'Too much');
    equal(field.ariaInvalid, 'true');
    await eventually(() => equal(said('assertive'), 'Too much'));

    await hover(mark);
    equal((await mounted.find('[role=tooltip]')).textContent, 'Too much');
    await expectNoAxeViolations(mounted.host);
    await unhover();
    await eventually(() => equal(mounted.root.querySelector('[role=tooltip]'), null));
    await press('Tab');
    equal((await mounted.find('[role=tooltip]')).textContent, 'Too much');
  });

  it('keeps its hint beside an error that is a tooltip', async () => {
    mounted = mount(frame({ errorAs: 'tooltip', hint: 'In percent', error: 'Too much' }));
    equal(describedBy(await input()), 'In percent Too much');
  });

  it('names a group as it names a control, and describes it', async () => {
    mounted = mount(frame({ role: 'group', hint: 'In percent' }));
    const group = await mounted.find('[role=group]');
    equal(mounted.root.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent, 'Threshold');
    equal(describedBy(group), 'In percent');
    ok(!group.hasAttribute('aria-required'));
  });
});
