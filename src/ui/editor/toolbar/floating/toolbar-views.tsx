import { useSignals } from '@preact/signals-react/runtime';
import { memo } from 'react';
import { late } from '../../../late.tsx';
import { LinkBubble } from '../../link/link-bubble.tsx';
import { useEditor } from '../../model/editor-context.ts';
import { FloatingToolbar } from './floating-toolbar.tsx';

/** What belongs to the toolbar and is not in it. Follows the model alone, not every rendering of the editor. */
export const ToolbarViews = memo(function ToolbarViews() {
  useSignals();
  const { openDialog } = useEditor();
  const close = () => {
    openDialog.value = undefined;
  };
  return (
    <>
      <FloatingToolbar />
      <LinkBubble />
      {openDialog.value === 'shortcuts' && <ShortcutHelp onClose={close} />}
    </>
  );
});

const ShortcutHelp = late<{ onClose(): void }>(async () => (await import('../help/shortcut-help.tsx')).ShortcutHelp);
