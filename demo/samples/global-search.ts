import type { GlobalSearchElement } from '../../elements/global-search.ts';
import type { Sample } from './sample.ts';

const page = '/host/console.html';

export const globalSearchSample: Sample = {
  attributes: {},
  look: {},
  isSmall: true,
  markup: '<rmm-global-search></rmm-global-search>',
  setUp: (element) =>
    Object.assign(element, {
      addresses: {
        device: `${page}#/devices/{id}/backup`,
        board: `${page}#/boards/{id}`,
        task: `${page}#/tasks/{id}`,
        policy: `${page}#/policies/{id}/backups`,
      },
      lists: { device: `${page}#/devices`, ticket: `${page}#/ticketing` },
      pages: [
        { id: 'devices', name: 'Devices', href: `${page}#/devices`, words: ['computers', 'nodes'] },
        { id: 'ticketing', name: 'Tickets', href: `${page}#/ticketing` },
      ],
    }),
  states: [
    { name: 'Opened', setUp: (element) => open(element) },
    { name: 'Found', setUp: (element) => open(element, 'harbor') },
    { name: 'Nothing found', setUp: (element) => open(element, 'xylophone') },
  ],
};

function open(element: HTMLElement, text?: string): void {
  // The demo shows a state before the element's code is there.
  void customElements.whenDefined('rmm-global-search').then(() => (element as GlobalSearchElement).open(text));
}
