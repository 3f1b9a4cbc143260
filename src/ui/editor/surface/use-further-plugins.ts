import { useEffect } from 'react';
import type { EditorServices } from '../model/editor-context.ts';
import { loadReader } from '../model/editor-value.ts';

/** Fetches, when the text is there, what the first key does not need: it is seldom waited for when it is wanted. */
export function useFurtherPlugins(editor: EditorServices) {
  useEffect(() => {
    let isOver = false;
    const fetchParts = () => {
      import('./further-plugins.ts').then(({ furtherPlugins }) => {
        if (!isOver) editor.model.addPlugins(furtherPlugins(editor));
      }, editor.report);
      loadReader().catch(editor.report);
    };
    // Not in WebKit; a moment later is as good.
    const idle = globalThis.requestIdleCallback?.(fetchParts, { timeout: 500 });
    const timer = idle === undefined ? setTimeout(fetchParts, 50) : undefined;
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [editor]);
}
