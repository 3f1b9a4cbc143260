import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../host/use-host.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { actionMessages } from '../action-messages.ts';
import { useBrowser } from '../browser-model/browser-parts.ts';
import { NewFolderDialog } from '../location/new-folder-dialog.tsx';
import { pathOf } from '../place.ts';

export interface NewFolderProps {
  isOpen: boolean;
  onClose(): void;
}

/** The dialog while it is open, and what it led to afterwards. */
export function NewFolder({ isOpen, onClose }: NewFolderProps) {
  useSignals();
  const t = useMessages(actionMessages);
  const notices = useNotices();
  const { browser } = useBrowser();
  const nodeId = browser.nodeId.value;
  return (
    <>
      {isOpen && nodeId !== undefined && (
        <NewFolderDialog
          nodeId={nodeId}
          path={pathOf(browser.place.value)}
          onClose={onClose}
          onCreated={(name) => {
            onClose();
            notices.show(t('newFolder.created', { name }));
          }}
        />
      )}
      {notices.stack}
    </>
  );
}
