/** A file that changes something: what it would do is shown first, and all of it is done, or nothing. */
import { type ReactNode, useRef, useState } from 'react';
import type { ResourceState } from '../../base/resource/resource-state.ts';
import { visible } from '../../base/visible.ts';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Failure } from '../faces/failure.tsx';
import { FilePicker } from '../file-upload/file-picker.tsx';
import type { Attempt } from '../form/use-attempt.ts';
import { ImportIcon } from '../icon/import-icon.tsx';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { SkeletonLines } from '../skeleton/skeleton.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './file-import-dialog.css';
import { fileImportMessages } from './file-import-messages.ts';

export interface FileImportDialogProps {
  title: string;
  /** Which file is wanted, and what becomes of it. */
  text: string;
  /** As a native file field has it: `.csv,text/csv`. */
  accept: string;
  /** Reading the file, and comparing it with what is there. */
  state: ResourceState<unknown>;
  /** While it is read. */
  loadingText: string;
  failedTitle: string;
  onChoose(file: File): void;
  onRetry(): void;
  /** Doing what the file says. */
  attempt: Attempt;
  submitLabel: string;
  canSubmit: boolean;
  onClose(): void;
  /** What the file would do. */
  children: ReactNode;
}

export function FileImportDialog({ state, attempt, onClose, children, ...props }: FileImportDialogProps) {
  useThemedStyles(css);
  const t = useMessages(fileImportMessages);
  const picker = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState<string>();
  const { run, isBusy, error } = attempt;
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      title={props.title}
      size="wide"
      onClose={close}
      footer={
        <>
          <Button onClick={close} disabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button variant="primary" busy={isBusy} disabled={!props.canSubmit} onClick={run}>
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <div className="file-import">
        {error !== undefined && <InlineAlert tone="danger">{error}</InlineAlert>}
        <p className="file-import-text">{props.text}</p>
        <div className="file-import-file">
          <Button icon={ImportIcon} disabled={isBusy} onClick={() => picker.current?.click()}>
            {t(fileName === undefined ? 'choose' : 'chooseAnother')}
          </Button>
          {fileName !== undefined && <span className="file-import-text">{visible(fileName)}</span>}
          <FilePicker
            ref={picker}
            accept={props.accept}
            multiple={false}
            onChoose={([file]) => {
              if (!file) return;
              setFileName(file.name);
              props.onChoose(file);
            }}
          />
        </div>
        {state.status === 'loading' && (
          <div className="file-import-wait" role="status">
            <p className="file-import-text">{props.loadingText}</p>
            <SkeletonLines count={4} />
          </div>
        )}
        {(state.status === 'failed' || state.status === 'refresh-failed') && (
          <Failure error={state.error} title={props.failedTitle} onRetry={props.onRetry} />
        )}
        {children}
      </div>
    </Dialog>
  );
}
