import '../../../elements/help-panel.ts';
import type { HelpOpening } from '../../../src/help/help-types.ts';
import { configure } from '../../../src/host/configuration/configure.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { clearFaults, requests, setFault, signIn } from '../../support/server.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { panelSearch } from './panel-search.ts';

before(unhover);

describe('<rmm-help-panel>', () => {
  let element: HTMLElementTagNameMap['rmm-help-panel'];
  let heard: [string, unknown][];
  const reported: unknown[] = [];
  const place = async (values: object = {}) => {
    const { featureFlags, user } = await signIn();
    // Of a tenant of its own: the drafts of other tests are not this one's.
    const tenant = crypto.randomUUID();
    configure({ featureFlags, currentUser: { ...user, tenant }, reportError: (error) => reported.push(error) });
    element = document.createElement('rmm-help-panel');
    heard = [];
    for (const name of ['rmm-open', 'rmm-close', 'rmm-ticket-submit', 'rmm-ticket-created']) {
      element.addEventListener(name, (event) => heard.push([name, (event as CustomEvent).detail]));
    }
    Object.assign(element, values);
    document.body.append(element);
  };
  const { all, find } = panelSearch(
    () => element,
    (one) => `${one.textContent}${one.ariaLabel ?? ''}`,
  );
  const launcher = () => find('[part=launcher]');
  const articles = () => all('.article-name').map(({ textContent }) => textContent ?? '');
  const panel = () => all('.help-panel')[0];
  const isShown = () => panel()?.matches(':popover-open') ?? false;
  const asked = async (endpoint: string) => (await requests()).filter((one) => one.endpoint === endpoint);

  beforeEach(() => {
    reported.length = 0;
  });
  afterEach(async () => {
    element.remove();
    location.hash = '';
    configure({ featureFlags: undefined, currentUser: undefined, reportError: undefined, branded: undefined });
    await clearFaults();
  });

  it('waits as a launcher, without a view', async () => {
    await place();
    await launcher();
    equal(all('.root').length, 0);
    equal((await launcher()).ariaExpanded, 'false');
    equal((await requests()).length, 0);
    await expectNoAxeViolations(element);
  });

  it('has a launcher that is named in the language of the page', async () => {
    document.body.lang = 'ja';
    await place();
    equal((await launcher()).ariaLabel, 'ヘルプ');
    document.body.lang = '';
  });

  it('suggests articles for the route of the page, and follows it', async () => {
    location.hash = '#/devices/1/backup';
    await place();
    await click(await launcher());
    await find('.article', 'backed up');
    ok(isShown());
    deepEqual(heard, [['rmm-open', { reason: 'launcher' }]]);
    const first = articles();
    ok(first.length > 2 && first.length <= 8);
    await expectNoAxeViolations(element);
    location.hash = '#/policies/7';
    await eventually(async () => {
      deepEqual(
        (await asked('findArticles')).map(({ query }) => new URLSearchParams(query).get('query')),
        ['backup browser', 'policies'],
      );
      ok(articles().length > 0 && articles().join() !== first.join());
    });
    equal(new URLSearchParams((await asked('findArticles'))[0]?.query).get('locale'), 'en-us');
  });

  it('takes the route from the page, and routes of its own', async () => {
    await place({ route: '/our/billing', routes: [{ route: '/our/*', query: 'phone number' }], opened: true });
    await find('.article', 'phone');
    element.route = '/devices';
    await eventually(async () => {
      deepEqual(
        (await asked('findArticles')).map(({ query }) => new URLSearchParams(query).get('query')),
        ['phone number', 'devices'],
      );
    });
  });

  it('leads into the help centre in a new tab that cannot reach this page', async () => {
    await place({ opened: true });
    const link = (await find('a.article')) as HTMLAnchorElement;
    match(new URL(link.href).pathname, /^\/hc\/en-us\/articles\/\d+/);
    deepEqual([link.target, link.rel], ['_blank', 'noopener noreferrer']);
  });

  it('searches as one types, shows where the words stand, and goes back', async () => {
    await place({ opened: true });
    const field = await find('input');
    await eventually(() => equal(activeElement(), field as HTMLElement));
    await type('restore ntfs');
    await find('.article mark', /ntfs/i);
    equal((await find('h2')).textContent, 'Search results');
    await expectNoAxeViolations(element);
    await click(await find('button', 'Back'));
    equal((await find('h2')).textContent, 'Help');
    await eventually(() => equal(activeElement(), field as HTMLElement));
    equal((field as HTMLInputElement).value, '');
  });

  it('says when nothing is found', async () => {
    await place();
    await element.open({ query: 'xylophone' });
    await find('.help-words', 'No articles found');
  });

  it('says when articles fail, and asks again', async () => {
    await place();
    await setFault({ fault: 'server-error', match: '/zendesk/articles' });
    await element.open();
    await find('[role=alert]', 'Something went wrong on our end. Please try again.');
    equal(reported.length, 1);
    await clearFaults();
    await click(await find('button', 'Retry'));
    await find('.article');
  });

  const openings: [string, HelpOpening, string][] = [
    ['a search', { query: 'restore' }, 'Search results'],
    ['a ticket', { view: 'submitHelpTicket' }, 'Contact support'],
    ['a ticket that the page began', { subject: 'It stops', body: 'At 40 %', category: 'backup' }, 'Contact support'],
    ['the suggestions', { view: 'default' }, 'Help'],
  ];
  for (const [name, opening, heading] of openings) {
    it(`opens at ${name}`, async () => {
      await place();
      await element.open(opening);
      await eventually(async () => equal((await find('h2')).textContent, heading));
      if (!opening.subject) return;
      const subject = (await find('[data-field=subject] input')) as HTMLInputElement;
      await eventually(() => equal(subject.value, 'It stops'));
      equal(((await find('[data-field=body] textarea')) as HTMLTextAreaElement).value, 'At 40 %');
      equal(((await find('[data-field=category] select')) as HTMLSelectElement).value, 'backup');
    });
  }

  it('fills only what the user left empty', async () => {
    await place();
    await element.open({ view: 'submitHelpTicket' });
    const subject = (await find('[data-field=subject] input')) as HTMLInputElement;
    await eventually(() => equal(activeElement(), subject as HTMLElement));
    await type('Mine');
    await element.prefill({ subject: 'Theirs', body: 'Words' });
    await eventually(async () =>
      equal(((await find('[data-field=body] textarea')) as HTMLTextAreaElement).value, 'Words'),
    );
    equal(subject.value, 'Mine');
  });

  it('stays closed where the page wants that', async () => {
    await place();
    element.addEventListener('rmm-open', (event) => event.preventDefault());
    await click(await launcher());
    await element.open();
    equal(element.opened, false);
    ok(!isShown());
  });

  it('gives the focus back to who opened it, by every way to close it', async () => {
    await place({ withoutLauncher: true });
    const own = document.createElement('button');
    own.textContent = 'Our help';
    own.addEventListener('click', () => void element.open());
    document.body.prepend(own);
    for (const [reason, close] of [
      ['escape', () => press('Escape')],
      ['button', async () => click(await find('button', 'Close help'))],
      ['method', () => element.close()],
    ] as const) {
      await click(own);
      await eventually(() => ok(isShown() && element.shadowRoot?.activeElement?.localName === 'input'));
      await close();
      await eventually(() => ok(!isShown() && document.activeElement === own, reason));
      deepEqual(heard.at(-1), ['rmm-close', { reason }]);
    }
    equal(all('[part=launcher]').length, 0);
    own.remove();
  });

  it('closes by its launcher, and keeps what was begun', async () => {
    await place();
    await click(await launcher());
    await click(await find('button', 'Contact support'));
    const subject = (await find('[data-field=subject] input')) as HTMLInputElement;
    await eventually(() => equal(activeElement(), subject as HTMLElement));
    await type('Half a ticket');
    await click(await launcher());
    await eventually(() => ok(!isShown()));
    deepEqual(heard.at(-1), ['rmm-close', { reason: 'launcher' }]);
    await click(await launcher());
    await eventually(() => ok(isShown()));
    equal(((await find('[data-field=subject] input')) as HTMLInputElement).value, 'Half a ticket');
  });

  it('stands where the element is, when it is inline', async () => {
    await place({ layout: 'inline', opened: true });
    await find('.article');
    equal(panel()?.popover, null);
    equal(all('[part=launcher]').length, 0);
    // There is nothing to go back to.
    await press('Escape');
    equal(element.opened, true);
    element.opened = false;
    await eventually(() => equal(panel()?.getBoundingClientRect().height, 0));
  });

  it('tells of the launcher until the user hides that for good', async () => {
    await place({ tooltip: true });
    await find('[role=note]', 'Questions?');
    await expectNoAxeViolations(element);
    await click(await find('button', 'Got it'));
    await eventually(async () => equal((await asked('hideHelpTooltip')).length, 1));
    equal((await asked('hideHelpTooltip'))[0]?.method, 'PATCH');
    equal(all('[role=note]').length, 0);
    equal(element.hasAttribute('tooltip'), false);
  });

  describe('opens the academy', () => {
    const { open } = window;
    let tab: { opener: unknown; location: { replace(address: string): void }; close(): void };
    let went: string[];
    beforeEach(() => {
      went = [];
      tab = {
        opener: window,
        location: { replace: (address) => went.push(address) },
        close: () => went.push('closed'),
      };
      window.open = () => tab as unknown as Window;
    });
    afterEach(() => {
      window.open = open;
    });

    it('in a tab that knows nothing of this page', async () => {
      await place({ opened: true });
      await click(await find('button', 'Academy'));
      await eventually(() => match(went[0] ?? '', /\/academy\?.*signature=/));
      equal(tab.opener, null);
    });

    it('or says that it could not', async () => {
      await place({ opened: true });
      await setFault({ fault: 'server-error', match: '/academy' });
      await click(await find('button', 'Academy'));
      await find('[role=alert]', 'Error opening Academy');
      deepEqual(went, ['closed']);
      equal(reported.length, 1);
    });

    it('only where it is enabled', async () => {
      await place({ opened: true });
      configure({ featureFlags: {} });
      await find('.article');
      await eventually(() => ok(!all('button').some(({ textContent }) => textContent?.includes('Academy'))));
    });
  });
});
