import { useModel, useSignals } from '@preact/signals-react/runtime';
import { visible } from '../../../base/visible.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import { useFailureText } from '../../../host/use-failure-text.ts';
import { useFormat } from '../../../host/use-format.ts';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Dialog, type DialogCloseReason } from '../../../ui/dialog/dialog.tsx';
import { useClosingGuard } from '../../../ui/form/use-closing-guard.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { JobDateField } from '../../recovery/job-date-field.tsx';
import type { RecoveryRequest } from '../../recovery/recovery-types.ts';
import { RevisionField } from '../../recovery/revision-field.tsx';
import { SourceFacts } from '../../recovery/source-facts.tsx';
import { createDownloadModel, type DownloadModel, offersDeleted } from '../download-model.ts';
import { fileNameOf, kindOf } from '../download-order.ts';
import type { DownloadOrder } from '../download-types.ts';
import { downloadMessages } from '../messages.ts';
import css from './download.css';

export interface DownloadDialogProps {
  client: HttpClient;
  request: RecoveryRequest;
  /** `false` where nothing was begun. */
  start(order: DownloadOrder): Promise<boolean>;
  onStarted(): void;
  /** Hears of what the host could not do. */
  report(error: unknown): void;
  onClose(reason: DialogCloseReason): void;
  /** Offers Restore where a download is of no use. */
  onRestoreInstead?: (() => void) | undefined;
}

/** What is downloaded, at which revision or date, and as what it is saved. Source: spec 000 §2. */
export function DownloadDialog({ request, onClose, onRestoreInstead, ...services }: DownloadDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(downloadMessages);
  const failureText = useFailureText();
  const model = useModel(() => createDownloadModel({ request, ...services }));
  const { guard, prompt } = useClosingGuard({ wouldLose: () => model.wouldLose() });
  const close = (reason: DialogCloseReason) => guard(() => onClose(reason));
  const { items } = request;
  const kind = kindOf(items);
  const points = model.points.value;
  const isEmpty = points?.isEmpty.value === true;
  const isWaiting = !model.canDownload.value && !model.isStarting.value;
  const failure = model.failure.value;
  const why = failure && failureText(failure.error);
  const instead = onRestoreInstead && <RestoreInstead onPress={onRestoreInstead} />;
  return (
    <>
      <Dialog
        title={t(`title.${kind}`, { count: items.length })}
        onClose={close}
        footer={
          <>
            <Button onClick={() => close('button')}>{t('cancel')}</Button>
            <Button
              variant="primary"
              disabled={isWaiting}
              disabledReason={isWaiting && !isEmpty ? t(kind === 'folder' ? 'chooseJob' : 'chooseRevision') : undefined}
              busy={model.isStarting.value}
              onClick={() => model.download()}
            >
              {t('download')}
            </Button>
          </>
        }
      >
        <div className="download-form">
          <SourceFacts request={request} device={model.device} />
          {points && kind === 'file' && <RevisionField points={points} />}
          {points && kind === 'folder' && <JobDateField points={points} />}
          {points && kind === 'several' && <JobDateField points={points} isOptional />}
          {isEmpty && kind !== 'several' && instead}
          {offersDeleted(items) && (
            <Checkbox
              label={t('includeDeleted')}
              checked={model.includeDeleted.value}
              onChange={(include) => model.setIncludeDeleted(include)}
            />
          )}
          {!(isEmpty && kind !== 'several') && <Weight model={model} action={instead} />}
          {kind === 'several' && <p className="download-note">{t('zipOfSeveral')}</p>}
          <p className="download-note">{t('savedAs', { name: fileNameOf(kind, items) })}</p>
          {why !== undefined && (
            <InlineAlert tone="danger" title={t('notDownloaded')}>
              {visible(why)}
            </InlineAlert>
          )}
        </div>
      </Dialog>
      {prompt}
    </>
  );
}

function RestoreInstead({ onPress }: { onPress(): void }) {
  const t = useMessages(downloadMessages);
  return (
    <div className="download-instead">
      <Button size="small" onClick={onPress}>
        {t('restoreInstead')}
      </Button>
    </div>
  );
}

/** What is large is better restored. */
function Weight({ model, action }: { model: DownloadModel; action: React.ReactNode }) {
  useSignals();
  const t = useMessages(downloadMessages);
  const format = useFormat();
  switch (model.weight.value) {
    case 'large':
      return (
        <InlineAlert tone="warning" title={t('large')} action={action}>
          {t('largeText', { size: format.bytes(model.size.value) })}
        </InlineAlert>
      );
    case 'unknown':
      return (
        <InlineAlert tone="info" action={action}>
          {t('unknownSize')}
        </InlineAlert>
      );
    default:
      return null;
  }
}
