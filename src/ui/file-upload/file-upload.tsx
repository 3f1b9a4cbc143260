import { useSignals } from '@preact/signals-react/runtime';
import { type ClipboardEvent, useId, useRef } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { splitField } from '../field/split-field.ts';
import { useAnnounce } from '../live-region/use-announce.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { type DroppedFiles, droppedFiles } from './dropped-files.ts';
import { FileList } from './file-list.tsx';
import { FilePicker } from './file-picker.tsx';
import css from './file-upload.css';
import type { FileUploadProps } from './file-upload-props.ts';
import { fileMessages } from './messages.ts';
import { RefusedFiles } from './refused-files.tsx';
import { UploadIcon } from './upload-icons.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useRulesText } from './use-rules-text.ts';

/** Files by dropping, pasting or a button; what was chosen as cards. */
export function FileUpload<Result>(props: FileUploadProps<Result>) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(fileMessages);
  const announce = useAnnounce();
  const { frame, own } = splitField(props);
  const { model, disabled = false, readOnly = false, maximumFilesMessage, anchor } = own;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const rules = model.rules.value;
  const isFull = model.isFull.value;
  const isEmpty = model.items.value.length === 0;
  const rulesText = useRulesText(rules);
  const count = rules.maximumFiles;

  const add = ({ files, folders }: DroppedFiles) => {
    const before = model.files.peek().length;
    model.add(files, folders);
    const added = model.files.peek().length - before;
    if (added > 0) announce(t('added', { count: added }));
  };
  const canTake = !disabled && !readOnly;
  const drop = useFileDrop(canTake, add);
  const word = !canTake
    ? t('fixed')
    : isFull
      ? t('full', { count })
      : drop.isOver
        ? t('dropNow')
        : t('drop', { count });
  useKeptFocus(box, () => box.current?.querySelector<HTMLElement>('.file-upload-zone button, .file-list button'));

  const paste = (event: ClipboardEvent) => {
    const pasted = droppedFiles(event.clipboardData);
    if (!canTake || pasted.files.length + pasted.folders.length === 0) return;
    event.preventDefault();
    add(pasted);
  };

  return (
    <Field {...frame} role="group" part="file-upload">
      {(control) => (
        <div ref={box} className="file-upload" {...drop.handlers} onPaste={paste}>
          {/* Natively disabled, so that its button takes no focus in a disabled form. */}
          <fieldset
            role="presentation"
            disabled={disabled}
            // Files that are only to be read stand for themselves.
            hidden={readOnly && !disabled && !isEmpty}
            className={drop.isOver && !isFull ? 'file-upload-zone file-upload-over' : 'file-upload-zone'}
            data-invalid={frame.error !== undefined || undefined}
            part="zone"
          >
            <UploadIcon size={20} />
            <div className="file-upload-words">
              <div className="file-upload-choice">
                <Button
                  ref={anchor}
                  id={control.id}
                  size="small"
                  disabled={!canTake}
                  disabledReason={isFull && canTake ? t('full', { count }) : undefined}
                  aria-describedby={[control['aria-describedby'], `${id}-rules`].filter(Boolean).join(' ')}
                  aria-description={frame.required ? t('required') : undefined}
                  onClick={() => picker.current?.click()}
                >
                  {t('choose', { count })}
                </Button>
                <span className="file-upload-drop">{word}</span>
              </div>
              <p id={`${id}-rules`} className="file-upload-rules">
                {rulesText}
              </p>
            </div>
            <FilePicker
              ref={picker}
              accept={rules.accept || undefined}
              multiple={count > 1}
              onChoose={(files) => {
                if (canTake) add({ files, folders: [] });
              }}
            />
          </fieldset>
          <RefusedFiles model={model} message={maximumFilesMessage} />
          {!isEmpty && <FileList {...props} isFixed={!canTake} />}
        </div>
      )}
    </Field>
  );
}
