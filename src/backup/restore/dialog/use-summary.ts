import { useSignals } from '@preact/signals-react/runtime';
import { useFormat } from '../../../host/use-format.ts';
import { useMessages } from '../../../host/use-host.ts';
import type { BackupEntry } from '../../backup-entry.ts';
import { restoreMessages } from '../messages.ts';
import { folderOf } from '../preflight-target.ts';
import type { RestoreModel } from '../restore-model.ts';
import { ownRevision } from '../restore-order.ts';

/** What, from when, to where, and what happens to files that exist: in sentences. */
export function useSummary(items: readonly BackupEntry[], model: RestoreModel): string {
  useSignals();
  const t = useMessages(restoreMessages);
  const format = useFormat();
  const [first] = items;
  const count = items.length;
  const plan = first?.planName ?? '';
  const what = count === 1 ? t('summary.item', { name: first?.name ?? '', plan }) : t('summary.items', { count, plan });
  const point =
    model.point.value ??
    model.points.value?.points.value.find(({ id }) => first !== undefined && id === ownRevision(first));
  const where = useWhere(items, model);
  const ifExists = model.ifExists.value;
  const sentences = [
    point
      ? t('summary.what', { count, what, when: format.moment(point.created, point.isClose), where })
      : t('summary.whatChosen', { count, what, where }),
    ifExists && t(`summary.${ifExists}`),
    model.includesDeleted.value && t('summary.deleted'),
    model.restoresPermissions.value && t('summary.permissions'),
  ];
  return sentences.filter(Boolean).join(' ');
}

function useWhere(items: readonly BackupEntry[], model: RestoreModel): string {
  useSignals();
  const t = useMessages(restoreMessages);
  if (model.location.value === 'other') {
    return t('summary.where', { path: model.path.value.trim(), device: model.destination.value?.name ?? '' });
  }
  const device = model.device.name.value ?? '';
  const [first] = items;
  return items.length === 1 && first
    ? t('summary.whereOriginal', { path: folderOf(first), device })
    : t('summary.whereOriginals', { device });
}
