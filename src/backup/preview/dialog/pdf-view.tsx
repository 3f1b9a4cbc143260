import { useState } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { InfoIcon } from '../../../ui/icon/common-icons.tsx';
import { previewMessages } from '../messages.ts';
import { Face } from './preview-faces.tsx';
import { useBlobAddress } from './use-blob-address.ts';

export interface PdfViewProps {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * A PDF in a sandbox where the browser shows one there, which only Gecko does: its viewer is a script of its own, so the
 * sandbox allows that and nothing else. Others have a viewer that no sandbox can hold; it is opened when somebody says so.
 */
export function PdfView(props: PdfViewProps) {
  const t = useMessages(previewMessages);
  const [isOpen, setOpen] = useState(false);
  if (!navigator.pdfViewerEnabled)
    return <Face icon={InfoIcon} title={t('face.pdfNone')} text={t('face.pdfNoneText')} />;
  if (showsSandboxedPdf()) return <Frame {...props} sandbox="allow-scripts" />;
  if (isOpen) return <Frame {...props} sandbox={undefined} />;
  return (
    <Face
      icon={InfoIcon}
      title={t('face.pdfAsk')}
      text={t('face.pdfAskText')}
      action={<Button onClick={() => setOpen(true)}>{t('face.pdfShow')}</Button>}
    />
  );
}

function Frame({ name, bytes, sandbox }: PdfViewProps & { sandbox: string | undefined }) {
  const t = useMessages(previewMessages);
  // The type is given here, not by the server: whatever the bytes are, they are no page.
  const { address, isRefused } = useBlobAddress(bytes, 'application/pdf', 'frame-src');
  if (isRefused) return <Face icon={InfoIcon} title={t('face.refused')} text={t('face.refusedText')} />;
  return (
    <div className="code-stage preview-pdf" tabIndex={-1}>
      {address !== undefined && (
        // biome-ignore lint/a11y/useIframeTitle: a host's tooltips would show it; the label names it
        <iframe aria-label={t('content.pdf', { name })} src={address} sandbox={sandbox} referrerPolicy="no-referrer" />
      )}
    </div>
  );
}

function showsSandboxedPdf(): boolean {
  return CSS.supports('-moz-appearance', 'none');
}
