/** The view of an element is refused, because its hash is not the one in the page's import map. */
import { defineElement } from '../../../src/host/element/define-element.ts';
import { type ErrorDetail, errorEvent } from '../../../src/host/element-definition.ts';
import { equal, eventually, match } from '../../support/assert.ts';
import { expectConsole } from '../../support/console-guard.ts';
import { eventOf } from '../../support/contract-page.ts';
import { nextTag } from '../../support/contract-views.tsx';

const file = 'https://files.test/chunks/view.js';

describe('An element whose view the browser has refused', () => {
  const { fetch } = window;
  const box = document.createElement('div');
  before(() => {
    // Written into the page so, it is there to be read and nothing to the browser.
    box.innerHTML = `<script type="importmap">{ "integrity": { "${file}": "sha384-released" } }</script>`;
    document.body.append(box);
    window.fetch = async (_, options) => {
      if (options?.integrity) throw new TypeError('Failed to fetch');
      return new Response('', { headers: { 'content-type': 'text/javascript' } });
    };
  });
  after(() => {
    window.fetch = fetch;
    box.remove();
  });

  it('says in its place what happened, and tells the page which file it was', async () => {
    expectConsole(/view\.js was refused, because its hash isn’t the one in the page’s import map/);
    const tag = nextTag('rmm-test');
    const definition = { tag, attributes: {}, properties: {}, events: { 'rmm-error': errorEvent }, methods: {} };
    defineElement(definition, () =>
      Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${file}`)),
    );
    const element = document.createElement(tag);
    const error = eventOf<ErrorDetail>(element, 'rmm-error');
    box.append(element);
    equal((await error).kind, 'altered');
    const alert = await eventually(() => element.shadowRoot?.querySelector('[role=alert]') ?? null);
    match(alert.textContent ?? '', /was blocked: it isn’t what was released, and may do harm.*Retry/);
  });
});
