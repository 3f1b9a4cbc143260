import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../button/button.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { fileMessages } from '../../file-upload/messages.ts';
import { DownloadIcon } from '../../icon/later-icons.tsx';
import { Spinner } from '../../spinner/spinner.tsx';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import css from './attachments.css';
import { editorFileMessages } from './messages.ts';

export interface AttachmentPreviewProps {
  file: File;
  onDownload: (() => void) | undefined;
  onClose(): void;
}

/** A picture at its size, as large as there is room. */
export function AttachmentPreview({ file, onDownload, onClose }: AttachmentPreviewProps) {
  useThemedStyles(css);
  const t = useMessages(editorFileMessages);
  const tFile = useMessages(fileMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'reading' | 'shown' | 'unreadable'>('reading');

  // Painted rather than shown from an object URL, which a page's `img-src 'self'` would refuse.
  useEffect(() => {
    let isOpen = true;
    createImageBitmap(file).then(
      (picture) => {
        if (isOpen && canvas.current) {
          canvas.current.width = picture.width;
          canvas.current.height = picture.height;
          canvas.current.getContext('2d')?.drawImage(picture, 0, 0);
          setState('shown');
        }
        picture.close();
      },
      () => {
        if (isOpen) setState('unreadable');
      },
    );
    return () => {
      isOpen = false;
    };
  }, [file]);

  return (
    <Dialog
      title={file.name}
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
      <div className="editor-preview">
        {state === 'reading' && <Spinner />}
        {state === 'unreadable' && <p>{t('noPreview')}</p>}
        <canvas
          ref={canvas}
          className="editor-preview-picture"
          role="img"
          aria-label={t('preview', { name: file.name })}
          hidden={state !== 'shown'}
        />
      </div>
    </Dialog>
  );
}
