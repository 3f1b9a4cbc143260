import { createDiscovery, type Discovery } from '../../elements/discovery.ts';
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
  late: async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    customElements.define('rmm-late', class extends HTMLElement {});
  },
};
let isOffline = false;
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

  it('says which element’s code did not come, and has it when the page is online again', async () => {
    expectConsole(/<rmm-late> could not be loaded/);
    isOffline = true;
    const box = document.createElement('div');
    box.innerHTML = '<rmm-late></rmm-late>';
    document.body.append(box);
    deepEqual(await discover(box), { loaded: [], failed: ['rmm-late'] });
    isOffline = false;
    window.dispatchEvent(new Event('online'));
    await eventually(() => ok(box.firstElementChild instanceof (customElements.get('rmm-late') ?? Date)));
    box.remove();
  });

  it('tells of a tag that it does not know, and leaves other people’s elements alone', async () => {
    const box = document.createElement('div');
    box.innerHTML = '<rmm-nonsense></rmm-nonsense><their-widget></their-widget>';
    deepEqual(await discover(box), { loaded: [], failed: ['rmm-nonsense'] });
  });
});
