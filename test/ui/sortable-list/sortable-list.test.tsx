/** Rows of an editor to come: each with a field, a choice, its handle and its buttons, and of its own height. */
import { signal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { Button } from '../../../src/ui/button/button.tsx';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { MoveButtons } from '../../../src/ui/sortable-list/move-buttons.tsx';
import { MoveHandle } from '../../../src/ui/sortable-list/move-handle.tsx';
import { SortableList } from '../../../src/ui/sortable-list/sortable-list.tsx';
import { deepEqual, equal, eventually } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { click, drag, press, type } from '../../support/user.ts';
import { type Mounted, mount, settled } from '../mount.tsx';

const ids = signal<readonly string[]>([]);
const heights: Readonly<Record<string, number>> = { ada: 40, bo: 120, cy: 40, di: 60 };
let mounted: Mounted;

function Rows() {
  useSignals();
  return (
    <SortableList
      label="Rules"
      ids={ids.value}
      nameOf={(id) => `rule ${id}`}
      onMove={(id, index) => {
        ids.value = ids.value.filter((one) => one !== id).toSpliced(index, 0, id);
      }}
    >
      {(id) => (
        <div ref={(row) => row?.style.setProperty('height', `${heights[id]}px`)}>
          <MoveHandle />
          <input aria-label={`Value of ${id}`} defaultValue={id} />
          <select aria-label={`Kind of ${id}`}>
            <option>One</option>
            <option>Two</option>
          </select>
          <MoveButtons />
          <Button
            onClick={() => {
              ids.value = ids.value.filter((one) => one !== id);
            }}
          >
            {`Remove ${id}`}
          </Button>
        </div>
      )}
    </SortableList>
  );
}

const order = () => mounted.all('li').map((row) => row.dataset.id);
const button = (name: string) => mounted.named('button', name);
const field = (id: string) => mounted.named('input', `Value of ${id}`);
const focused = () => activeElement()?.ariaLabel ?? activeElement()?.textContent;
const said = () =>
  mounted
    .all('[aria-live]')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

describe('A sortable list', () => {
  beforeEach(async () => {
    ids.value = ['ada', 'bo', 'cy', 'di'];
    mounted = mount(<Rows />);
    await mounted.find('li');
    await settled(mounted);
  });
  afterEach(() => mounted.remove());

  it('moves a row by the arrow keys on its handle, and says where it is', async () => {
    (await button('Move rule bo')).focus();
    await press('ArrowDown');
    await eventually(() => deepEqual(order(), ['ada', 'cy', 'bo', 'di']));
    await eventually(() => equal(focused(), 'Move rule bo'));
    await eventually(() => deepEqual(said(), ['rule bo moved to position 3 of 4']));
    await press('Home');
    await eventually(() => deepEqual(order(), ['bo', 'ada', 'cy', 'di']));
    await press('End');
    await eventually(() => deepEqual(order(), ['ada', 'cy', 'di', 'bo']));
    await eventually(() => equal(focused(), 'Move rule bo'));
  });

  it('moves a row by Alt and an arrow from a field in it, where typing goes on', async () => {
    (await field('cy')).focus();
    await press('End', 'Alt+ArrowUp');
    await eventually(() => deepEqual(order(), ['ada', 'cy', 'bo', 'di']));
    await eventually(() => equal(focused(), 'Value of cy'));
    await press('Alt+ArrowUp', 'Alt+ArrowUp');
    await eventually(() => deepEqual(order(), ['cy', 'ada', 'bo', 'di']));
    await eventually(() => equal(focused(), 'Value of cy'));
    await type('!');
    await eventually(async () => equal(((await field('cy')) as HTMLInputElement).value, 'cy!'));
  });

  it('leaves the keys alone that open a choice', async () => {
    const choice = await mounted.named('select', 'Kind of bo');
    choice.focus();
    const event = new KeyboardEvent('keydown', {
      key: 'ArrowDown',
      altKey: true,
      bubbles: true,
      cancelable: true,
      composed: true,
    });
    equal(choice.dispatchEvent(event), true);
    deepEqual(order(), ['ada', 'bo', 'cy', 'di']);
  });

  it('moves a row by its buttons, which keep the focus at the ends', async () => {
    await click(await button('Move rule bo up'));
    await eventually(() => deepEqual(order(), ['bo', 'ada', 'cy', 'di']));
    const up = await button('Move rule bo up');
    await eventually(() => equal(up.ariaDisabled, 'true'));
    await press('Enter');
    deepEqual(order(), ['bo', 'ada', 'cy', 'di']);
    await click(await button('Move rule cy down'));
    await eventually(() => deepEqual(order(), ['bo', 'ada', 'di', 'cy']));
    await eventually(() => equal(mounted.all('[aria-label="Move rule cy down"]')[0]?.ariaDisabled, 'true'));
  });

  it('moves a row by dragging it past rows of other heights', async () => {
    await drag(await button('Move rule ada'), await button('Move rule di down'));
    await eventually(() => deepEqual(order(), ['bo', 'cy', 'di', 'ada']));
    await eventually(() => deepEqual(said(), ['rule ada moved to position 4 of 4']));
    await drag(await button('Move rule di'), await button('Move rule bo'));
    await eventually(() => equal(order().indexOf('di') < 3, true));
  });

  it('takes back a drag that ends with Escape', async () => {
    const handle = await button('Move rule ada');
    const list = await mounted.find('ol');
    const { x, y } = handle.getBoundingClientRect();
    // A pointer that stays down between two commands is what no driver offers in all three engines.
    Object.assign(list, { setPointerCapture: () => undefined });
    const point = (type: string, clientY: number) =>
      new PointerEvent(type, { bubbles: true, composed: true, pointerId: 1, button: 0, clientX: x, clientY });
    handle.dispatchEvent(point('pointerdown', y));
    await eventually(() => equal(mounted.all('.sortable-item-held').length, 1));
    list.dispatchEvent(point('pointermove', y + 250));
    await eventually(() => deepEqual(order(), ['bo', 'cy', 'di', 'ada']));
    await press('Escape');
    await eventually(() => deepEqual(order(), ['ada', 'bo', 'cy', 'di']));
    equal(mounted.all('.sortable-item-held').length, 0);
    list.dispatchEvent(point('pointermove', y));
    deepEqual(order(), ['ada', 'bo', 'cy', 'di']);
  });

  it('gives the focus to the row that takes the place of a removed one', async () => {
    const remove = await button('Remove cy');
    remove.focus();
    await press('Enter');
    await eventually(() => deepEqual(order(), ['ada', 'bo', 'di']));
    await eventually(() => equal(focused(), 'Move rule di'));
    (await button('Remove di')).focus();
    await press('Enter');
    await eventually(() => equal(focused(), 'Move rule bo'));
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`has nothing that axe finds, ${theme}`, async () => {
      mounted.remove();
      mounted = mount(<Rows />, { theme });
      await mounted.find('li');
      await expectNoAxeViolations(mounted.host);
    });
  }
});
