/** What is over the page stays there when its element is moved, and nothing else comes up. */
import { restoreTopLayer, showModal, showPopover } from '../../src/host/top-layer.ts';
import { equal } from '../support/assert.ts';

describe('The top layer after a move', () => {
  let host: HTMLElement;
  let root: ShadowRoot;
  let place: HTMLElement;

  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'));
    root = host.attachShadow({ mode: 'open' });
    place = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => {
    host.remove();
    place.remove();
  });

  function add(popover: string | null): HTMLDialogElement {
    const dialog = document.createElement('dialog');
    dialog.popover = popover;
    root.append(dialog);
    return dialog;
  }
  function move() {
    place.append(host);
    restoreTopLayer(root);
  }
  const stateOf = (element: Element) =>
    element.matches(':modal') ? 'modal' : element.matches(':popover-open') ? 'popover' : 'closed';

  it('is as before: modal, or not', () => {
    const modal = add(null);
    const panel = add('manual');
    showModal(modal);
    showPopover(panel);
    move();
    equal(stateOf(modal), 'modal');
    equal(stateOf(panel), 'popover');
  });

  it('keeps what was modal modal, also where it can be a popover as well', () => {
    const panel = add('manual');
    showModal(panel);
    move();
    equal(stateOf(panel), 'modal');
  });

  it('does not show what was never shown, or is part of the page', () => {
    const never = add('manual');
    const inline = add(null);
    inline.open = true;
    move();
    equal(stateOf(never), 'closed');
    equal(stateOf(inline), 'closed');
    equal(inline.open, true);
  });

  it('does not show what was closed again', async () => {
    const panel = add('manual');
    const dialog = add(null);
    const eventOf = (element: Element, type: string) =>
      new Promise((resolve) => element.addEventListener(type, resolve, { once: true }));
    showPopover(panel);
    showModal(dialog);
    const told = Promise.all([eventOf(panel, 'toggle'), eventOf(dialog, 'close')]);
    panel.hidePopover();
    dialog.close();
    await told;
    move();
    equal(stateOf(panel), 'closed');
    equal(stateOf(dialog), 'closed');
  });
});
