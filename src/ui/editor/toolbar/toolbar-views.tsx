import { useSignals } from '@preact/signals-react/runtime';
import { memo } from 'react';
import { late } from '../../late.tsx';
import { LinkBubble } from '../link/link-bubble.tsx';
import { useEditor } from '../model/editor-context.ts';
import { FloatingToolbar } from './floating-toolbar.tsx';

/** What belongs to the toolbar and is not in it. Follows the model alone, not every rendering of the editor. */
export const ToolbarViews = memo(function ToolbarViews() {
  useSignals();
  return (
    <>
      <FloatingToolbar />
      <LinkBubble />
      {useEditor().openDialog.value === 'shortcuts' && <ShortcutHelp />}
    </>
  );
});

const ShortcutHelp = late(async () => (await import('./shortcut-help.tsx')).ShortcutHelp);
