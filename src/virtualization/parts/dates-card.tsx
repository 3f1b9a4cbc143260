import type { Machine } from '../../console/virtualization/machine-shape.ts';
import { useMessages } from '../../host/use-host.ts';
import { Tag } from '../../ui/tag/tag.tsx';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import { dayOf, daysBetween, standingOf } from '../concerns.ts';
import { useMeasures } from '../use-measures.ts';
import { virtualizationMessages } from '../virtualization-messages.ts';
import { Card } from './card.tsx';

/** Until when software may be used, and hardware is repaired. */
export function DatesCard({ machine }: { machine: Machine }) {
  const t = useMessages(virtualizationMessages);
  const { day } = useMeasures();
  const { licenses, warrantyStartDate: start, warrantyEndDate: end } = machine;
  const period = () => {
    if (start !== null && end !== null) return t('dates.period', { start: day(start), end: day(end) });
    if (end !== null) return t('dates.until', { end: day(end) });
    return start === null ? t('dates.noWarranty') : t('dates.from', { start: day(start) });
  };
  const ends = (expires: string | null) => {
    if (expires === null) return t('dates.noExpiry');
    const isOver = standingOf(expires, dayOf(new Date())) === 'over';
    return t(isOver ? 'dates.expired' : 'dates.expires', { date: day(expires) });
  };
  return (
    <Card title={t('dates.label')}>
      <ul className="machine-list">
        {licenses.map(({ id, name, expires }) => (
          <li key={id} className="machine-row">
            <span className="machine-row-words">
              <UntrustedText text={name} className="machine-row-name" />
              <span className="machine-note">{ends(expires)}</span>
            </span>
            <EndTag end={expires} />
          </li>
        ))}
        {licenses.length === 0 && <li className="machine-none">{t('dates.noLicenses')}</li>}
        <li className="machine-row">
          <span className="machine-row-words">
            <span className="machine-row-name">{t('dates.warranty')}</span>
            <span className="machine-note">{period()}</span>
          </span>
          <EndTag end={end} />
        </li>
      </ul>
    </Card>
  );
}

/** Nothing is said of what is far off. */
function EndTag({ end }: { end: string | null }) {
  const t = useMessages(virtualizationMessages);
  const today = dayOf(new Date());
  const standing = standingOf(end, today);
  if (end === null || standing === 'none' || standing === 'fine') return null;
  if (standing === 'over') return <Tag tone="danger">{t('dates.over')}</Tag>;
  const count = daysBetween(today, end);
  return <Tag tone="warning">{count === 0 ? t('dates.today') : t('dates.daysLeft', { count })}</Tag>;
}
