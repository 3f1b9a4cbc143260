import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useId, useRef } from 'react';
import { visible } from '../../../base/visible.ts';
import type { UploadStatus } from '../../../directory/upload-check.ts';
import { useFormat } from '../../../host/use-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FilePicker } from '../../../ui/file-upload/file-picker.tsx';
import { RefusedFiles } from '../../../ui/file-upload/refused-files.tsx';
import { useFileDrop } from '../../../ui/file-upload/use-file-drop.ts';
import { FileIcon } from '../../../ui/icon/icon.tsx';
import { CloseIcon, ErrorIcon, WarningIcon } from '../../../ui/icon/later-icons.tsx';
import { DownloadIcon, RefreshIcon } from '../../../ui/icon/list-icons.tsx';
import { AddIcon } from '../../../ui/icon/table-icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import { UntrustedText } from '../../../ui/untrusted-text.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import type { AutomationAttachment } from '../../contract.ts';
import { useRowMessages } from '../editing/row-messages.ts';
import css from './attachment-tiles.css';
import { downloadFrom } from './download-from.ts';
import { type AttachmentList, fileProblem, type MailFiles, statusIn } from './mail-files.ts';

export interface AttachmentTilesProps {
  files: MailFiles;
  list: AttachmentList;
  error: string | undefined;
}

/** What goes with the mails of the automation, in a grid of four. Source: spec 001 §2.1, §4.2 and §9. */
export function AttachmentTiles({ files, list, error }: AttachmentTilesProps) {
  useSignals();
  useThemedStyles(css);
  const t = useRowMessages();
  const announce = useAnnounce();
  const errorId = useId();
  const box = useRef<HTMLElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const add = (chosen: readonly File[], folders: readonly string[] = []) => {
    const before = files.uploads.items.peek().length;
    files.uploads.add(chosen, folders);
    const count = files.uploads.items.peek().length - before;
    if (count > 0) announce(t('attachments.added', { count }));
  };
  const { isOver, handlers } = useFileDrop(true, (dropped) => add(dropped.files, dropped.folders));
  useKeptFocus(box, () => box.current?.querySelector<HTMLElement>('.attachment-tile button, button'));
  // Pictures within the text are seen there.
  const shown = list.value.value.filter(({ metadata }) => metadata.inline !== true);
  const items = files.uploads.items.value;
  return (
    <section
      ref={box}
      className={isOver ? 'attachments attachments-over' : 'attachments'}
      aria-label={t('attachments.title')}
      data-field="attachments"
      {...handlers}
    >
      <div className="attachments-head">
        <h3 className="edit-dialog-heading">{t('attachments.title')}</h3>
        <Button
          size="small"
          icon={AddIcon}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          onClick={() => picker.current?.click()}
        >
          {t('attachments.add')}
        </Button>
      </div>
      <FilePicker ref={picker} accept={undefined} multiple onChoose={(chosen) => add(chosen)} />
      <RefusedFiles model={files.uploads} />
      {shown.length + items.length > 0 && (
        <ul className="attachment-tiles">
          {shown.map((attachment) => (
            <AttachmentTile
              key={attachment.id}
              attachment={attachment}
              files={files}
              onRemove={() => list.set(list.value.peek().filter(({ id }) => id !== attachment.id))}
            />
          ))}
          {items.map(({ id, file, state }) => {
            const hasFailed = state.kind === 'failed';
            const isRefused = hasFailed && fileProblem(state.error) === 'notSupported';
            return (
              <Tile
                key={`upload ${id}`}
                name={file.name}
                size={file.size}
                status={hasFailed ? 'FAILURE' : 'PROCESSING'}
                problem={isRefused ? t('attachments.notSupported') : undefined}
                onRemove={() => files.uploads.remove(id)}
              >
                {hasFailed && !isRefused && (
                  <IconButton
                    icon={RefreshIcon}
                    label={t('attachments.retry', { name: file.name })}
                    onClick={() => files.uploads.retry(id)}
                  />
                )}
              </Tile>
            );
          })}
        </ul>
      )}
      {error !== undefined && (
        <p id={errorId} className="field-error" role="alert">
          <ErrorIcon size={12} />
          {error}
        </p>
      )}
    </section>
  );
}

interface AttachmentTileProps {
  attachment: AutomationAttachment;
  files: MailFiles;
  onRemove(): void;
}

function AttachmentTile({ attachment, files, onRemove }: AttachmentTileProps) {
  useSignals();
  const t = useRowMessages();
  const { show } = useNotices();
  const { name, size } = attachment.metadata;
  const status = statusIn(files, attachment);
  const download = async () => {
    try {
      downloadFrom(document, await files.addressOf(attachment), name);
    } catch {
      show(t('attachments.downloadFailed'), 'danger');
    }
  };
  return (
    <Tile name={name} size={size} status={status} onRemove={onRemove}>
      {status === 'SUCCESS' && (
        <IconButton icon={DownloadIcon} label={t('attachments.download', { name })} onClick={() => void download()} />
      )}
    </Tile>
  );
}

interface TileProps {
  name: string;
  /** Bytes. */
  size: number | null | undefined;
  status: UploadStatus;
  /** In the place of what the state says. */
  problem?: string | undefined;
  onRemove(): void;
  children: ReactNode;
}

function Tile({ name, size, status, problem, onRemove, children }: TileProps) {
  const t = useRowMessages();
  const format = useFormat();
  return (
    <li className="attachment-tile">
      <StatusIcon status={status} problem={problem} />
      <Tooltip text={visible(name)}>
        <UntrustedText text={name} className="attachment-name" />
      </Tooltip>
      {typeof size === 'number' && <span className="attachment-size">{format.bytes(size)}</span>}
      <span className="attachment-tools">
        {children}
        <IconButton icon={CloseIcon} label={t('rows.remove', { name })} onClick={onRemove} />
      </span>
    </li>
  );
}

/** Source: spec 001 §4.2, whose words these are. */
function StatusIcon({ status, problem }: Pick<TileProps, 'status' | 'problem'>) {
  const t = useRowMessages();
  if (status === 'PROCESSING')
    return (
      <span role="status" aria-label={t('attachments.processing')}>
        <Spinner />
      </span>
    );
  if (status === 'SUCCESS') return <FileIcon size={20} />;
  const text = problem ?? t(status === 'FAILURE' ? 'attachments.failure' : 'attachments.suspicious');
  const Icon = status === 'FAILURE' ? ErrorIcon : WarningIcon;
  return (
    <Tooltip text={text}>
      <span className={`attachment-${status.toLowerCase()}`} role="img" aria-label={text}>
        <Icon size={20} />
      </span>
    </Tooltip>
  );
}
