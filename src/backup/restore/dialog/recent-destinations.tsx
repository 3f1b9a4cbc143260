import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { HistoryIcon } from '../../../ui/icon/icon.tsx';
import { restoreMessages } from '../messages.ts';
import { createRecentDestinations, type RecentDestination } from '../recent-destinations.ts';
import type { RestoreModel } from '../restore-model.ts';

/** Read as the dialog opens, so that nothing moves once somebody wants them. */
export function useRecentDestinations(model: RestoreModel): readonly RecentDestination[] {
  useSignals();
  const { configuration } = useHost();
  const nodeId = model.device.device.value?.id;
  const [recent, setRecent] = useState<readonly RecentDestination[]>([]);
  useEffect(() => {
    if (nodeId === undefined) return;
    let isWanted = true;
    void createRecentDestinations(configuration.peek(), nodeId)
      .read()
      .then((read) => isWanted && setRecent(read));
    return () => {
      isWanted = false;
    };
  }, [configuration, nodeId]);
  return recent;
}

export interface RecentDestinationButtonsProps {
  recent: readonly RecentDestination[];
  model: RestoreModel;
}

/** Where this user restored to before: one press in the place of a search for the device and its folder. */
export function RecentDestinationButtons({ recent, model }: RecentDestinationButtonsProps) {
  useSignals();
  const t = useMessages(restoreMessages);
  if (recent.length === 0) return null;
  return (
    <div className="restore-recent" role="group" aria-label={t('recent')}>
      <span className="restore-recent-title">{t('recent')}</span>
      {recent.map(({ device, path }) => (
        <Button
          key={`${device.id} ${path}`}
          size="small"
          icon={HistoryIcon}
          disabled={model.isSubmitting.value}
          onClick={() => {
            model.chooseDestination(device);
            model.typePath(path);
          }}
        >
          {t('summary.where', { path, device: device.name })}
        </Button>
      ))}
    </div>
  );
}
