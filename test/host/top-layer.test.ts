/** What is over the page stays there when its element is moved, and nothing else comes up. */
import { hide, restoreTopLayer, showModal, showPopover } from '../../src/host/top-layer.ts';
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

  it('does not show what was closed, not even a moment before', () => {
    const panel = add('manual');
    const dialog = add(null);
    showPopover(panel);
    showModal(dialog);
    panel.hidePopover();
    dialog.close();
    move();
    equal(stateOf(panel), 'closed');
    equal(stateOf(dialog), 'closed');
    equal(dialog.open, false);
  });

  it('shows what was closed and opened again', () => {
    const panel = add('manual');
    const dialog = add(null);
    for (let round = 0; round < 2; round += 1) {
      showPopover(panel);
      showModal(dialog);
      move();
      equal(stateOf(panel), 'popover');
      equal(stateOf(dialog), 'modal');
      hide(panel);
      hide(dialog);
      move();
      equal(stateOf(panel), 'closed');
      equal(stateOf(dialog), 'closed');
    }
  });

  it('hides what became a part of the page meanwhile', () => {
    const panel = add('manual');
    showPopover(panel);
    panel.popover = null;
    hide(panel);
    move();
    equal(stateOf(panel), 'closed');
  });
});
