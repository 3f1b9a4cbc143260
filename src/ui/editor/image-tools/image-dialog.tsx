import { useId, useState } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../button/button.tsx';
import { Checkbox } from '../../checkbox/checkbox.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { useClosingGuard } from '../../form/use-closing-guard.tsx';
import { NumberField } from '../../number-field/number-field.tsx';
import { TextField } from '../../text-field/text-field.tsx';
import { changeImage, type SelectedImage } from '../image/image-commands.ts';
import type { Size } from '../image/image-size.ts';
import { imageMessages } from '../image/messages.ts';
import { useEditor } from '../model/editor-context.ts';
import type { ImageAttributes } from '../schema/inline.ts';
import { editorLimits } from '../values/editor-limits.ts';
import { maximumWidth, sizeOf } from './resize-frame.ts';

export interface ImageDialogProps {
  image: SelectedImage;
  onClose(): void;
}

/** Alternative text and size of the selected image: what a mouse does with handles, for everybody. */
export function ImageDialog({ image, onClose }: ImageDialogProps) {
  const t = useMessages(imageMessages);
  const { model } = useEditor();
  const form = useId();
  const attributes = image.node.attrs as ImageAttributes;
  const [facts] = useState(() => factsOf(model.view.peek()?.nodeDOM(image.position), attributes, model));
  const [alt, setAlt] = useState(attributes.alt);
  const [size, setSize] = useState<Entered>(facts.shown);
  const [keepsRatio, setKeepsRatio] = useState(true);
  const [problems, setProblems] = useState<Partial<Record<keyof Size, string | undefined>>>({});
  const isOriginal = size.width === facts.original.width && size.height === facts.original.height;

  const enter = (side: keyof Size, value: number | null) => {
    const ratio = facts.shown.width / facts.shown.height;
    const next = { ...size, [side]: value };
    if (keepsRatio && value !== null && value > 0) {
      if (side === 'width') next.height = Math.max(Math.round(value / ratio), 1);
      else next.width = Math.max(Math.round(value * ratio), 1);
    }
    setSize(next);
  };

  const { guard, prompt } = useClosingGuard({
    wouldLose: () => alt !== attributes.alt || size.width !== facts.shown.width || size.height !== facts.shown.height,
  });
  const close = () => guard(onClose);

  const save = () => {
    const { width, height } = size;
    if (problems.width !== undefined || problems.height !== undefined || width === null || height === null) return;
    const isSame = width === facts.shown.width && height === facts.shown.height;
    const sizes = isSame ? {} : isOriginal ? { width: 0, height: 0 } : { width, height };
    onClose();
    model.run(changeImage({ alt: alt.trim(), ...sizes }));
  };

  const sideField = (side: keyof Size) => (
    <NumberField
      label={t(side)}
      required
      value={size[side]}
      minimum={Math.min(editorLimits.image.minimumSize, facts.shown[side], facts.original[side])}
      maximum={side === 'width' ? Math.max(facts.maximum, facts.shown.width) : undefined}
      step={1}
      onChange={(value) => enter(side, value)}
      onProblem={(problem) => setProblems((now) => ({ ...now, [side]: problem }))}
    />
  );

  return (
    <>
      <Dialog
        title={t('details')}
        size="small"
        onClose={close}
        footer={
          <>
            <Button onClick={close}>{t('cancel')}</Button>
            <Button variant="primary" type="submit" form={form}>
              {t('save')}
            </Button>
          </>
        }
      >
        <form
          id={form}
          className="editor-image-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <TextField label={t('text')} hint={t('textHint')} value={alt} onChange={setAlt} />
          <div className="editor-image-sides">
            {sideField('width')}
            {sideField('height')}
          </div>
          <div className="editor-image-ratio">
            <Checkbox label={t('ratio')} checked={keepsRatio} onChange={setKeepsRatio} />
            <Button variant="ghost" size="small" disabled={isOriginal} onClick={() => setSize(facts.original)}>
              {t('original')}
            </Button>
          </div>
          <p className="editor-image-keys">{t('keys')}</p>
        </form>
      </Dialog>
      {prompt}
    </>
  );
}

type Entered = Record<keyof Size, number | null>;

interface Facts {
  /** As it is seen. */
  shown: Size;
  /** As it is by itself, no wider than there is room. */
  original: Size;
  maximum: number;
}

function factsOf(
  box: Node | null | undefined,
  attributes: ImageAttributes,
  model: ReturnType<typeof useEditor>['model'],
): Facts {
  const view = model.view.peek();
  const { minimumSize } = editorLimits.image;
  if (!(box instanceof HTMLElement) || !view) {
    const size = { width: attributes.width || minimumSize, height: attributes.height || minimumSize };
    return { shown: size, original: size, maximum: attributes.maxWidth };
  }
  const shown = sizeOf(box);
  const maximum = maximumWidth(view, box, attributes.maxWidth);
  const picture = box.querySelector<HTMLCanvasElement>('canvas:not([hidden])') ?? box.querySelector('img');
  const own = picture instanceof HTMLCanvasElement ? picture : naturalSize(picture, shown);
  const share = Math.min(1, maximum / own.width);
  const original = { width: Math.round(own.width * share), height: Math.round(own.height * share) };
  return { shown, original, maximum };
}

function naturalSize(picture: HTMLImageElement | null, otherwise: Size): Size {
  const { naturalWidth = 0, naturalHeight = 0 } = picture ?? {};
  return naturalWidth > 0 ? { width: naturalWidth, height: naturalHeight } : otherwise;
}
