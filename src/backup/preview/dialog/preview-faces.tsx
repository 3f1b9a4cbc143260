import { useEffect } from 'react';
import { useFormat } from '../../../host/use-format.ts';
import { useMessages } from '../../../host/use-host.ts';
import { EmptyState, type EmptyStateProps } from '../../../ui/empty-state/empty-state.tsx';
import { Failure } from '../../../ui/faces/failure.tsx';
import { InfoIcon } from '../../../ui/icon/common-icons.tsx';
import { FileIcon } from '../../../ui/icon/icon.tsx';
import { WarningIcon } from '../../../ui/icon/later-icons.tsx';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { recoveryMessages } from '../../recovery/messages.ts';
import { recoveryLimits } from '../../recovery/recovery-limits.ts';
import { previewMessages } from '../messages.ts';
import type { PreviewContent } from '../preview-content.ts';

/** What stands in the place of a content, in the middle of its stage. */
export function Face(state: EmptyStateProps) {
  return (
    <div className="code-stage preview-face" tabIndex={-1}>
      <EmptyState {...state} />
    </div>
  );
}

export function TooLargeFace({ size }: { size: number | undefined }) {
  const t = useMessages(previewMessages);
  const format = useFormat();
  const limit = format.bytes(recoveryLimits.previewBytes);
  const text =
    size === undefined
      ? t('face.tooLargeUnknown', { limit })
      : t('face.tooLargeText', { limit, size: format.bytes(size) });
  return <Face icon={InfoIcon} title={t('face.tooLarge')} text={text} />;
}

export function NoRevisionsFace() {
  const tRecovery = useMessages(recoveryMessages);
  return <Face icon={InfoIcon} title={tRecovery('revision.empty')} />;
}

export interface FailureFaceProps {
  error: unknown;
  /** The list of revisions could not be read, not one of them. */
  isOfList?: boolean;
  title?: string;
  onRetry(): void;
}

export function FailureFace({ error, isOfList = false, title, onRetry }: FailureFaceProps) {
  const t = useMessages(previewMessages);
  return (
    <div className="code-stage preview-face" tabIndex={-1}>
      <Failure
        error={error}
        title={title ?? t(isOfList ? 'face.listFailed' : 'face.failed')}
        declinedTitle={t('face.notLoaded')}
        onRetry={onRetry}
      />
    </div>
  );
}

export function ContentFace({
  content,
}: {
  content: Extract<PreviewContent, { is: 'empty' | 'huge-picture' | 'unknown' }>;
}) {
  const t = useMessages(previewMessages);
  switch (content.is) {
    case 'empty':
      return <Face icon={FileIcon} title={t('face.empty')} text={t('face.emptyText')} />;
    case 'huge-picture': {
      const { width, height } = content;
      return <Face icon={InfoIcon} title={t('face.huge')} text={t('face.hugeText', { width, height })} />;
    }
    default:
      return <UnknownFace expected={content.expected} />;
  }
}

function UnknownFace({ expected }: { expected: 'text' | 'image' | 'pdf' | undefined }) {
  const t = useMessages(previewMessages);
  switch (expected) {
    case 'text':
      return <Face icon={WarningIcon} title={t('face.notText')} text={t('face.notTextText')} />;
    case 'image':
      return <Face icon={WarningIcon} title={t('face.notPicture')} text={t('face.notPictureText')} />;
    case 'pdf':
      return <Face icon={WarningIcon} title={t('face.notPdf')} text={t('face.notPdfText')} />;
    default:
      return <Face icon={FileIcon} title={t('face.unknown')} text={t('face.unknownText')} />;
  }
}

/** Lines that are shown the shape of. */
const comingLines = 7;

export function Reading() {
  const t = useMessages(previewMessages);
  const announce = useAnnounce();
  useEffect(() => announce(t('reading')), [announce, t]);
  return (
    <section className="code-stage preview-reading" aria-label={t('reading')} aria-busy="true" tabIndex={-1}>
      <SkeletonLines count={comingLines} />
    </section>
  );
}
