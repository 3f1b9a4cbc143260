import { numberFormat } from '../../base/intl-cache.ts';
import { hostMessages } from '../../host/host-messages.ts';
import { useFormat } from '../../host/use-format.ts';
import { useLocale, useMessages } from '../../host/use-host.ts';
import { TrashIcon } from '../icon/action-icons.tsx';
import type { IconComponent } from '../icon/icon.tsx';
import { CloseIcon } from '../icon/later-icons.tsx';
import { DownloadIcon, RefreshIcon } from '../icon/list-icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useUiMessages } from '../messages.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { CutName } from './cut-name.tsx';
import css from './file-card.css';
import { FileKindTile } from './file-kind-tile.tsx';
import { fileMessages } from './messages.ts';
import { fileKind } from './model/file-types.ts';
import { PreviewIcon } from './upload-icons.tsx';

/** `processing` and `error` are the specification's PROCESSING and ERROR. */
export type FileCardVariant = 'ready' | 'waiting' | 'uploading' | 'processing' | 'error' | 'cancelled';

export interface FileCardProps {
  file: {
    name: string;
    /** MIME type. */
    type?: string | undefined;
    /** Bytes; `undefined` where it is not known. */
    size?: number | undefined;
  };
  /** Default `ready`. */
  variant?: FileCardVariant | undefined;
  /** While it is uploaded: from 0 to 1; `undefined` where nobody knows. */
  progress?: number | undefined;
  /** What went wrong; default: Upload failed. */
  error?: string | undefined;
  /** Of an image, for a small picture. */
  content?: Blob | undefined;
  /** What is not given is not offered. */
  onPreview?: (() => void) | undefined;
  onDownload?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** As `onRemove`, of what is gone for good then. */
  onDelete?: (() => void) | undefined;
}

/** One file: what it is, how far it is, and what can be done with it. */
export function FileCard({ file, variant = 'ready', progress, error, content, ...actions }: FileCardProps) {
  useThemedStyles(css);
  const t = useMessages(fileMessages);
  const tHost = useMessages(hostMessages);
  const tUi = useUiMessages();
  const format = useFormat();
  const locale = useLocale();
  const { name } = file;
  const kind = fileKind({ name, type: file.type });
  const facts = [t(`kind.${kind}`), file.size !== undefined && format.bytes(file.size)].filter(Boolean).join(' · ');
  const percent =
    progress === undefined
      ? undefined
      : numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(progress);
  const states: Readonly<Record<FileCardVariant, string | undefined>> = {
    ready: undefined,
    waiting: t('state.waiting'),
    uploading: percent === undefined ? t('state.uploading') : t('state.percent', { percent }),
    processing: t('state.processing'),
    error: error ?? t('state.failed'),
    cancelled: t('state.cancelled'),
  };
  const state = states[variant];

  return (
    <div className={`file-card file-card-${variant}`} part={`file file-${variant}`}>
      <FileKindTile kind={kind} content={content} />
      <div className="file-card-text">
        <CutName name={name} />
        <span className="file-card-facts numeric">
          {variant === 'processing' && <Spinner />}
          <span className="file-card-kind">{facts}</span>
          {state !== undefined && <span className="file-card-state">{state}</span>}
        </span>
      </div>
      <span className="file-card-actions">
        <Action icon={PreviewIcon} label={t('preview')} name={name} onClick={actions.onPreview} />
        <Action icon={DownloadIcon} label={t('download')} name={name} onClick={actions.onDownload} />
        <Action icon={RefreshIcon} label={tHost('failure.retry')} name={name} onClick={actions.onRetry} />
        <Action icon={CloseIcon} label={tUi('cancel')} name={name} onClick={actions.onCancel} />
        <Action icon={TrashIcon} label={t('remove')} name={name} onClick={actions.onRemove} />
        <Action icon={TrashIcon} label={t('delete')} name={name} onClick={actions.onDelete} />
      </span>
      {variant === 'uploading' && <Progress label={t('progressOf', { name })} value={progress} text={percent} />}
    </div>
  );
}

interface ActionProps {
  icon: IconComponent;
  label: string;
  name: string;
  onClick: (() => void) | undefined;
}

/** Its tooltip is the verb; a screen reader, which meets it alone, hears of which file. */
function Action({ icon, label, name, onClick }: ActionProps) {
  const t = useMessages(fileMessages);
  if (!onClick) return null;
  return <IconButton icon={icon} label={t('actionOn', { action: label, name })} onClick={onClick} />;
}

function Progress({ label, value, text }: { label: string; value: number | undefined; text: string | undefined }) {
  return (
    <span
      role="progressbar"
      className={value === undefined ? 'file-card-bar file-card-bar-unknown' : 'file-card-bar'}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === undefined ? undefined : Math.round(value * 100)}
      aria-valuetext={text}
    >
      <span
        className="file-card-bar-done"
        style={value === undefined ? undefined : { inlineSize: `${value * 100}%` }}
      />
    </span>
  );
}
