import { useState } from 'react';
import { Switch, type SwitchProps } from '../../src/ui/switch/switch.tsx';
import { deepEqual, equal, eventually, notEqual, ok } from '../support/assert.ts';
import { expectConsole } from '../support/console-guard.ts';
import { click, hover, press, unhover } from '../support/user.ts';
import { type Mounted, mount } from './mount.tsx';

let mounted: Mounted;
let calls: boolean[] = [];
/** What the switch waits for, in the order of changes. */
let answers: PromiseWithResolvers<void>[] = [];

beforeEach(() => {
  calls = [];
  answers = [];
});
afterEach(async () => {
  mounted.remove();
  await unhover();
});

function Holder({ isSlow = false, ...props }: Partial<SwitchProps> & { isSlow?: boolean }) {
  const [checked, setChecked] = useState(props.checked ?? false);
  async function save(next: boolean) {
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    await answer.promise;
    setChecked(next);
  }
  return (
    <Switch
      label="Updates"
      {...props}
      checked={checked}
      onChange={(next) => {
        calls.push(next);
        if (isSlow) return save(next);
        setChecked(next);
      }}
    />
  );
}

const input = () => mounted.find<HTMLInputElement>('[role=switch]');

describe('Switch', () => {
  it('is switched by a press on it or its label, and by Space', async () => {
    mounted = mount(<Holder />);
    const field = await input();
    equal(field.labels?.[0]?.textContent, 'Updates');
    await click(field);
    await eventually(() => equal(field.checked, true));
    await click(await mounted.find('label'));
    await eventually(() => equal(field.checked, false));
    // Firefox leaves the focus where it was when a checkbox's label is pressed.
    field.focus();
    await press(' ');
    await eventually(() => deepEqual(calls, [true, false, true]));
  });

  it('shows what was chosen while it is saved, and takes no other choice meanwhile', async () => {
    mounted = mount(<Holder isSlow />);
    const field = await input();
    await click(field);
    await eventually(() => equal(field.ariaBusy, 'true'));
    equal(field.checked, true);
    await click(field);
    await press(' ');
    deepEqual(calls, [true]);
    equal(field.checked, true);
    answers[0]?.resolve();
    await eventually(() => equal(field.ariaBusy, null));
    equal(field.checked, true);
  });

  it('goes back when it could not be saved, says so and reports why', async () => {
    mounted = mount(<Holder isSlow />);
    expectConsole(/the line is dead/);
    const reported: unknown[] = [];
    mounted.host.addEventListener('rmm-error', (event) => reported.push((event as CustomEvent).detail.message));
    const field = await input();
    await click(field);
    await eventually(() => equal(field.checked, true));
    answers[0]?.reject(new Error('the line is dead'));
    await eventually(() => equal(field.checked, false));
    equal((await mounted.find('.field-error')).textContent, 'Couldn’t save this change. Try again.');
    deepEqual(reported, ['the line is dead']);
    await eventually(() =>
      ok(
        mounted
          .all('[aria-live=assertive]')
          .some(({ textContent }) => textContent?.includes('Couldn’t save this change')),
      ),
    );
    await click(field);
    await eventually(() => equal(mounted.root.querySelector('.field-error'), null));
    answers[1]?.resolve();
    await eventually(() => equal(field.ariaBusy, null));
    equal(field.checked, true);
  });

  it('says why it cannot be changed, and stays in reach of the keyboard', async () => {
    mounted = mount(<Holder disabledReason="The policy forbids it." />);
    const field = await input();
    equal(field.ariaDescription, 'The policy forbids it.');
    field.focus();
    await press(' ');
    deepEqual(calls, []);
    equal(field.checked, false);
    await hover(field);
    equal((await mounted.find('[role=tooltip]')).textContent, 'The policy forbids it.');
  });

  it('is not changed while it is read-only or disabled', async () => {
    mounted = mount(<Holder readOnly checked />);
    const field = await input();
    await click(field);
    equal(field.checked, true);
    mounted.render(<Holder disabled checked />);
    await eventually(() => ok(field.disabled));
    await click(field);
    deepEqual(calls, []);
  });

  it('is calm with its name while it is disabled', async () => {
    mounted = mount(<Holder readOnly />);
    const color = async () => getComputedStyle(await mounted.find('label')).color;
    const usual = await color();
    mounted.render(<Holder disabled />);
    await eventually(async () => notEqual(await color(), usual));
    const calm = await color();
    mounted.render(<Holder disabledReason="The policy forbids it." />);
    await eventually(async () => equal(await color(), calm));
  });

  it('has a hit area of 28 px', async () => {
    mounted = mount(<Holder isLabelHidden />);
    const { width, height } = (await input()).getBoundingClientRect();
    ok(width >= 28 && height >= 28, `${width} by ${height}`);
  });
});
