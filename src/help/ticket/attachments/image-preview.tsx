import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { createResource } from '../../../base/resource/resource.ts';
import { type ResourceState, valueIn } from '../../../base/resource/resource-state.ts';
import { visible } from '../../../base/visible.ts';
import { fetchCode } from '../../../host/late-code/fetch-code.ts';
import { useHost } from '../../../host/use-host.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FilePicture } from '../../../ui/file-upload/file-picture.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import type { UploadedAttachment } from '../ticket-types.ts';
import css from './image-preview.css';
import { useAttachmentMessages } from './messages.ts';

export interface ImagePreviewProps {
  file: File;
  /** Where the backend has it: then what it has is shown. */
  uploaded?: UploadedAttachment | undefined;
  onClose(): void;
}

/** An attached image, whole. Source: spec 000 §2 (Attachment image preview dialog), §4 and §7. */
export function ImagePreview({ file, uploaded, onClose }: ImagePreviewProps) {
  useThemedStyles(css);
  const t = useAttachmentMessages();
  const label = t('preview.picture', { name: file.name });
  const local = <FilePicture file={file} label={label} unreadable={t('preview.unreadable')} />;
  return (
    <Dialog title={visible(file.name)} size="large" onClose={onClose}>
      {uploaded === undefined ? local : <Uploaded attachment={uploaded} label={label} local={local} />}
    </Dialog>
  );
}

interface UploadedProps {
  attachment: UploadedAttachment;
  label: string;
  local: React.ReactNode;
}

function Uploaded({ attachment: { id, status }, label, local }: UploadedProps) {
  const t = useAttachmentMessages();
  const address = useSignedAddress(id, status === 'SUCCESS');
  const [isBroken, setBroken] = useState(false);
  if (status === 'PROCESSING') {
    return (
      <div className="ticket-preview" role="status">
        <Spinner />
        {t('preview.processing')}
      </div>
    );
  }
  if (status !== 'SUCCESS') {
    return <p className="ticket-preview">{t(status === 'SUSPICIOUS' ? 'failure.notFound' : 'failure.failed')}</p>;
  }
  if (address.status === 'failed' || isBroken) return local;
  const url = valueIn(address);
  if (url === undefined) {
    return (
      <div className="ticket-preview">
        <Spinner />
      </div>
    );
  }
  return <img className="file-picture-image" src={url} alt={label} onError={() => setBroken(true)} />;
}

function useSignedAddress(attachmentId: string, isWanted: boolean): ResourceState<string> {
  useSignals();
  const { client } = useHost();
  const address = useModel(() =>
    createResource<string, string>({
      async read(id, signal) {
        const { readSignedImage } = await fetchCode(() => import('../../contract.ts'));
        const { signedUrl } = await client.call(readSignedImage, { params: { attachmentId: id } }, { signal });
        return signedUrl;
      },
    }),
  );
  useEffect(() => {
    if (isWanted) address.ask(attachmentId);
  }, [attachmentId, address, isWanted]);
  return address.state.value;
}
