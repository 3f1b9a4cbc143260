/** The global search: found, chosen, and what becomes of what is late or missing. Source: spec 002 §2.9. */
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { failInEveryWay } from '../support/failing.ts';
import '../support/hurried-retries.ts';
import { clearFaults, requests, setFault, signIn } from '../support/server.ts';
import { click, press, setViewport, type, unhover } from '../support/user.ts';
import { SearchHandle } from './search-handle.ts';

before(unhover);

const addresses = { device: '#device-{id}' };

describe('The global search', () => {
  let handle: SearchHandle;

  beforeEach(async () => void (await signIn()));
  afterEach(async () => {
    // What was typed is the page's, and would be the next test's.
    await handle.element.open('');
    await handle.element.close();
    handle.remove();
    await clearFaults();
    localStorage.clear();
    sessionStorage.clear();
  });

  it('finds by kind, marks what was typed, and is read by a screen reader', async () => {
    handle = SearchHandle.open({ addresses });
    await handle.look('HARBOR');
    const devices = await handle.group('Devices');
    ok(devices.textContent?.includes('Show all'), devices.textContent ?? '');
    const server = await handle.result('File server');
    deepEqual(
      [...server.querySelectorAll('mark')].map(({ textContent }) => textContent),
      ['HARBOR', 'Harbor'],
    );
    ok(server.textContent?.endsWith('Device'), 'it says what kind it is');
    equal((await handle.input()).getAttribute('aria-expanded'), 'true');
    await expectNoAxeViolations(handle.element);
    await press('Escape', 'Escape');
  });

  it('is gone through by keys, and tells where Enter leads', async () => {
    handle = SearchHandle.open({ addresses });
    await handle.look('file server');
    await handle.result('File server');
    await eventually(async () => ok((await handle.active()).includes('File server')));
    await press('ArrowUp');
    const last = handle.texts().at(-1) ?? '';
    await eventually(async () => equal(await handle.active(), last));
    await press('ArrowDown');
    await eventually(async () => ok((await handle.active()).includes('File server')));
    await press('Enter');
    await eventually(() => equal(handle.navigations().length, 1));
    const [went] = handle.navigations();
    deepEqual([went?.kind, went?.name, went?.href], ['device', 'File server', `#device-${went?.id}`]);
    equal((await handle.input()).value, '');
    equal((await handle.input()).getAttribute('aria-expanded'), 'false');
  });

  it('has links where the page has addresses', async () => {
    handle = SearchHandle.open({ addresses });
    await handle.look('harbor');
    const device = await handle.result('File server');
    ok(device instanceof HTMLAnchorElement && device.getAttribute('href')?.startsWith('#device-'));
    ok(!((await handle.result('Harbor Logistics')) instanceof HTMLAnchorElement));
    let isLeftToTheBrowser = false;
    handle.element.addEventListener('click', (event) => {
      isLeftToTheBrowser = !event.defaultPrevented;
      event.preventDefault();
    });
    device.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true, composed: true }));
    equal(isLeftToTheBrowser, true);
    deepEqual(handle.navigations(), []);
    await press('Escape', 'Escape');
  });

  it('shows all devices of what was typed', async () => {
    handle = SearchHandle.open({ addresses, lists: { device: '#devices-{text}' } });
    await handle.look('  harbor ');
    await click(await handle.result('Show all'));
    await eventually(() =>
      deepEqual(handle.of('rmm-show-all'), [{ kind: 'device', text: 'harbor', href: '#devices-harbor' }]),
    );
  });

  it('shows recent places before anything is typed, and pages at once', async () => {
    const pages = [{ id: 'devices', name: 'All devices', href: '#devices' }];
    handle = SearchHandle.open({ pages });
    await handle.element.visit({ path: '#tickets', title: 'Tickets of today' });
    await click(await handle.input());
    await handle.result('Tickets of today');
    await type('all dev');
    await handle.result('All devices');
    await press('Enter');
    await eventually(() => equal(handle.navigations()[0]?.kind, 'page'));
    await click(await handle.input());
    await eventually(() => ok(handle.texts()[0]?.includes('All devices'), 'the latest first'));
    await press('Escape');
  });

  it('is reached by its keys from everywhere but where somebody types', async () => {
    handle = SearchHandle.open();
    const input = await handle.input();
    const other = document.body.appendChild(document.createElement('input'));
    await click(other);
    await type('/');
    equal(other.value, '/');
    other.blur();
    await press('/');
    await eventually(() => equal(handle.root.activeElement, input));
    equal(input.value, '', 'the key is no letter of the search');
    other.remove();
    await press('Escape');
  });

  it('takes the focus without opening, when the page gives it', async () => {
    handle = SearchHandle.open({ addresses });
    const input = await handle.input();
    await handle.element.focus();
    equal(handle.root.activeElement, input);
    equal(input.ariaExpanded, 'false');
    equal(handle.all('[role="option"], dialog').length, 0);
    await setViewport({ width: 400, height: 700 });
    const button = await handle.button('Search the console');
    await handle.element.focus();
    equal(handle.root.activeElement, button);
    equal(handle.all('dialog').length, 0);
    await setViewport({ width: 1280, height: 800 });
  });

  it('never shows an older answer in the place of a newer one', async () => {
    handle = SearchHandle.open();
    await click(await handle.input());
    await setFault({ fault: 'delay', match: 'query=harbor', delayMs: 1200 });
    await type('harbor');
    await press('Enter');
    await eventually(async () => equal((await requests()).length, 1));
    await press('Control+a');
    await type('fjord dental');
    await press('Enter');
    await handle.result('Fjord Dental');
    await new Promise((resolve) => setTimeout(resolve, 1400));
    ok(handle.texts().every((text) => !text.includes('Harbor')));
    await press('Escape', 'Escape');
  });

  it('shows what there is beside a kind that is missing, and gets that by Retry', async () => {
    let isFailing = true;
    const questions: string[] = [];
    handle = SearchHandle.open(
      {},
      {
        async fetch(input, init) {
          const response = await fetch(input, init);
          questions.push(new URL(response.url).searchParams.get('kinds') ?? 'all');
          if (!isFailing) return response;
          const answer = await response.json();
          answer.results = answer.results.filter(({ kind }: { kind: string }) => kind !== 'device');
          answer.missing = [{ kind: 'device', reason: 'TIMEOUT' }];
          return Response.json(answer);
        },
      },
    );
    await handle.look('harbor');
    await handle.result('Harbor Logistics');
    await handle.sees('Not searched: Devices');
    isFailing = false;
    await handle.press('Retry');
    await handle.result('File server');
    ok(!handle.root.textContent?.includes('Not searched'));
    deepEqual(questions, ['all', 'device']);
    await press('Escape', 'Escape');
  });

  it('keeps what was typed when the server fails, and asks again', async () => {
    handle = SearchHandle.open();
    await failInEveryWay({
      calls: ['/search/everything'],
      first: () => handle.look('harbor'),
      again: () => handle.press('Retry'),
      sees: () => handle.button('Retry'),
    });
    equal((await handle.input()).value, 'harbor');
    await handle.press('Retry');
    await handle.result('Harbor Logistics');
    await press('Escape', 'Escape');
  });

  it('says that there is nothing, and limits what can be typed', async () => {
    handle = SearchHandle.open({ maxLength: 5 });
    await handle.look('xylophone');
    equal((await handle.input()).value, 'xylop');
    await handle.sees('Nothing found for “xylop”');
    await press('Escape');
    equal((await handle.input()).value, 'xylop', 'Escape closes the list first');
    await press('Escape');
    equal((await handle.input()).value, '');
    await press('Escape');
  });

  it('is a dialog on a small screen', async () => {
    await setViewport({ width: 400, height: 700 });
    handle = SearchHandle.open({ addresses });
    await handle.press('Search the console');
    await handle.find('dialog');
    await click(await handle.input());
    await type('file server');
    await handle.result('File server');
    await expectNoAxeViolations(handle.element);
    await click(await handle.result('File server'));
    await handle.isClosed();
    equal(handle.navigations()[0]?.kind, 'device');
    await setViewport({ width: 1280, height: 800 });
  });
});
