import type { DeleteBackupDialogElement } from '../../elements/delete-backup-dialog.ts';
import { contentEntries, planEntries } from './device-plans.ts';
import type { Sample } from './sample.ts';

export const deleteBackupDialogSample: Sample = {
  attributes: { 'node-id': '1' },
  isSmall: true,
  markup: '<rmm-delete-backup-dialog node-id="1" open></rmm-delete-backup-dialog>',
  setUp: (element) => give(element, planEntries('Workshop NAS')),
  states: [
    { name: 'A plan', setUp: (element) => give(element, planEntries('Workshop NAS'), true) },
    {
      name: 'Several plans',
      setUp: (element) => give(element, planEntries('Workshop NAS', 'USB archive', 'Shared drive'), true),
    },
    { name: 'Items', setUp: (element) => give(element, contentEntries('User folders', 3), true) },
    { name: 'Many items', setUp: (element) => give(element, contentEntries('Scale', 100), true) },
  ],
};

function give(element: HTMLElement, entries: Promise<object[]>, open = false): void {
  // Before the element is defined too, when it has no methods yet.
  void entries.then((items) => Object.assign(element as DeleteBackupDialogElement, { items, open }));
}
