/** What happens to something with a tooltip while the tooltip's code is on its way. */
import { attachTooltip } from '../../src/ui/tooltip/attach-tooltip.ts';
import { equal, eventually } from '../support/assert.ts';
import { hover, unhover } from '../support/user.ts';

describe('A tooltip whose code is on its way', () => {
  let anchor: HTMLElement;
  let text: string;
  let detach: () => void;
  beforeEach(() => {
    anchor = document.createElement('button');
    anchor.textContent = 'Save';
    document.body.append(anchor);
    text = 'Saves the draft';
    detach = attachTooltip({ anchor, read: () => text, adopt: () => undefined });
  });
  afterEach(async () => {
    await unhover();
    detach();
    anchor.remove();
  });

  it('comes for who points at what was focused a moment before', async () => {
    // As by a script: it has no keyboard focus, which would be reason enough.
    anchor.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await hover(anchor);
    await eventually(() => equal(document.querySelector('[role=tooltip]')?.textContent, 'Saves the draft'));
  });

  it('shows what would turn letters round as it is, and lines as lines', async () => {
    text = 'chart\u202Exe.png\nnotes.txt';
    await hover(anchor);
    await eventually(() =>
      equal(document.querySelector('[role=tooltip]')?.textContent, 'chart\uFFFDxe.png\nnotes.txt'),
    );
  });
});
