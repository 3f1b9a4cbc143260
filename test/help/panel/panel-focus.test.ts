/** Where the caret is when the panel shows something, whichever of its code comes first. */
import '../../../elements/help-panel.ts';
import { configure } from '../../../src/host/configuration/configure.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually } from '../../support/assert.ts';
import { signIn } from '../../support/server.ts';
import { click, press, setViewport, type, unhover } from '../../support/user.ts';

before(unhover);

describe('The focus in <rmm-help-panel>', () => {
  let element: HTMLElementTagNameMap['rmm-help-panel'];
  let own: HTMLButtonElement;
  /** What had the focus within the panel although it was hidden, or a button that nobody pressed. */
  let strangers: EventTarget[];

  beforeEach(async () => {
    const { featureFlags, user } = await signIn();
    configure({ featureFlags, currentUser: { ...user, tenant: crypto.randomUUID() } });
    element = document.createElement('rmm-help-panel');
    own = document.createElement('button');
    own.textContent = 'Ask us';
    own.addEventListener('click', () => void element.open({ view: 'submitHelpTicket' }));
    document.body.append(own, element);
    strangers = [];
    element.shadowRoot?.addEventListener('focusin', ({ target }) => {
      if ((target as Element).matches('[hidden] *, .help-panel button')) strangers.push(target as Element);
    });
  });
  afterEach(() => {
    own.remove();
    element.remove();
    configure({ featureFlags: undefined, currentUser: undefined });
  });

  const subject = () => element.shadowRoot?.querySelector<HTMLInputElement>('[data-field=subject] input');

  it('is in the subject of a ticket that a button of the page asks for, each time', async () => {
    for (const word of ['Half', ' a ticket']) {
      await click(own);
      await eventually(() => equal(activeElement(), subject() as HTMLElement));
      await type(word);
      await element.close();
      await eventually(() => equal(document.activeElement, own));
    }
    equal(subject()?.value, 'Half a ticket');
    deepEqual(strangers, []);
  });

  it('is in the subject of a ticket that takes the place of a search', async () => {
    await element.open();
    await eventually(() => equal(activeElement()?.localName, 'input'));
    await element.open({ view: 'submitHelpTicket' });
    await eventually(() => equal(activeElement(), subject() as HTMLElement));
    deepEqual(strangers, []);
  });

  describe('where it covers the page of a small window', () => {
    let reasons: string[];
    beforeEach(async () => {
      // Styles that nobody wears while the window changes, WebKit gives to the next one as they were for the old size.
      await element.open({ view: 'submitHelpTicket' });
      await eventually(() => equal(activeElement(), subject() as HTMLElement));
      await element.close();
      await setViewport({ width: 400, height: 700 });
      await eventually(() => equal(innerWidth, 400));
      reasons = [];
      element.addEventListener('rmm-close', ({ detail }) => reasons.push(detail.reason));
      await click(own);
      await eventually(() => equal(activeElement(), subject() as HTMLElement));
      deepEqual(strangers, []);
    });
    afterEach(() => setViewport({ width: 1280, height: 800 }));

    it('does not come to what is beneath, and back to the page’s button by Escape', async () => {
      const panel = () => element.shadowRoot?.querySelector('.help-panel')?.getBoundingClientRect();
      await eventually(() => {
        const { left, top, width, height } = panel() ?? new DOMRect();
        deepEqual([left, top, width, height], [0, 0, innerWidth, innerHeight]);
      });
      let wasBeneath = false;
      own.addEventListener('focus', () => (wasBeneath = true), { once: true });
      await press(...Array<string>(40).fill('Tab'), ...Array<string>(3).fill('Shift+Tab'));
      equal(wasBeneath, false);
      subject()?.focus();
      await press('Escape');
      await eventually(() => equal(document.activeElement, own));
      deepEqual([element.opened, reasons], [false, ['escape']]);
    });

    it('comes back after a gesture that nobody can refuse', async () => {
      element.shadowRoot?.querySelector<HTMLDialogElement>('.help-panel')?.close();
      await eventually(() => deepEqual([element.opened, reasons], [false, ['escape']]));
      equal(document.activeElement, own);
      await click(own);
      await eventually(() => equal(activeElement(), subject() as HTMLElement));
    });
  });
});
