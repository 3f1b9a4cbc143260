import { useEffect, useRef, useState } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './file-picture.css';

export interface FilePictureProps {
  file: Blob;
  /** What a screen reader calls it. */
  label: string;
  /** In its place where the browser cannot read it. */
  unreadable: string;
}

/** A picture at its size, as large as there is room. */
export function FilePicture({ file, label, unreadable }: FilePictureProps) {
  useThemedStyles(css);
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
    <div className="file-picture">
      {state === 'reading' && <Spinner />}
      {state === 'unreadable' && <p>{unreadable}</p>}
      <canvas ref={canvas} className="file-picture-image" role="img" aria-label={label} hidden={state !== 'shown'} />
    </div>
  );
}
