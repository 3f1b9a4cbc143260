import { visible } from '../../base/visible.ts';
import type { Machine } from '../../console/virtualization/machine-shape.ts';
import { useFormat } from '../../host/use-format.ts';
import { useMessages } from '../../host/use-host.ts';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { roomSeverity } from '../concerns.ts';
import { virtualizationMessages } from '../virtualization-messages.ts';
import { Card } from './card.tsx';

/** How full its datastores are, or the disks of a guest. */
export function StorageCard({ stores, title }: { stores: Machine['datastores']; title: string }) {
  const t = useMessages(virtualizationMessages);
  const format = useFormat();
  return (
    <Card title={title}>
      {stores.length === 0 && <p className="machine-none">{t('storage.none')}</p>}
      {stores.map((store) => (
        <ProgressBar
          key={store.id}
          role="meter"
          label={visible(store.name)}
          value={store.capacity - store.free}
          max={store.capacity}
          valueText={t('storage.freeOf', { free: format.bytes(store.free), capacity: format.bytes(store.capacity) })}
          tone={roomSeverity(store) ?? 'accent'}
        />
      ))}
    </Card>
  );
}
