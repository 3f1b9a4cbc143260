import type { HelpPanelElement } from '../../elements/help-panel.ts';
import type { Sample } from './sample.ts';

export const helpPanelSample: Sample = {
  attributes: {},
  isSmall: true,
  look: { layout: 'inline', opened: '', route: '/devices/1/backup' },
  note: 'The launcher is in the corner of the page.',
  markup: '<rmm-help-panel></rmm-help-panel>',
  states: [
    { name: 'Opened', attributes: { opened: '', route: '/devices/1/backup' } },
    { name: 'Docked', attributes: { opened: '', layout: 'docked' } },
    { name: 'Inline', attributes: { opened: '', layout: 'inline' } },
    { name: 'With tooltip', attributes: { tooltip: '' } },
    { name: 'Search', setUp: (element) => open(element, { query: 'restore' }) },
    { name: 'Nothing found', setUp: (element) => open(element, { query: 'xylophone' }) },
    { name: 'Ticket', setUp: (element) => open(element, { view: 'submitHelpTicket' }) },
    {
      name: 'Prefilled ticket',
      setUp: (element) =>
        open(element, {
          subject: 'The May restore doesn’t start',
          body: 'The job has been stuck at Preparing since this morning.',
          category: 'backup',
        }),
    },
  ],
};

function open(element: HTMLElement, opening: Parameters<HelpPanelElement['open']>[0]): void {
  // The demo shows a state before the element's code is there.
  void customElements.whenDefined('rmm-help-panel').then(() => (element as HelpPanelElement).open(opening));
}
