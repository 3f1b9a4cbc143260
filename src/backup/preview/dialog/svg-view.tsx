import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { InfoIcon } from '../../../ui/icon/common-icons.tsx';
import { FileIcon } from '../../../ui/icon/icon.tsx';
import { previewMessages } from '../messages.ts';
import { Face } from './preview-faces.tsx';
import { useBlobAddress } from './use-blob-address.ts';

export interface SvgViewProps {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  onAsText(): void;
}

/** A drawing only ever as an image: there no script of it runs, and nothing is loaded for it. */
export function SvgView({ name, bytes, onAsText }: SvgViewProps) {
  const t = useMessages(previewMessages);
  const { address, isRefused } = useBlobAddress(bytes, 'image/svg+xml', 'img-src');
  const [isBroken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // By script, as an address that is not there yet would be one of the page's own.
    if (image.current && address) image.current.src = address;
  }, [address]);

  const asText = <Button onClick={onAsText}>{t('showText')}</Button>;
  if (isRefused) return <Face icon={InfoIcon} title={t('face.refused')} text={t('face.refusedText')} action={asText} />;
  if (isBroken) return <Face icon={FileIcon} title={t('face.broken')} text={t('face.brokenText')} action={asText} />;
  return (
    <>
      <div className="code-facts">
        <Button size="small" onClick={onAsText}>
          {t('showText')}
        </Button>
      </div>
      <div className="code-stage preview-picture" tabIndex={-1}>
        <img
          ref={image}
          alt={t('content.picture', { name })}
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      </div>
    </>
  );
}
