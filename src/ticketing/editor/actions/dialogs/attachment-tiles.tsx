import { visible } from '../../../../base/visible.ts';
import { useFormat } from '../../../../host/use-host.ts';
import { FileIcon } from '../../../../ui/icon/icon.tsx';
import { CloseIcon, ErrorIcon, WarningIcon } from '../../../../ui/icon/later-icons.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { Spinner } from '../../../../ui/spinner/spinner.tsx';
import { Tooltip } from '../../../../ui/tooltip/tooltip.tsx';
import type { AutomationAttachment } from '../../../contract.ts';
import { useRowMessages } from '../../editing/row-messages.ts';

export interface AttachmentTilesProps {
  attachments: readonly AutomationAttachment[];
  onChange(attachments: readonly AutomationAttachment[]): void;
}

/** What goes with the mails of the automation, in a grid of four. Source: spec 001 §2.1, §4.2 and §9. */
export function AttachmentTiles({ attachments, onChange }: AttachmentTilesProps) {
  const t = useRowMessages();
  // Pictures within the text are seen there.
  const shown = attachments.filter(({ metadata }) => metadata.inline !== true);
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('attachments.title')}>
      <h3 className="edit-dialog-heading">{t('attachments.title')}</h3>
      <ul className="attachment-tiles">
        {shown.map((attachment) => (
          <Tile
            key={attachment.id}
            attachment={attachment}
            onRemove={() => onChange(attachments.filter(({ id }) => id !== attachment.id))}
          />
        ))}
      </ul>
    </section>
  );
}

function Tile({ attachment, onRemove }: { attachment: AutomationAttachment; onRemove(): void }) {
  const t = useRowMessages();
  const format = useFormat();
  const { name, size } = attachment.metadata;
  return (
    <li className="attachment-tile">
      <StatusIcon status={attachment.uploadStatus} />
      <span className="attachment-name">{visible(name)}</span>
      {typeof size === 'number' && <span className="attachment-size">{format.bytes(size)}</span>}
      <span className="attachment-remove">
        <IconButton icon={CloseIcon} label={t('rows.remove', { name })} onClick={onRemove} />
      </span>
    </li>
  );
}

/** Source: spec 001 §4.2, whose words these are. */
function StatusIcon({ status }: { status: string }) {
  const t = useRowMessages();
  if (status === 'PROCESSING')
    return (
      <span role="status" aria-label={t('attachments.processing')}>
        <Spinner />
      </span>
    );
  if (status !== 'FAILURE' && status !== 'SUSPICIOUS') return <FileIcon size={20} />;
  const text = t(status === 'FAILURE' ? 'attachments.failure' : 'attachments.suspicious');
  const Icon = status === 'FAILURE' ? ErrorIcon : WarningIcon;
  return (
    <Tooltip text={text}>
      <span className={`attachment-${status.toLowerCase()}`} role="img" aria-label={text}>
        <Icon size={20} />
      </span>
    </Tooltip>
  );
}
