import { useMessages } from '../../host/use-host.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { helpMessages } from '../help-messages.ts';

const widths = ['72%', '54%', '63%', '46%'];

/** Lines that are to come. */
export function Skeletons() {
  const t = useMessages(helpMessages);
  return (
    <div className="help-skeletons" role="status" aria-label={t('loading')}>
      {widths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
