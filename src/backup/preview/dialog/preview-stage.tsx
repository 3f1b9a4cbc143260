import { useSignals } from '@preact/signals-react/runtime';
import type { PreviewContent } from '../preview-content.ts';
import type { PreviewModel } from '../preview-model.ts';
import { PdfView } from './pdf-view.tsx';
import { PictureView } from './picture-view.tsx';
import { ContentFace, FailureFace, NoRevisionsFace, Reading, TooLargeFace } from './preview-faces.tsx';
import { SvgView } from './svg-view.tsx';
import { TextView } from './text-view.tsx';

export interface PreviewStageProps {
  name: string;
  model: PreviewModel;
  hasNumbers: boolean;
  isWrapped: boolean;
  /** A drawing is shown as the text that it is. */
  isAsText: boolean;
  onAsText(isAsText: boolean): void;
}

/** The revision itself, or what stands in its place. */
export function PreviewStage({ model, ...rest }: PreviewStageProps) {
  useSignals();
  const state = model.state.value;
  switch (state.is) {
    case 'reading':
      return <Reading />;
    case 'too-large':
      return <TooLargeFace size={state.size} />;
    case 'no-revisions':
      return <NoRevisionsFace />;
    case 'failed':
      return <FailureFace error={state.error} isOfList={model.shownId.value === undefined} onRetry={model.retry} />;
    default:
      return <Content content={state.content} {...rest} />;
  }
}

function Content({
  content,
  name,
  hasNumbers,
  isWrapped,
  isAsText,
  onAsText,
}: { content: PreviewContent } & Omit<PreviewStageProps, 'model'>) {
  switch (content.is) {
    case 'text':
      return content.isSvg && !isAsText ? (
        <SvgView name={name} bytes={content.bytes} onAsText={() => onAsText(true)} />
      ) : (
        <TextView
          name={name}
          text={content.text}
          hasNumbers={hasNumbers}
          isWrapped={isWrapped}
          onAsPicture={content.isSvg ? () => onAsText(false) : undefined}
        />
      );
    case 'image':
      return <PictureView name={name} bytes={content.bytes} type={content.type} />;
    case 'pdf':
      return <PdfView name={name} bytes={content.bytes} />;
    default:
      return <ContentFace content={content} />;
  }
}
