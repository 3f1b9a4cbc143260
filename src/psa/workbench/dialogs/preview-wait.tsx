/** While names are compared: how far that is, where the provider has to be asked for each of them. */
import { useMessages } from '../../../host/use-host.ts';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { psaMessages } from '../../psa-messages.ts';
import type { PreviewProgress } from '../../psa-shapes.ts';
import { useWorkbenchMessages } from '../words/workbench-messages.ts';

export interface PreviewWaitProps {
  progress: PreviewProgress | undefined;
}

export function PreviewWait({ progress }: PreviewWaitProps) {
  const t = useMessages(psaMessages);
  const tBench = useWorkbenchMessages();
  return (
    <div className="bench-dialog-wait">
      {progress && progress.total > 0 ? (
        <>
          <ProgressBar
            label={tBench('autoMap.searching')}
            value={progress.done}
            max={progress.total}
            valueText={t('companies.locationCount', { mapped: progress.done, total: progress.total })}
          />
          <p className="bench-dialog-text">{tBench('autoMap.searchingText')}</p>
        </>
      ) : (
        <p className="bench-dialog-text" role="status">
          {tBench('autoMap.loading')}
        </p>
      )}
      <SkeletonLines count={6} className="bench-dialog-bone" />
    </div>
  );
}
