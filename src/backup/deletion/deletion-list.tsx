import { useMessages } from '../../host/use-host.ts';
import { DriveIcon, FileIcon, FolderIcon, ServerIcon } from '../../ui/icon/icon.tsx';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import type { BackupEntry } from '../backup-entry.ts';
import { deletionMessages } from './deletion-messages.ts';
import type { DeletionOrder } from './deletion-order.ts';

const icons = {
  plan: ServerIcon,
  file: FileIcon,
  folder: FolderIcon,
  volume: DriveIcon,
  revision: FileIcon,
} as const satisfies Record<BackupEntry['type'], unknown>;

/** So many have room at once. */
const roomFor = 5;

/** Every single thing by its name and path, for what is not read cannot be missed. */
export function DeletionList({ order: { items } }: { order: DeletionOrder }) {
  const t = useMessages(deletionMessages);
  return (
    <ul
      className="deletion-list"
      aria-label={t('listLabel')}
      // A long list can only be scrolled by keyboard when it takes the focus.
      tabIndex={items.length > roomFor ? 0 : undefined}
    >
      {items.map((item) => {
        const Icon = icons[item.type];
        const path = item.type === 'plan' ? undefined : item.path;
        return (
          <li key={`${item.type} ${item.planId} ${item.id}`} className="deletion-item">
            <Icon />
            <span className="deletion-text">
              <span className="deletion-name">
                <UntrustedText text={item.name} />
              </span>
              {path && path !== item.name && (
                <span className="deletion-path">
                  <UntrustedText text={path} />
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
