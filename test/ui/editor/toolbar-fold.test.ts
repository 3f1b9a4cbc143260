import { ariaShortcut, shortcutText } from '../../../src/ui/editor/commands/shortcut-text.ts';
import { isLineShown, leavingOrder, slotsOf } from '../../../src/ui/editor/toolbar/fold.ts';
import { shortcutGroups } from '../../../src/ui/editor/toolbar/help/shortcuts.ts';
import { nameOfFont, nameOfSize, tools } from '../../../src/ui/editor/toolbar/tools.ts';
import { hiddenItems } from '../../../src/ui/overflow/fit.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';

const slots = slotsOf(tools);
const nameOf = (index: number) => {
  const slot = slots[index];
  return slot && ('tool' in slot ? slot.tool.id : `before ${slot.line}`);
};

describe('folding of the toolbar', () => {
  it('lets everything leave once, the least needed first, a line behind the last of its group', () => {
    const order = leavingOrder(slots).map(nameOf);
    equal(order.length, slots.length);
    equal(new Set(order).size, slots.length);
    deepEqual(order.slice(0, 3), ['font', 'size', 'source']);
    equal(order.at(-2), 'style');
    equal(order[order.indexOf('align') + 1], 'before blocks');
  });

  it('shows no line at an end and none beside another', () => {
    for (let available = 40; available < 900; available += 20) {
      const widths = slots.map((slot) => ('tool' in slot ? 30 : 9));
      const hidden = hiddenItems({ widths, available, gap: 2, more: 40, leaving: leavingOrder(slots) });
      const shown = slots.flatMap((slot, index) => {
        if ('line' in slot) return isLineShown(slots, index, hidden) ? ['|'] : [];
        return hidden.has(index) ? [] : ['x'];
      });
      ok(!/^\||\|\||\|$/.test(shown.join('')), `${available}: ${shown.join('')}`);
    }
  });
});

describe('what the toolbar says', () => {
  it('names fonts by their first and sizes by their number', () => {
    equal(nameOfFont('Arial, Helvetica, sans-serif'), 'Arial');
    equal(nameOfFont('"Noto Sans JP", sans-serif'), 'Noto Sans JP');
    equal(nameOfFont("'Times New Roman', serif"), 'Times New Roman');
    equal(nameOfSize('14px'), '14');
    equal(nameOfSize('11pt'), '11pt');
  });

  it('writes keys as they are read', () => {
    const isMac = /Mac/.test(navigator.platform);
    equal(shortcutText('Mod-Shift-x'), isMac ? '⇧⌘X' : 'Ctrl+Shift+X');
    equal(ariaShortcut('Mod-b'), isMac ? 'Meta+B' : 'Control+B');
    equal(shortcutText('Mod-['), isMac ? '⌘[' : 'Ctrl+[');
  });

  it('gives no two things the same keys', () => {
    const all = shortcutGroups(
      (key) => key,
      (key) => key,
    )
      .flatMap(({ shortcuts }) => shortcuts.map(({ keys }) => keys))
      // In lists and in tables.
      .filter((keys) => !keys.endsWith('Tab'));
    equal(new Set(all).size, all.length);
  });
});
