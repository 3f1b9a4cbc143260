import { useMessages } from '../../host/use-host.ts';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { billMessages } from './bill-messages.ts';

export function BillSkeleton() {
  const t = useMessages(billMessages);
  return (
    <div className="bill-skeleton" role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <SkeletonLines count={8} />
    </div>
  );
}
