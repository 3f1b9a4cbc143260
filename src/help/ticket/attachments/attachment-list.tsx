import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { UploadStatus } from '../../../directory/upload-check.ts';
import { type FileFace, FileList } from '../../../ui/file-upload/file-list.tsx';
import { fileKind } from '../../../ui/file-upload/model/file-types.ts';
import type { UploadItem } from '../../../ui/file-upload/model/upload-model.ts';
import { late } from '../../../ui/late.tsx';
import { hasImageOf, withoutImageOf } from '../inline-images.ts';
import type { Submission, TicketModel, UploadedAttachment } from '../ticket-types.ts';
import type { ImagePreviewProps } from './image-preview.tsx';
import { type TranslateAttachment, useAttachmentMessages } from './messages.ts';

export interface AttachmentListProps {
  model: TicketModel;
}

type Attachment = UploadItem<File, UploadedAttachment>;

/** The ticket's files as cards, an image opened large. */
export function AttachmentList({ model }: AttachmentListProps) {
  useSignals();
  const t = useAttachmentMessages();
  const [previewed, setPreviewed] = useState<Attachment>();
  return (
    <>
      <FileList
        model={model.files}
        isFixed={model.isSubmitting.value}
        faceOf={(item) => faceOf(item, model.submission.value, t)}
        onPreview={(item) => (fileKind(item.file) === 'image' ? () => setPreviewed(item) : undefined)}
        mayRemove={(file) => {
          const { body, isHtml } = model.values.peek();
          if (isHtml && hasImageOf(body, file)) model.set('body', withoutImageOf(body, file));
          return true;
        }}
      />
      {previewed && (
        <ImagePreview
          file={previewed.file}
          uploaded={previewed.state.kind === 'done' ? previewed.state.result : undefined}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </>
  );
}

const ImagePreview = late<ImagePreviewProps>(async () => (await import('./image-preview.tsx')).ImagePreview);

/** What the backend makes of a file (spec 000 §4, Attachments); what it refused is marked until something is done about it. */
function faceOf({ file, state }: Attachment, submission: Submission, t: TranslateAttachment): FileFace | undefined {
  const faces: Readonly<Record<UploadStatus, FileFace>> = {
    SUCCESS: { variant: 'ready' },
    PROCESSING: { variant: 'processing' },
    SUSPICIOUS: { variant: 'error', error: t('failure.notFound') },
    FAILURE: { variant: 'error', error: t('failure.failed') },
  };
  if (state.kind === 'done') return faces[state.result.status];
  if (submission.is !== 'failed' || !('names' in submission.problem)) return undefined;
  const { problem } = submission;
  if (!problem.names.includes(file.name)) return undefined;
  return faces[problem.kind === 'refusedFiles' && problem.suspicious.includes(file.name) ? 'SUSPICIOUS' : 'FAILURE'];
}
