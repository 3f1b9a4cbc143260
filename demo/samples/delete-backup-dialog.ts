import { contentEntries, giveItems, onePlan, planEntries } from '../common/device-plans.ts';
import type { Sample } from './sample.ts';

export const deleteBackupDialogSample: Sample = {
  attributes: { 'node-id': '1' },
  isSmall: true,
  markup: '<rmm-delete-backup-dialog node-id="1" open></rmm-delete-backup-dialog>',
  setUp: (element) => giveItems(element, planEntries('Workshop NAS')),
  example: { unchecked: { items: [onePlan] } },
  states: [
    { name: 'A plan', setUp: (element) => giveItems(element, planEntries('Workshop NAS'), true) },
    {
      name: 'Several plans',
      setUp: (element) => giveItems(element, planEntries('Workshop NAS', 'USB archive', 'Shared drive'), true),
    },
    { name: 'Items', setUp: (element) => giveItems(element, contentEntries('User folders', 3), true) },
    { name: 'Many items', setUp: (element) => giveItems(element, contentEntries('Scale', 100), true) },
  ],
};
