import { type GridCommand, gridCommand, type KeyPress } from '../../src/ui/grid-keyboard.ts';
import { deepEqual } from '../support/assert.ts';

const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const modifiers: Record<string, Partial<KeyPress>> = {
  Shift: { shiftKey: true },
  Ctrl: { ctrlKey: true },
  Meta: { metaKey: true },
  Alt: { altKey: true },
};

/** What is pressed, written as `Ctrl+Shift+Home`. */
function pressed(combination: string): KeyPress {
  const keys = combination.split('+');
  const key = keys.pop() ?? '';
  return Object.assign({ ...none, key: key === 'Space' ? ' ' : key }, ...keys.map((name) => modifiers[name]));
}

const table: [string, GridCommand | undefined][] = [
  ['ArrowUp', { do: 'move-row', by: -1, extend: false }],
  ['ArrowDown', { do: 'move-row', by: 1, extend: false }],
  ['Shift+ArrowDown', { do: 'move-row', by: 1, extend: true }],
  ['ArrowLeft', { do: 'move-column', by: -1 }],
  ['ArrowRight', { do: 'move-column', by: 1 }],
  ['PageUp', { do: 'move-page', by: -1, extend: false }],
  ['Shift+PageDown', { do: 'move-page', by: 1, extend: true }],
  ['Home', { do: 'move-edge', to: 'first', extend: false }],
  ['Shift+End', { do: 'move-edge', to: 'last', extend: true }],
  ['Ctrl+Home', { do: 'move-edge', to: 'first', extend: false }],
  ['Ctrl+Shift+End', { do: 'move-edge', to: 'last', extend: true }],
  ['Enter', undefined],
  ['Space', { do: 'toggle', extend: false }],
  ['Shift+Space', { do: 'toggle', extend: true }],
  ['Ctrl+Space', { do: 'toggle', extend: false }],
  ['Ctrl+a', { do: 'select-all' }],
  ['Meta+a', { do: 'select-all' }],
  ['Ctrl+A', { do: 'select-all' }],
  ['Alt+ArrowUp', undefined],
  ['r', { do: 'type', text: 'r' }],
  ['Shift+R', { do: 'type', text: 'R' }],
  ['レ', { do: 'type', text: 'レ' }],
  ['👩', { do: 'type', text: '👩' }],
  ['Alt+ArrowLeft', undefined],
  ['Ctrl+c', undefined],
  ['Ctrl+r', undefined],
  ['Meta+ArrowUp', undefined],
  ['Alt+r', undefined],
  ['Tab', undefined],
  ['Escape', undefined],
  ['F5', undefined],
  ['Dead', undefined],
  ['Process', undefined],
  ['Unidentified', undefined],
];

describe('A key in the grid', () => {
  for (const [combination, command] of table) {
    it(`${combination} ${command ? `means ${JSON.stringify(command)}` : 'is left to the browser'}`, () => {
      deepEqual(gridCommand(pressed(combination), false, false), command);
    });
  }

  it('goes the way it points to from right to left', () => {
    deepEqual(gridCommand(pressed('ArrowLeft'), true, false), { do: 'move-column', by: 1 });
    deepEqual(gridCommand(pressed('ArrowRight'), true, false), { do: 'move-column', by: -1 });
    deepEqual(gridCommand(pressed('ArrowUp'), true, false), { do: 'move-row', by: -1, extend: false });
  });

  it('Space is a letter of a name that is being typed', () => {
    deepEqual(gridCommand(pressed('Space'), false, true), { do: 'type', text: ' ' });
    deepEqual(gridCommand(pressed('Ctrl+Space'), false, true), { do: 'toggle', extend: false });
  });
});
