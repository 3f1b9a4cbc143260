/** Where the panel and its launcher stand: beside a page's own modal, docked, in another corner, in a window that changes. */
import '../../../elements/help-panel.ts';
import { configure } from '../../../src/host/configuration/configure.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { signIn } from '../../support/server.ts';
import { click, press, setViewport, type, unhover } from '../../support/user.ts';

before(unhover);

describe('The place of <rmm-help-panel>', () => {
  let element: HTMLElementTagNameMap['rmm-help-panel'];
  let page: HTMLElement;

  beforeEach(async () => {
    const { featureFlags } = await signIn();
    configure({ featureFlags });
    page = document.body.appendChild(document.createElement('main'));
    element = document.body.appendChild(document.createElement('rmm-help-panel'));
  });
  afterEach(() => {
    element.remove();
    page.remove();
    configure({ featureFlags: undefined });
  });

  const find = (selector: string) => eventually(() => element.shadowRoot?.querySelector<HTMLElement>(selector) ?? null);
  const panel = () => find('.help-panel');
  const search = async () => (await find('input')) as HTMLInputElement;
  const box = (of: Element) => of.getBoundingClientRect();

  describe('beside a modal of the page', () => {
    /** Each switches off all else in its own way. */
    const modals: Record<string, () => { dialog: HTMLElement; close(): void }> = {
      'that is native': () => {
        const dialog = page.appendChild(document.createElement('dialog'));
        dialog.innerHTML = '<button>Ask for help</button><input>';
        dialog.showModal();
        return { dialog, close: () => dialog.remove() };
      },
      'that makes all else inert': () => {
        const dialog = page.appendChild(document.createElement('div'));
        dialog.innerHTML = '<button>Ask for help</button><input>';
        element.inert = true;
        element.setAttribute('aria-hidden', 'true');
        return {
          dialog,
          close() {
            element.inert = false;
            element.removeAttribute('aria-hidden');
            dialog.remove();
          },
        };
      },
      'that takes the focus back': () => {
        const dialog = page.appendChild(document.createElement('div'));
        dialog.innerHTML = '<button>Ask for help</button><input>';
        const back = ({ target }: FocusEvent) => {
          if (!dialog.contains(target as Node)) dialog.querySelector('input')?.focus();
        };
        document.addEventListener('focusin', back);
        document.body.style.pointerEvents = 'none';
        dialog.style.pointerEvents = 'auto';
        return {
          dialog,
          close() {
            document.removeEventListener('focusin', back);
            document.body.style.pointerEvents = '';
            dialog.remove();
          },
        };
      },
    };

    for (const [kind, show] of Object.entries(modals)) {
      it(`can be used: one ${kind}`, async () => {
        const modal = show();
        const ask = modal.dialog.querySelector('button') as HTMLElement;
        ask.addEventListener('click', () => void element.open());
        await click(ask);
        const field = await search();
        await eventually(() => equal(activeElement(), field));
        await type('restore');
        equal(field.value, 'restore');
        await click(await find('[part=panel-header] button'));
        equal(element.getAttribute('aria-hidden'), null);
        await press('Escape');
        await eventually(() => equal(element.opened, false));
        modal.close();
      });
    }

    it('comes, docked, before a modal that opened later by a press on it, and leaves it to the user by one beside it', async () => {
      element.layout = 'docked';
      await element.open();
      const opened = await panel();
      await eventually(() => ok(opened.matches(':popover-open')));
      const dialog = page.appendChild(document.createElement('dialog'));
      dialog.innerHTML = '<input>';
      let presses = 0;
      dialog.addEventListener('pointerdown', () => (presses += 1));
      dialog.showModal();
      const field = await search();
      await eventually(async () => {
        await click(field);
        ok(opened.matches(':modal'), 'it was not raised');
      });
      equal(presses, 0);
      await click(field);
      await type('lost');
      equal(field.value, 'lost');
      await click(document.documentElement, { at: { x: 5, y: 5 } });
      ok(!opened.matches(':modal'));
      ok(element.opened);
      const own = dialog.querySelector('input') as HTMLInputElement;
      await click(own);
      equal(document.activeElement, own);
      dialog.remove();
    });
  });

  describe('docked', () => {
    it('tells the page how wide it is, for as long as it is open', async () => {
      const room = () => document.documentElement.style.getPropertyValue('--rmm-help-room');
      const widths: number[] = [];
      element.addEventListener('rmm-room-change', ({ detail }) => widths.push(detail.width));
      element.layout = 'docked';
      element.style.setProperty('--rmm-help-panel-width', '360px');
      await element.open();
      await eventually(() => equal(room(), '360px'));
      element.style.setProperty('--rmm-help-panel-width', '420px');
      await eventually(() => equal(room(), '420px'));
      await element.close();
      await eventually(() => equal(room(), ''));
      deepEqual(widths, [360, 420, 0]);
    });

    it('leaves nothing behind when it is removed', async () => {
      element.layout = 'docked';
      await element.open();
      const room = () => document.documentElement.style.getPropertyValue('--rmm-help-room');
      await eventually(() => equal(room(), '400px'));
      element.remove();
      await eventually(() => equal(room(), ''));
    });
  });

  describe('in a corner of the page’s choice', () => {
    for (const corner of ['bottom-end', 'bottom-start', 'top-end', 'top-start'] as const) {
      it(`gives way to a bar of the page: ${corner}`, async () => {
        element.corner = corner;
        element.style.setProperty('--rmm-help-offset', '50px');
        await element.open();
        const opened = await panel();
        await eventually(() => ok(opened.matches(':popover-open')));
        await Promise.all(opened.getAnimations().map(({ finished }) => finished));
        const button = box(await find('[part=launcher]'));
        const card = box(opened);
        const { clientWidth } = document.documentElement;
        if (corner.startsWith('top')) {
          equal(button.top, 70);
          ok(card.top >= button.bottom && card.bottom <= innerHeight);
        } else {
          equal(Math.round(innerHeight - button.bottom), 70);
          ok(card.bottom <= button.top && card.top >= 0);
        }
        if (corner.endsWith('start')) deepEqual([button.left, card.left], [20, 20]);
        else deepEqual([clientWidth - button.right, clientWidth - card.right], [20, 20]);
      });
    }
  });

  describe('in a window that changes', () => {
    afterEach(() => setViewport({ width: 1280, height: 800 }));

    it('goes on as a card when the window it covered grows, and covers it again', async () => {
      await setViewport({ width: 400, height: 700 });
      const reasons: string[] = [];
      element.addEventListener('rmm-close', ({ detail }) => reasons.push(detail.reason));
      await element.open();
      const opened = await panel();
      await eventually(() => ok(opened.matches(':modal')));
      const field = await search();
      await eventually(() => equal(activeElement(), field));
      await type('re');
      await setViewport({ width: 1280, height: 800 });
      await eventually(() => ok(opened.matches(':popover-open')));
      equal(activeElement(), field);
      await type('store');
      equal(field.value, 'restore');
      const below = page.appendChild(document.createElement('button'));
      await click(below);
      equal(document.activeElement, below);
      await setViewport({ width: 400, height: 700 });
      await eventually(() => ok(opened.matches(':modal')));
      deepEqual([element.opened, reasons], [true, []]);
    });
  });

  describe('with its tip', () => {
    const tip = () => find('.help-tooltip');
    const cover = (style: string) => {
      const button = page.appendChild(document.createElement('button'));
      button.style.cssText = `position:fixed;right:20px;inline-size:160px;block-size:40px;${style}`;
      return button;
    };
    const overlaps = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

    it('stands above the launcher where nothing is to be pressed', async () => {
      element.tooltip = true;
      const bubble = box(await tip());
      const launcher = box(await find('[part=launcher]'));
      ok(bubble.bottom <= launcher.top && Math.abs(bubble.right - launcher.right) < 1);
    });

    it('goes beside the launcher where a button is above it, and away where there is one, too', async () => {
      const above = cover('bottom:150px');
      element.tooltip = true;
      const bubble = await tip();
      equal(getComputedStyle(bubble).visibility, 'visible');
      ok(!overlaps(box(bubble), box(above)), 'it covers the button');
      ok(box(bubble).right <= box(await find('[part=launcher]')).left);
      cover('bottom:20px;right:90px;inline-size:400px');
      window.dispatchEvent(new Event('resize'));
      equal(getComputedStyle(bubble).visibility, 'hidden');
      page.replaceChildren();
      window.dispatchEvent(new Event('resize'));
      equal(getComputedStyle(bubble).visibility, 'visible');
    });

    it('looks for room when a scroll has come to rest, and not at every step of it', async () => {
      const { elementsFromPoint } = document;
      let looks = 0;
      element.tooltip = true;
      const bubble = await tip();
      document.elementsFromPoint = (...point) => {
        looks += 1;
        return elementsFromPoint.apply(document, point);
      };
      cover('bottom:150px');
      cover('bottom:20px;right:90px;inline-size:400px');
      for (let step = 0; step < 20; step += 1) window.dispatchEvent(new Event('scroll'));
      equal(looks, 0);
      await eventually(() => equal(getComputedStyle(bubble).visibility, 'hidden'));
      Reflect.deleteProperty(document, 'elementsFromPoint');
    });
  });
});
