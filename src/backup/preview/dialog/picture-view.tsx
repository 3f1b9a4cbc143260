import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { FileIcon } from '../../../ui/icon/icon.tsx';
import type { ImageType } from '../image-format.ts';
import { previewMessages } from '../messages.ts';
import { Face, Reading } from './preview-faces.tsx';

export interface PictureViewProps {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  type: ImageType;
}

/**
 * Draws the pixels of a picture. The bytes are decoded without an address of their own: a page whose security policy
 * allows images of its own origin only shows them as well, and there is nothing that could be opened or run.
 */
export function PictureView({ name, bytes, type }: PictureViewProps) {
  const t = useMessages(previewMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = usePicture(bytes, type);
  useEffect(() => {
    if (!canvas.current || !(picture instanceof ImageBitmap)) return;
    canvas.current.width = picture.width;
    canvas.current.height = picture.height;
    canvas.current.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);

  if (picture === undefined) return <Reading />;
  if (picture === 'broken') return <Face icon={FileIcon} title={t('face.broken')} text={t('face.brokenText')} />;
  const { width, height } = picture;
  return (
    <>
      <div className="code-facts">
        <span className="numeric">{t('facts.pixels', { width, height })}</span>
        {type === 'image/gif' && <span>{t('facts.firstPicture')}</span>}
      </div>
      <div className="code-stage preview-picture" tabIndex={-1}>
        <canvas ref={canvas} role="img" aria-label={t('content.picture', { name })} />
      </div>
    </>
  );
}

function usePicture(bytes: Uint8Array<ArrayBuffer>, type: ImageType): ImageBitmap | 'broken' | undefined {
  const [picture, setPicture] = useState<ImageBitmap | 'broken'>();
  useEffect(() => {
    let isWanted = true;
    let made: ImageBitmap | undefined;
    createImageBitmap(new Blob([bytes], { type })).then(
      (bitmap) => {
        made = bitmap;
        if (isWanted) setPicture(bitmap);
        else bitmap.close();
      },
      () => {
        if (isWanted) setPicture('broken');
      },
    );
    return () => {
      isWanted = false;
      made?.close();
    };
  }, [bytes, type]);
  return picture;
}
