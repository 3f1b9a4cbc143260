import { useSignals } from '@preact/signals-react/runtime';
import { late } from '../../late.tsx';
import { useEditor } from '../editor-context.ts';
import { LinkBubble } from '../link/link-bubble.tsx';
import { FloatingToolbar } from './floating-toolbar.tsx';

/** What belongs to the toolbar and is not in it. */
export function ToolbarViews() {
  useSignals();
  return (
    <>
      <FloatingToolbar />
      <LinkBubble />
      {useEditor().openDialog.value === 'shortcuts' && <ShortcutHelp />}
    </>
  );
}

const ShortcutHelp = late(async () => (await import('./shortcut-help.tsx')).ShortcutHelp);
