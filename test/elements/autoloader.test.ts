import { createDiscovery, type Discovery } from '../../elements/discovery.ts';
import failureWords from '../../src/host/failure.en.json';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectConsole } from '../support/console-guard.ts';

function nextDiscovery(): Promise<Discovery> {
  return new Promise((resolve) => {
    document.addEventListener('rmm-discovery-complete', ({ detail }) => resolve(detail), { once: true });
  });
}

/** As the autoloader has it, with the sources in the place of built files. */
const entries: Readonly<Record<string, () => Promise<unknown>>> = {
  config: () => import('../../elements/config.ts'),
  'backup-browser': () => import('../../elements/backup-browser.ts'),
  late: () => define('rmm-late'),
  later: () => define('rmm-later'),
};
let isOffline = false;
async function define(tag: string): Promise<void> {
  if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
  customElements.define(tag, class extends HTMLElement {});
}
const discover = createDiscovery((name) => entries[name]?.());

describe('the autoloader', () => {
  before(async () => {
    await discover();
  });

  it('asks for nothing while no element is on the page', async () => {
    deepEqual(await discover(), { loaded: [], failed: [] });
    equal(customElements.get('rmm-config'), undefined);
  });

  it('loads an element when its tag appears deep in what is added, and says so', async () => {
    const complete = nextDiscovery();
    const box = document.createElement('section');
    box.innerHTML = '<div><p><rmm-config></rmm-config></p></div>';
    document.body.append(box);
    deepEqual(await complete, { loaded: ['rmm-config'], failed: [] });
    ok(box.querySelector('rmm-config')?.matches(':defined'), 'it is upgraded');
    box.remove();
  });

  it('finds and goes on watching what is in a shadow root that it was told of', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    const root = host.attachShadow({ mode: 'open' });
    deepEqual(await discover(root), { loaded: [], failed: [] });
    const complete = nextDiscovery();
    root.innerHTML = '<rmm-backup-browser></rmm-backup-browser>';
    deepEqual(await complete, { loaded: ['rmm-backup-browser'], failed: [] });
    await eventually(() => ok(root.querySelector('rmm-backup-browser')?.shadowRoot?.childElementCount, 'no view yet'));
    host.remove();
  });

  const late = () => customElements.get('rmm-late') ?? Date;
  const boxWith = (html: string) => {
    const box = document.createElement('div');
    box.innerHTML = html;
    document.body.append(box);
    return box;
  };

  it('says in its place that an element’s code did not come, and asks again by a press', async () => {
    // By the console as well, once for all of them.
    expectConsole(/rmm-late: TypeError/);
    isOffline = true;
    const telling = createDiscovery(
      (name) => entries[name]?.(),
      () => import('../../src/host/element/entry-failure.ts'),
    );
    // Out of sight of the one that watches the page.
    const box = boxWith('').attachShadow({ mode: 'open' });
    box.innerHTML = '<rmm-late lang="de"></rmm-late><rmm-late></rmm-late>';
    const errors: string[] = [];
    box.addEventListener('rmm-error', (event) => errors.push((event as CustomEvent).detail.kind));
    deepEqual(await telling(box), { loaded: [], failed: ['rmm-late'] });
    const alert = () => box.querySelector('rmm-late:not([lang]) [role="alert"]');
    await eventually(() => equal(alert()?.firstElementChild?.textContent, failureWords.load));
    await eventually(() =>
      ok(box.querySelector('[lang="de"] [role="alert"]')?.textContent?.includes('Erneut versuchen')),
    );
    deepEqual(errors, ['load']);
    const press = () => alert()?.querySelector('button')?.click();
    const first = alert();
    press();
    await eventually(() => ok(first?.isConnected === false && alert()));
    await eventually(() => equal(box.querySelectorAll('[role="alert"]').length, 2));
    equal(box.querySelectorAll('rmm-late > *').length, 2, 'one for each');
    isOffline = false;
    press();
    await eventually(() => ok(box.firstElementChild instanceof late()));
    await eventually(() => equal(box.querySelectorAll('rmm-late > *').length, 0));
    box.host.remove();
  });

  it('has a button where nothing else came, and the element when the page is online again', async () => {
    expectConsole(/<rmm-later> could not be loaded/);
    isOffline = true;
    const box = boxWith('<rmm-later></rmm-later>');
    deepEqual(await discover(box), { loaded: [], failed: ['rmm-later'] });
    await eventually(() => equal(box.textContent, 'Couldn’t load. Try again'));
    isOffline = false;
    window.dispatchEvent(new Event('online'));
    await eventually(() => ok(box.firstElementChild?.matches(':defined')));
    await eventually(() => equal(box.textContent, ''));
    box.remove();
  });

  it('tells of a tag that it does not know, and leaves other people’s elements alone', async () => {
    const box = document.createElement('div');
    box.innerHTML = '<rmm-nonsense></rmm-nonsense><their-widget></their-widget>';
    deepEqual(await discover(box), { loaded: [], failed: ['rmm-nonsense'] });
  });
});
