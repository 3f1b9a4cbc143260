/** What happens to something with a tooltip while the tooltip's code is on its way. */
import { attachTooltip } from '../../src/ui/tooltip/attach-tooltip.ts';
import { equal, eventually } from '../support/assert.ts';
import { hover, unhover } from '../support/user.ts';

describe('A tooltip whose code is on its way', () => {
  let anchor: HTMLElement;
  let detach: () => void;
  beforeEach(() => {
    anchor = document.createElement('button');
    anchor.textContent = 'Save';
    document.body.append(anchor);
    detach = attachTooltip({ anchor, read: () => 'Saves the draft', adopt: () => undefined });
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
});
