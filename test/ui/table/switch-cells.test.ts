import type { Cell } from '../../../src/ui/table/table-types.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectConsole } from '../../support/console-guard.ts';
import { click } from '../../support/user.ts';
import { announced, close, type Device, devices, open, part, rows } from './table-grid-bench.tsx';

function show(cell: Cell<Device> & { type: 'Switch' }) {
  open({ columns: [{ id: 'watch', header: 'Watch', cell }], rows: devices(5), rowFlags: () => ({}) });
}

const switchOf = (index: number) =>
  eventually(() => {
    const row = rows()[index];
    ok(row);
    return part(row, '[role="switch"]');
  });

describe('A switch in a table', () => {
  afterEach(close);

  it('switches at once, and back where the caller could not', async () => {
    let refuse: (error: Error) => void = () => undefined;
    const asked: [string, boolean][] = [];
    show({
      type: 'Switch',
      checked: () => false,
      label: ({ name }) => `Watch ${name}`,
      onChange: ({ id }, checked) => {
        asked.push([id, checked]);
        return new Promise((_, reject) => {
          refuse = reject;
        });
      },
    });
    const button = await switchOf(2);
    await click(button);
    equal(button.ariaChecked, 'true');
    deepEqual(asked, [['d2', true]]);
    expectConsole(/The device is offline/);
    refuse(new Error('The device is offline'));
    await eventually(() => equal(button.ariaChecked, 'false'));
    deepEqual(announced, ['Couldn’t change Watch Device 2. Try again.']);
  });

  it('switches by one press after the other, and of those meanwhile only by the last', async () => {
    const answers: (() => void)[] = [];
    const asked: boolean[] = [];
    show({
      type: 'Switch',
      checked: () => false,
      label: ({ name }) => `Watch ${name}`,
      onChange: (_, checked) => {
        asked.push(checked);
        return new Promise<void>((resolve) => answers.push(resolve));
      },
    });
    const button = await switchOf(2);
    await click(button);
    await click(button);
    equal(button.ariaChecked, 'false');
    deepEqual(asked, [true], 'the second waits for the first');
    answers.shift()?.();
    await eventually(() => deepEqual(asked, [true, false]));
    for (let press = 0; press < 4; press += 1) await click(button);
    equal(button.ariaChecked, 'false');
    answers.shift()?.();
    await click(button);
    await eventually(() => deepEqual(asked, [true, false, true], 'what was as it was sent is not sent again'));
  });
});
