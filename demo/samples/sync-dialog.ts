import { giveItems, onePlan, planEntries } from '../common/device-plans.ts';
import type { Sample } from './sample.ts';

/** Of device 1: a plan that keeps its data only locally. */
const plan = () => planEntries('Workshop NAS');
/** A plan that nobody has. */
const nobodysPlan = async () =>
  (await plan()).map((entry) => ({ ...entry, id: 'nobody', planId: 'nobody', name: 'Nobody’s', planName: 'Nobody’s' }));

export const syncDialogSample: Sample = {
  attributes: { 'node-id': '1' },
  isSmall: true,
  markup: '<rmm-sync-dialog node-id="1" open></rmm-sync-dialog>',
  setUp: (element) => giveItems(element, plan()),
  example: { unchecked: { items: [onePlan] } },
  states: [
    { name: 'Open', setUp: (element) => giveItems(element, plan(), true) },
    { name: 'No such plan', setUp: (element) => giveItems(element, nobodysPlan(), true) },
  ],
};
