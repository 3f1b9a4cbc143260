/** What stands at the start of a file's card: the drawing of its kind, or the picture that it is. */
import { useEffect, useRef, useState } from 'react';
import {
  FileArchiveIcon,
  FileAudioIcon,
  FileImageIcon,
  FileSheetIcon,
  FileTextIcon,
  FileVideoIcon,
} from '../icon/file-icons.tsx';
import { FileIcon, type IconComponent } from '../icon/icon.tsx';
import type { FileKind } from './model/file-types.ts';
import { PresentationIcon } from './upload-icons.tsx';

const icons: Readonly<Record<FileKind, IconComponent>> = {
  image: FileImageIcon,
  audio: FileAudioIcon,
  video: FileVideoIcon,
  zip: FileArchiveIcon,
  pdf: FileTextIcon,
  csv: FileSheetIcon,
  powerpoint: PresentationIcon,
  word: FileTextIcon,
  file: FileIcon,
};

export interface FileKindTileProps {
  kind: FileKind;
  /** Of an image: shown small in the place of the drawing. */
  content?: Blob | undefined;
}

export function FileKindTile({ kind, content }: FileKindTileProps) {
  const Icon = icons[kind];
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<Blob>();
  const picture = kind === 'image' ? content : undefined;

  // Drawn rather than shown from an object URL, which a page's `img-src 'self'` would refuse, and report.
  useEffect(() => {
    if (!picture) return;
    let isShown = true;
    createImageBitmap(picture).then(
      (bitmap) => {
        if (isShown && canvas.current && cover(canvas.current, bitmap)) setDrawn(picture);
        bitmap.close();
      },
      // No picture that this browser can read, whatever its name says: the drawing stays.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [picture]);

  const isDrawn = picture !== undefined && drawn === picture;
  return (
    <span className={`file-tile file-tile-${kind}`} aria-hidden="true">
      {!isDrawn && <Icon size={18} />}
      {picture && <canvas ref={canvas} className="file-tile-picture" hidden={!isDrawn} width={72} height={72} />}
    </span>
  );
}

/** Fills the square with the picture's middle. */
function cover(canvas: HTMLCanvasElement, picture: ImageBitmap): boolean {
  const context = canvas.getContext('2d');
  if (!context) return false;
  const side = Math.min(picture.width, picture.height);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(
    picture,
    (picture.width - side) / 2,
    (picture.height - side) / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  return true;
}
