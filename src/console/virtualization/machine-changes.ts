/** What can happen to a host as to a guest. */
import { entriesBy } from '../entries.ts';
import { IllegalTransition } from '../illegal-transition.ts';
import { isWarranty, type Machine, type MachineDetails, type Warranty } from './machine-shape.ts';

export const machines = entriesBy('id', 'machine');

export const withTags = <One extends Machine>(list: readonly One[], id: string, tags: readonly string[]) =>
  machines.changed(list, id, (machine) => ({ ...machine, tags: [...new Set(tags)] }));

export const withOwner = <One extends Machine>(list: readonly One[], id: string, owner: string | null) =>
  machines.changed(list, id, (machine) => ({ ...machine, owner }));

export function withWarranty<One extends Machine>(list: readonly One[], id: string, warranty: Warranty) {
  const { warrantyStartDate, warrantyEndDate } = warranty;
  if (!isWarranty(warranty))
    throw new IllegalTransition(`The warranty of "${id}" cannot be changed`, 'it would end before it begins');
  return machines.changed(list, id, (machine) => ({ ...machine, warrantyStartDate, warrantyEndDate }));
}

/** What stands in one form is saved in one go. */
export const withDetails = <One extends Machine>(list: readonly One[], id: string, details: MachineDetails) =>
  withTags(withOwner(withWarranty(list, id, details), id, details.owner), id, details.tags);
