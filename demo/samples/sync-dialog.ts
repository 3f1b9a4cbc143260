import type { SyncDialogElement } from '../../elements/sync-dialog.ts';
import type { Sample } from './sample.ts';

/** A plan of device 1 that keeps its data locally, too. */
const plan = { type: 'plan', id: 'plan-documents', planId: 'plan-documents', name: 'Documents', planName: 'Documents' };

export const syncDialogSample: Sample = {
  attributes: { 'node-id': '1' },
  isSmall: true,
  markup: '<rmm-sync-dialog node-id="1" open></rmm-sync-dialog>',
  setUp: (element) => give(element),
  states: [
    { name: 'Open', setUp: (element) => give(element, true) },
    {
      name: 'No such plan',
      setUp: (element) => give(element, true, { ...plan, planId: 'nobody', planName: 'Nobody’s' }),
    },
  ],
};

function give(element: HTMLElement, open = false, item: object = plan): void {
  // Before the element is defined too, when it has no methods yet.
  Object.assign(element as SyncDialogElement, { items: [item], open });
}
