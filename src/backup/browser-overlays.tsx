/** What opens over the browser: questions, and the dialogs of its actions. What was begun in one goes on when it closes. */
import { useSignals } from '@preact/signals-react/runtime';
import { useBrowser } from './browser-parts.ts';
import { MountDialog } from './mount-dialog.tsx';
import { NewFolder } from './new-folder.tsx';

export function BrowserOverlays() {
  useSignals();
  const { browser, overlay } = useBrowser();
  const close = () => {
    overlay.value = undefined;
  };
  return (
    <>
      {browser.pendingMount.value && <MountDialog />}
      <NewFolder isOpen={overlay.value?.is === 'new-folder'} onClose={close} />
    </>
  );
}
