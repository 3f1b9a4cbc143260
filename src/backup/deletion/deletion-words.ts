import { isolated } from '../../base/visible.ts';
import type { TranslateDeletion } from './deletion-messages.ts';
import type { DeletionOrder } from './deletion-order.ts';

/** What is deleted, in few words. */
export function deletionName(order: DeletionOrder, t: TranslateDeletion): string {
  const { items, planName } = order;
  const count = order.of === 'plans' ? order.planIds.length : items.length;
  const [first] = items;
  if (order.of === 'plans') return count === 1 ? t('what.plan', { name: planName }) : t('what.plans', { count });
  return count === 1 && first ? isolated(first.name) : t('what.items', { count, plan: planName });
}

/** What has to be typed before whole plans are deleted; `undefined` where nothing has to. */
export function wantedWords(order: DeletionOrder, t: TranslateDeletion): string | undefined {
  if (order.of !== 'plans') return undefined;
  const count = order.planIds.length;
  return count === 1 ? order.planName : t('phrase', { count });
}
