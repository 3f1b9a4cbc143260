import { helpPanelDefinition } from '../../src/help/panel/help-panel-definition.ts';
import { eventually, ok } from '../support/assert.ts';
import { elementContract } from '../support/element-contract.ts';

elementContract(helpPanelDefinition, {
  attributes: { opened: '' },
  load: async () => ({ view: (await import('../../src/help/panel/help-panel-element.tsx')).HelpPanelElement }),
  ready: (element) => eventually(() => ok(element.shadowRoot?.querySelector('.article'))),
  prepare() {
    const { fetch } = window;
    window.fetch = async (input, init) =>
      String(input).includes('/zendesk/')
        ? Response.json({ results: [{ id: 1, name: 'An article', html_url: '/hc/en-us/articles/1' }] })
        : fetch(input, init);
    return () => void Object.assign(globalThis, { fetch });
  },
});
