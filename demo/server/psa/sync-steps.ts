/** The way from what is at the provider to what ought to be there: each step once, and none where nothing differs. */
import type { SyncLogEntry, SyncOutcome } from '../../../src/psa/agreement-sync-contract.ts';
import type { ProviderAddition, ProviderContents, ProviderItem } from './provider-client.ts';
import { byId, type NameOf } from './sync-names.ts';
import { isOurs, type Subject, type SyncPlan, type SyncReason, type WantedItem } from './sync-plan.ts';

export type SyncAction =
  | { type: 'create'; item: Omit<ProviderItem, 'id'> }
  | { type: 'update'; id: number; change: Partial<Omit<ProviderItem, 'id'>> }
  | { type: 'count'; addition: Omit<ProviderAddition, 'id'> };

export interface SyncStep extends Subject {
  /** Of its run, by which it is known again. */
  key: string;
  kind: SyncLogEntry['kind'];
  /** What is to be told once it is made. */
  outcome: SyncOutcome;
  before: string | null;
  after: string | null;
  reason: SyncReason | null;
  detail: string | null;
  /** Undefined: there is nothing to do. */
  action?: SyncAction;
}

/** By whom quantities are kept that this sync may change. */
export const managedBy = 'rmm';

const noDetails = { before: null, after: null, reason: null, detail: null };

/**
 * @param retiredStatus By the type of a configuration item, the status of one whose device is not synchronized any more
 */
export function syncSteps(
  plan: SyncPlan,
  contents: ProviderContents,
  retiredStatus: ReadonlyMap<number, number>,
  nameOf: NameOf = byId,
): SyncStep[] {
  const found = new Map<string, ProviderItem>();
  // Where there are two of one device, the older one counts.
  for (const item of contents.items) if (!found.has(item.identifier)) found.set(item.identifier, item);
  const wanted = new Set(plan.items.map(({ identifier }) => identifier));
  return [
    ...plan.items.map((item) => itemStep(item, found.get(item.identifier), nameOf)),
    ...[...found.values()]
      .filter(({ identifier }) => isOurs(identifier) && !wanted.has(identifier))
      .map((item) => retiredStep(item, retiredStatus.get(item.typeId), nameOf)),
    ...additionSteps(plan, contents.additions, nameOf),
    ...plan.skipped.map((skipped): SyncStep => ({ ...noDetails, ...skipped, outcome: 'SKIPPED' })),
  ];
}

function itemStep(wanted: WantedItem, found: ProviderItem | undefined, nameOf: NameOf): SyncStep {
  const { identifier, clientId, clientName, name, companyId, siteId, typeId, fields } = wanted;
  const step = {
    ...noDetails,
    key: `CONFIGURATION ${identifier}`,
    kind: 'CONFIGURATION' as const,
    clientId,
    clientName,
    name,
  };
  const content = { name, companyId, siteId, typeId, fields: { ...fields } };
  if (!found) {
    const item = { ...content, identifier, statusId: wanted.onCreateStatusId };
    return { ...step, outcome: 'CREATED', action: { type: 'create', item } };
  }
  const change = {
    ...differences(content, found),
    // Its device was gone, and is there again. Any other status is for those to choose who work at the provider.
    ...(isRevived(wanted, found) && { statusId: wanted.onCreateStatusId }),
  };
  if (Object.keys(change).length === 0) return { ...step, outcome: 'UNCHANGED' };
  return {
    ...step,
    outcome: 'CHANGED',
    ...changeTexts(found, { ...found, ...change }, nameOf),
    action: { type: 'update', id: found.id, change },
  };
}

const isRevived = ({ onCreateStatusId, onDeleteStatusId }: WantedItem, { statusId }: ProviderItem) =>
  onCreateStatusId !== null && statusId !== null && statusId === onDeleteStatusId && statusId !== onCreateStatusId;

type Content = Omit<ProviderItem, 'id' | 'identifier' | 'statusId'>;

function differences(wanted: Content, found: ProviderItem): Partial<Content> {
  const differing = Object.entries(wanted).filter(
    ([member, value]) => canonical(value) !== canonical(found[member as keyof Content]),
  );
  return Object.fromEntries(differing);
}

/** Whatever order the members of an object are in. */
function canonical(value: unknown): string {
  const isObject = typeof value === 'object' && value !== null;
  return JSON.stringify(isObject ? Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)) : value);
}

/** What differs, as `ram: 8 GB, siteId: Warehouse`; of the fields only those that do. */
function changeTexts(before: ProviderItem, after: ProviderItem, nameOf: NameOf): { before: string; after: string } {
  const flat = ({ fields, ...members }: ProviderItem): Readonly<Record<string, unknown>> => ({ ...members, ...fields });
  const [was, is] = [flat(before), flat(after)];
  const differing = Object.keys({ ...was, ...is }).filter((member) => was[member] !== is[member]);
  const text = (side: typeof was) => differing.map((member) => `${member}: ${nameOf(member, side[member])}`).join(', ');
  return { before: text(was), after: text(is) };
}

function retiredStep(item: ProviderItem, statusId: number | undefined, nameOf: NameOf): SyncStep {
  const step = {
    ...noDetails,
    key: `CONFIGURATION ${item.identifier}`,
    kind: 'CONFIGURATION' as const,
    clientId: null,
    clientName: null,
    name: item.name,
    reason: 'DEVICE_REMOVED' as const,
  };
  if (statusId === undefined || statusId === item.statusId) return { ...step, outcome: 'UNCHANGED' };
  return {
    ...step,
    outcome: 'CHANGED',
    ...changeTexts(item, { ...item, statusId }, nameOf),
    action: { type: 'update', id: item.id, change: { statusId } },
  };
}

function additionSteps(plan: SyncPlan, found: readonly ProviderAddition[], nameOf: NameOf): SyncStep[] {
  const keyOf = ({ agreementId, productId }: Pick<ProviderAddition, 'agreementId' | 'productId'>) =>
    `AGREEMENT ${agreementId} ${productId}`;
  const existing = new Map(found.map((addition) => [keyOf(addition), addition]));
  const wanted = new Set(plan.additions.map(keyOf));
  const left = found.filter((one) => one.managedBy === managedBy && one.quantity > 0 && !wanted.has(keyOf(one)));
  const step = { ...noDetails, kind: 'AGREEMENT' as const };
  return [
    ...plan.additions.map(({ agreementId, productId, quantity, ...subject }): SyncStep => {
      const key = keyOf({ agreementId, productId });
      const before = existing.get(key);
      const detail = nameOf('agreementId', agreementId);
      if (before?.quantity === quantity && before.managedBy === managedBy)
        return { ...step, ...subject, key, outcome: 'UNCHANGED', detail };
      return {
        ...step,
        ...subject,
        key,
        detail,
        outcome: before ? 'CHANGED' : 'CREATED',
        before: before ? String(before.quantity) : null,
        after: String(quantity),
        action: { type: 'count', addition: { agreementId, productId, quantity, managedBy } },
      };
    }),
    ...left.map((one): SyncStep => {
      const { agreementId, productId, quantity } = one;
      return {
        ...step,
        key: keyOf(one),
        clientId: null,
        clientName: null,
        name: nameOf('productId', productId),
        detail: nameOf('agreementId', agreementId),
        outcome: 'CHANGED',
        before: String(quantity),
        after: '0',
        reason: 'DEVICE_REMOVED',
        action: { type: 'count', addition: { agreementId, productId, quantity: 0, managedBy } },
      };
    }),
  ];
}
