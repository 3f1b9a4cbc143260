/** Where the caret is when the panel shows something, whichever of its code comes first. */
import '../../elements/help-panel.ts';
import { configure } from '../../src/host/configuration.ts';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually } from '../support/assert.ts';
import { signIn } from '../support/server.ts';
import { click, type, unhover } from '../support/user.ts';

before(unhover);

describe('The focus in <rmm-help-panel>', () => {
  let element: HTMLElementTagNameMap['rmm-help-panel'];
  let own: HTMLButtonElement;
  /** What had the focus within the panel although it was hidden. */
  let hidden: EventTarget[];

  beforeEach(async () => {
    const { featureFlags, user } = await signIn();
    configure({ featureFlags, currentUser: { ...user, tenant: crypto.randomUUID() } });
    element = document.createElement('rmm-help-panel');
    own = document.createElement('button');
    own.textContent = 'Ask us';
    own.addEventListener('click', () => void element.open({ view: 'submitHelpTicket' }));
    document.body.append(own, element);
    hidden = [];
    element.shadowRoot?.addEventListener('focusin', ({ target }) => {
      if ((target as Element).closest('[hidden]')) hidden.push(target as Element);
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
    deepEqual(hidden, []);
  });

  it('is in the subject of a ticket that takes the place of a search', async () => {
    await element.open();
    await eventually(() => equal(activeElement()?.localName, 'input'));
    await element.open({ view: 'submitHelpTicket' });
    await eventually(() => equal(activeElement(), subject() as HTMLElement));
    deepEqual(hidden, []);
  });
});
