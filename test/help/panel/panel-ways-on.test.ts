/** The help panel where somebody is stuck: a way on, and a place for the keyboard. */
import '../../support/hurried-retries.ts';
import '../../../elements/help-panel.ts';
import type { HelpOpening } from '../../../src/help/help-types.ts';
import { configure } from '../../../src/host/configuration/configure.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { equal, eventually, match, ok } from '../../support/assert.ts';
import { clearFaults, setFault, signIn } from '../../support/server.ts';
import { click, press, unhover } from '../../support/user.ts';
import { panelSearch } from './panel-search.ts';

before(unhover);

describe('The help panel has a way on', () => {
  let element: HTMLElementTagNameMap['rmm-help-panel'];
  const place = async (values: object = {}) => {
    const { user } = await signIn();
    configure({ currentUser: { ...user, tenant: crypto.randomUUID() }, reportError: () => undefined });
    element = document.createElement('rmm-help-panel');
    Object.assign(element, values);
    document.body.append(element);
  };
  const { all, find } = panelSearch(() => element);
  const sides = (selector: string) => {
    const { left, right } = all(selector)[0]?.getBoundingClientRect() ?? new DOMRect();
    return { left, right: innerWidth - right };
  };

  afterEach(async () => {
    element.remove();
    document.body.dir = '';
    configure({ currentUser: undefined, reportError: undefined, direction: undefined });
    await clearFaults();
  });

  for (const [when, query] of [
    ['nothing is found', 'xylophone'],
    ['no article helps', 'restore'],
  ]) {
    it(`to support where ${when}`, async () => {
      await place();
      await element.open({ query: query as string });
      await find('h2', 'Search results');
      await click(await find('button', 'Contact support'));
      await eventually(() => equal(activeElement(), all('[data-field=subject] input')[0]));
    });
  }

  it('to support where the search fails', async () => {
    await place();
    await setFault({ fault: 'server-error', match: '/zendesk/articles' });
    await element.open({ query: 'restore' });
    await find('[role=alert]', 'Something went wrong');
    await find('button', 'Contact support');
  });

  it('by the keyboard, which stays in the panel when articles are asked for again', async () => {
    await place();
    await setFault({ fault: 'server-error', match: '/zendesk/articles' });
    await element.open({ query: 'restore' });
    (await find('button', 'Retry')).focus();
    await clearFaults();
    await press('Enter');
    await find('.article');
    ok(all('.help-panel')[0]?.contains(activeElement() ?? null));
    await press('Escape');
    await eventually(() => equal(element.opened, false));
  });

  it('from the tooltip to the launcher that it told of', async () => {
    await place({ tooltip: true });
    (await find('button', 'Got it')).focus();
    await press('Enter');
    await eventually(() => equal(all('[role=note]').length, 0));
    equal(activeElement(), all('[part=launcher]')[0]);
  });

  it('past a ticket that was sent: it is no news when the panel is opened again', async () => {
    await place();
    await element.open({ subject: 'Sent', body: 'Once.', priority: 'LOW', category: 'other' });
    await click(await find('button', 'Send ticket'));
    await find('[part=notice]', 'Ticket sent');
    const details = await find('.help-sent-details');
    match(details.textContent ?? '', /^Ticket \d+\.Answers go to \S+@\S+\.\w/, 'by its number, and where answers go');
    match(details.querySelector('a')?.href ?? '', /\/demo\/inbox#ticket-\d+$/, 'and where to follow it');
    await find('.article');
    const links = all('a[target=_blank]');
    ok(links.length > 1, 'to the ticket and to articles');
    for (const link of links) {
      const signs = [link, ...link.querySelectorAll('*')].map((part) => getComputedStyle(part, '::after').content);
      ok(
        signs.some((sign) => sign.includes('\u2197')),
        `whoever looks at ${link.textContent} sees that it opens a tab`,
      );
      match(link.textContent ?? '', /\(opens in a new tab\)$/);
    }
    // From the form, which is hidden now.
    await eventually(() => equal(activeElement(), all('.help-search input')[0]));
    await press('Escape');
    await eventually(() => equal(all('.help-panel:popover-open').length, 0));
    await element.open();
    await find('.help-panel:popover-open');
    equal(all('[part=notice]').length, 0);
  });

  it('for somebody who presses everything twice', async () => {
    await place();
    const launcher = await find('[part=launcher]');
    for (const detail of [1, 2]) launcher.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
    await find('.article');
    equal(element.opened, true);
  });

  it('where a page asks for a view that there is not', async () => {
    await place();
    await element.open({ view: 'nonsense' } as unknown as HelpOpening);
    await find('.article');
  });

  it('leaving what an element of the page shows to be pressed: its tooltip waits until there is room', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    host.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 400px; height: 400px';
    const inner = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    inner.style.cssText = 'position: absolute; inset: 0';
    await place({ tooltip: true });
    const bubble = await find('[role=note]');
    await eventually(() => equal(bubble.style.visibility, ''));
    inner.tabIndex = 0;
    await eventually(() => equal(bubble.style.visibility, 'hidden'));
    host.remove();
    await eventually(() => equal(bubble.style.visibility, ''));
  });

  for (const [page, language] of [
    ['ltr', 'rtl'],
    ['rtl', 'ltr'],
  ] as const) {
    it(`on the launcher's side: ${language} in a page that is ${page}`, async () => {
      document.body.dir = page;
      configure({ direction: language });
      await place({ tooltip: true, layout: 'floating' });
      await find('[role=note]');
      const side = page === 'ltr' ? 'right' : 'left';
      equal(sides('[part=launcher]')[side], 20);
      equal(sides('[role=note]')[side], 20);
      await element.open();
      await eventually(() => equal(sides('.help-panel:popover-open')[side], innerWidth > 480 ? 20 : 0));
    });
  }
});
