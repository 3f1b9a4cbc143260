import { useSignals } from '@preact/signals-react/runtime';
import { visible } from '../../../base/visible.ts';
import { CallError } from '../../../host/http/call-error.ts';
import { useFormat } from '../../../host/use-format.ts';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CloseIcon } from '../../../ui/icon/later-icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { UntrustedText } from '../../../ui/untrusted-text.tsx';
import type { RecoveryRequest } from '../../recovery/recovery-types.ts';
import { downloadMessages } from '../messages.ts';
import type { DownloadJob } from '../transfer/download-job.ts';
import type { DownloadManager } from '../transfer/download-manager.ts';
import { NoZipAtDate } from '../transfer/packed-feed.ts';
import { NothingToZip } from '../transfer/zip-feed.ts';
import { TooLargeForZip } from '../transfer/zip-items.ts';
import css from './download.css';
import { useFailureReason } from './use-failure-reason.ts';

export interface DownloadListProps {
  manager: DownloadManager;
  onRestoreInstead?: ((request: RecoveryRequest) => void) | undefined;
}

/** What is being downloaded, and what became of it; nothing while there is none. */
export function DownloadList({ manager, onRestoreInstead }: DownloadListProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(downloadMessages);
  const jobs = manager.jobs.value;
  if (jobs.length === 0) return null;
  return (
    <section className="downloads" aria-label={t('list')} part="downloads">
      <ul className="downloads-list">
        {jobs.map((job) => (
          <Download
            key={job.id}
            job={job}
            onDismiss={() => manager.dismiss(job)}
            onRestoreInstead={onRestoreInstead && (() => onRestoreInstead(job.order))}
          />
        ))}
      </ul>
    </section>
  );
}

interface DownloadProps {
  job: DownloadJob;
  onDismiss(): void;
  onRestoreInstead?: (() => void) | undefined;
}

function Download({ job, onDismiss, onRestoreInstead }: DownloadProps) {
  useSignals();
  const t = useMessages(downloadMessages);
  const status = job.status.value;
  const name = job.order.fileName;
  const isUnderWay = status === 'connecting' || status === 'running';
  return (
    <li className="download">
      <div className="download-head">
        <div className="download-what">
          <UntrustedText text={name} className="download-name" />
          <Facts job={job} />
        </div>
        {isUnderWay ? (
          <Button size="small" aria-label={t('cancelOne', { name })} onClick={() => job.cancel()}>
            {t('cancel')}
          </Button>
        ) : (
          <IconButton
            icon={CloseIcon}
            label={t('dismiss', { name })}
            onClick={() => (status === 'failed' ? job.cancel() : onDismiss())}
          />
        )}
      </div>
      {isUnderWay && <Bar job={job} />}
      {status === 'failed' && <Failure job={job} onRestoreInstead={onRestoreInstead} />}
      <LeftOut paths={job.leftOut.value} isAtDate={job.order.jobId !== undefined} />
    </li>
  );
}

function Facts({ job }: { job: DownloadJob }) {
  useSignals();
  const t = useMessages(downloadMessages);
  const format = useFormat();
  const { done, total, files } = job.progress.value;
  const speed = job.speed.value;
  switch (job.status.value) {
    case 'connecting':
      return (
        <span className="download-facts numeric">
          {files ? t('status.listing', { count: files.total }) : t('status.connecting')}
        </span>
      );
    case 'running': {
      const bytes = format.bytes(done);
      const facts = [
        files && t('progress.files', { done: files.done, count: files.total }),
        total === undefined ? bytes : t('progress.of', { done: bytes, total: format.bytes(total) }),
        speed !== undefined && t('progress.speed', { speed: format.bytes(Math.round(speed)) }),
      ];
      return <span className="download-facts numeric">{facts.filter(Boolean).join(' · ')}</span>;
    }
    case 'completed':
      return <span className="download-facts numeric">{t('status.completed', { size: format.bytes(done) })}</span>;
    case 'handed-over':
      return <span className="download-facts">{t('status.handed-over')}</span>;
    default:
      return <span className="download-facts" />;
  }
}

function Bar({ job }: { job: DownloadJob }) {
  useSignals();
  const { done, total } = job.progress.value;
  return (
    <ProgressBar
      label={visible(job.order.fileName)}
      isLabelHidden
      size="small"
      value={total && done}
      max={total ?? 1}
    />
  );
}

function Failure({ job, onRestoreInstead }: Pick<DownloadProps, 'job' | 'onRestoreInstead'>) {
  useSignals();
  const t = useMessages(downloadMessages);
  const format = useFormat();
  const reasonOf = useFailureReason();
  const error = job.error.value;
  const brokenOff = job.brokenOff.value;
  const { kind, fileName: name } = job.order;
  const isDeclined = error instanceof CallError && error.kind === 'mfa-declined';
  const isHopeless =
    [TooLargeForZip, NothingToZip, NoZipAtDate].some((kind) => error instanceof kind) || isTooLarge(error);
  const received = format.bytes(brokenOff?.received);
  const place =
    brokenOff &&
    (brokenOff.total === undefined
      ? t('failed.brokeOff', { received })
      : t('failed.brokeOffOf', { received, total: format.bytes(brokenOff.total) }));
  const headline = kind.startsWith('image') ? t('failed.image') : t('failed.other', { name });
  return (
    <InlineAlert
      tone={isDeclined ? 'info' : 'danger'}
      title={isDeclined ? t('status.stopped') : headline}
      action={
        <>
          {isHopeless && onRestoreInstead && (
            <Button size="small" onClick={onRestoreInstead}>
              {t('restoreInstead')}
            </Button>
          )}
          {!isHopeless && (
            <Button size="small" onClick={() => job.retry()}>
              {t(job.canResume.value ? 'resume' : 'retry')}
            </Button>
          )}
        </>
      }
    >
      {!isDeclined && !isHopeless && place} {reasonOf(error)}
    </InlineAlert>
  );
}

/** The server's word for a folder that it makes no zip of. */
function isTooLarge(error: unknown): boolean {
  return error instanceof CallError && error.resultCode === 'TOO_LARGE_TO_DOWNLOAD';
}

/** Which ones, up to so many; the event tells all of them. */
const mostNamed = 20;

function LeftOut({ paths, isAtDate }: { paths: readonly string[]; isAtDate: boolean }) {
  const t = useMessages(downloadMessages);
  if (paths.length === 0) return null;
  return (
    <InlineAlert tone="warning" title={t(isAtDate ? 'leftOutThen' : 'leftOut', { count: paths.length })}>
      <span className="download-left-out">
        {paths.slice(0, mostNamed).map((path) => (
          <UntrustedText key={path} text={path} dir="ltr" />
        ))}
        {paths.length > mostNamed && '…'}
      </span>
    </InlineAlert>
  );
}
