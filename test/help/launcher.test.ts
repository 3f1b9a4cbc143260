/** The button of the help panel, as somebody finds it. */
import '../../elements/help-panel.ts';
import { deepEqual, equal, eventually, match, ok } from '../support/assert.ts';
import { hover, press, unhover } from '../support/user.ts';

describe('The launcher of the help panel', () => {
  const before = document.createElement('button');
  const element = document.createElement('rmm-help-panel');
  afterEach(async () => {
    element.remove();
    before.remove();
    await unhover();
  });

  it('has a dark ring between two light ones while a key has brought the focus, and comes nearer under the pointer', async () => {
    // What is seen may not depend on the brand.
    element.style.setProperty('--rmm-accent', '#ffee00');
    before.textContent = 'Before';
    document.body.append(before, element);
    const launcher = await eventually(() => element.shadowRoot?.querySelector<HTMLElement>('[part=launcher]') ?? null);
    const isRinged = () => {
      const { outlineStyle, outlineColor, outlineWidth, outlineOffset, boxShadow } = getComputedStyle(launcher);
      equal([outlineWidth, outlineStyle, outlineColor, outlineOffset].join(' '), '2px solid rgb(17, 17, 17) 2px');
      // Behind the dark one, and two pixels beyond it.
      match(boxShadow, /^rgb\(255, 255, 255\) 0px 0px 0px 6px/);
    };
    before.focus();
    await press('Tab');
    await eventually(isRinged);
    launcher.blur();
    const seen = () => {
      const { outlineStyle, boxShadow } = getComputedStyle(launcher);
      return { outlineStyle, boxShadow, width: launcher.getBoundingClientRect().width };
    };
    await eventually(() => deepEqual([seen().outlineStyle, seen().width], ['none', 48]));
    const atRest = seen();
    await hover(launcher);
    await eventually(() => ok(seen().width > atRest.width));
    equal(seen().outlineStyle, 'none');
    ok(seen().boxShadow !== atRest.boxShadow);
    await unhover();
    await eventually(() => deepEqual(seen(), atRest));
  });

  it('stays a question mark beside the open panel, which has the one button that closes it', async () => {
    document.body.append(element);
    await element.open();
    const parts = (selector: string) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
    await eventually(() => equal(parts('.help-panel:popover-open').length, 1));
    deepEqual(
      parts('button').flatMap((button) => (/close/i.test(button.ariaLabel ?? '') ? [button.ariaLabel] : [])),
      ['Close help'],
    );
    equal(parts('[part=launcher]')[0]?.textContent, '?');
    equal(parts('[part=launcher] svg').length, 0);
    await element.close();
  });
});
