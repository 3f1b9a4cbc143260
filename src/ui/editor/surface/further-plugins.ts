/** The plugins of an editor that come when its text is there. Each list is made for one editor. */
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import type { Plugin } from 'prosemirror-state';
import { selectionReport } from '../api/selection-report.ts';
import { atomPlugin } from '../atom/atom-plugin.ts';
import { loadClipboard } from '../clipboard/clipboard-events.ts';
import { linkKeys } from '../link/link-keys.ts';
import { mentionPlugin } from '../mention/mention-plugin.ts';
import type { EditorServices } from '../model/editor-context.ts';
import { autoLink } from '../plugins/auto-link.ts';
import { blockEdges } from '../plugins/block-edges.ts';
import { inputRules } from '../plugins/input-rules.ts';
import { keptSelection } from '../plugins/kept-selection.ts';
import { linkedAddress } from '../plugins/linked-address.ts';
import { tablePlugins } from '../table-tools/table-plugins.ts';
import { toolbarPlugin } from '../toolbar/toolbar-plugin.ts';

export function furtherPlugins(editor: EditorServices): Plugin[] {
  loadClipboard().catch(editor.report);
  return [
    // First: while suggestions are open the keys are theirs. What Backspace undoes was typed last, before any block.
    mentionPlugin(editor),
    atomPlugin(editor),
    autoLink(),
    linkedAddress(),
    inputRules(),
    ...blockEdges(),
    gapCursor(),
    dropCursor({ class: 'editor-drop-cursor', color: false }),
    ...tablePlugins(editor),
    linkKeys(editor),
    toolbarPlugin(editor),
    keptSelection(),
    selectionReport(editor),
  ];
}
