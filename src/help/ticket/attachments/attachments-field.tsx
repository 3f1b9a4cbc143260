import { useSignals } from '@preact/signals-react/runtime';
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { formatBytes } from '../../../base/bytes.ts';
import { fetchCode } from '../../../host/late-code/fetch-code.ts';
import { useHost, useLocale } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { FilePicker } from '../../../ui/file-upload/file-picker.tsx';
import { late } from '../../../ui/late.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { attachmentCountLimit, attachmentExtensions } from '../../ticket-terms.ts';
import { useTicketMessages } from '../messages.ts';
import { AttachIcon, CaptureIcon } from '../ticket-icons.tsx';
import type { TicketModel } from '../ticket-types.ts';
import type { AttachmentListProps } from './attachment-list.tsx';
import { useAddFiles } from './use-ticket-files.ts';

/** Files and captures of the screen. The cards come with the first file. */
export function AttachmentsField({ model }: { model: TicketModel }) {
  useSignals();
  const t = useTicketMessages();
  const locale = useLocale();
  const id = useId();
  const add = useAddFiles(model);
  const box = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isSubmitting = model.isSubmitting.value;
  const { maximumSize, accept } = model.files.rules.value;
  const full = model.files.isFull.value ? t('files.full', { maxFiles: attachmentCountLimit }) : undefined;
  const capture = useCapture((file) => add({ files: [file], folders: [] }));
  const count = model.files.items.value.length;
  const lastCount = useRef(count);
  // What was added is seen, though it stands below the edge at which somebody pressed the button.
  useEffect(() => {
    if (count > lastCount.current) box.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    lastCount.current = count;
  }, [count]);
  useKeptFocus(box, () => box.current?.querySelector<HTMLElement>('.file-list button, .ticket-ways button'));

  return (
    <Field label={t('files.label')} role="group" error={capture.hasFailed ? t('files.captureFailed') : undefined}>
      {(control) => (
        <div ref={box} className="ticket-files">
          <div className="ticket-ways">
            <Button
              id={control.id}
              size="small"
              icon={AttachIcon}
              disabled={isSubmitting}
              disabledReason={isSubmitting ? undefined : full}
              aria-describedby={`${id}-rules`}
              onClick={() => picker.current?.click()}
            >
              {t('files.add')}
            </Button>
            {canCaptureScreen() && (
              <Button
                size="small"
                icon={CaptureIcon}
                busy={capture.isRunning}
                // Ahead of the press, from which the browser has only so long to ask.
                onPointerEnter={prepareCapture}
                onFocus={prepareCapture}
                disabled={isSubmitting}
                disabledReason={isSubmitting ? undefined : full}
                onClick={capture.start}
              >
                {t('files.capture')}
              </Button>
            )}
          </div>
          <p id={`${id}-rules`} className="ticket-note">
            {t('files.rules', {
              count: attachmentCountLimit,
              size: formatBytes(maximumSize, locale),
              types: attachmentExtensions.join(', '),
            })}
          </p>
          <FilePicker ref={picker} accept={accept} multiple onChoose={(files) => add({ files, folders: [] })} />
          {model.files.refusals.value.length > 0 && <RefusedAttachments model={model} />}
          {count > 0 && <AttachmentList model={model} />}
        </div>
      )}
    </Field>
  );
}

const AttachmentList = late<AttachmentListProps>(
  async () => (await import('./attachment-list.tsx')).AttachmentList,
  AttachmentPlaces,
);

const RefusedAttachments = late<AttachmentListProps>(
  async () => (await import('../notices/notices.ts')).RefusedAttachments,
);

/** As high as the cards that come. */
function AttachmentPlaces({ model }: AttachmentListProps) {
  useSignals();
  const style = { '--files': model.files.items.value.length } as CSSProperties;
  return <div className="ticket-file-places" style={style} />;
}

function useCapture(onFile: (file: File) => void) {
  const { report } = useHost();
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  const run = async () => {
    setState('running');
    try {
      const { captureScreen } = await loadCapture();
      const file = await captureScreen(new Date());
      if (file) onFile(file);
      setState('idle');
    } catch (error) {
      report(error);
      setState('failed');
    }
  };
  return { isRunning: state === 'running', hasFailed: state === 'failed', start: () => void run() };
}

const loadCapture = () => fetchCode(() => import('./capture-screen.ts'));
const prepareCapture = () => void loadCapture().catch(() => undefined);

/** Phones, and frames that their page does not allow it, cannot. */
function canCaptureScreen(): boolean {
  return typeof navigator.mediaDevices?.getDisplayMedia === 'function';
}
