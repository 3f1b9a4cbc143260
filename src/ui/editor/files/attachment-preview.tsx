import { visible } from '../../../base/visible.ts';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../button/button.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { FilePicture } from '../../file-upload/file-picture.tsx';
import { fileMessages } from '../../file-upload/messages.ts';
import { DownloadIcon } from '../../icon/list-icons.tsx';
import { editorFileMessages } from './messages.ts';

export interface AttachmentPreviewProps {
  file: File;
  onDownload: (() => void) | undefined;
  onClose(): void;
}

/** A picture at its size, as large as there is room. */
export function AttachmentPreview({ file, onDownload, onClose }: AttachmentPreviewProps) {
  const t = useMessages(editorFileMessages);
  const tFile = useMessages(fileMessages);
  return (
    <Dialog
      title={visible(file.name)}
      size="large"
      onClose={onClose}
      footer={
        onDownload && (
          <Button icon={DownloadIcon} onClick={onDownload}>
            {tFile('download')}
          </Button>
        )
      }
    >
      <FilePicture file={file} label={t('preview', { name: file.name })} unreadable={t('noPreview')} />
    </Dialog>
  );
}
