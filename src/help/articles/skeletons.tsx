import { useMessages } from '../../host/use-host.ts';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { helpMessages } from '../help-messages.ts';

/** Lines that are to come. */
export function Skeletons() {
  const t = useMessages(helpMessages);
  return (
    <div className="help-skeletons" role="status" aria-label={t('loading')}>
      <SkeletonLines count={4} />
    </div>
  );
}
