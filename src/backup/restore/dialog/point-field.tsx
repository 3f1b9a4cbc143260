import { useSignals } from '@preact/signals-react/runtime';
import { useFormat } from '../../../host/use-format.ts';
import { useMessages } from '../../../host/use-host.ts';
import type { BackupEntry } from '../../backup-entry.ts';
import { JobDateField } from '../../recovery/job-date-field.tsx';
import { RevisionField } from '../../recovery/revision-field.tsx';
import { restoreMessages } from '../messages.ts';
import type { RestoreModel } from '../restore-model.ts';
import { ownRevision, pointsKind } from '../restore-order.ts';

/** As of when: a choice, or what was chosen already by the items themselves. */
export function PointField({ items, model }: { items: readonly BackupEntry[]; model: RestoreModel }) {
  useSignals();
  const t = useMessages(restoreMessages);
  const format = useFormat();
  const points = model.points.value;
  const disabled = model.isSubmitting.value;
  switch (pointsKind(items)) {
    case 'revisions':
      return points && <RevisionField points={points} emptyText={t('revision.empty')} disabled={disabled} />;
    case 'jobs':
      return points && <JobDateField points={points} disabled={disabled} />;
    case 'none': {
      const own = points?.points.value.find(({ id }) => id === (items[0] && ownRevision(items[0])));
      const text = items[0]?.content ? t('revision.fixed') : t('revision.own');
      return (
        <dl className="restore-fixed">
          <dt>{t('revision.label')}</dt>
          <dd>{own ? format.moment(own.created, own.isClose) : text}</dd>
        </dl>
      );
    }
  }
}
