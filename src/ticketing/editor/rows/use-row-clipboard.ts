import { type ClipboardEvent, useMemo } from 'react';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { useRowMessages } from '../editing/row-messages.ts';
import type { RowList } from '../model/automation-form.ts';
import { copiedText, pasteRows, readCopied } from '../model/row-clipboard.ts';

export interface RowClipboard {
  /** Rows by their ids; without any all of the list. */
  copy(ids?: readonly string[]): void;
  /** Asks the browser for what was copied, behind a row or at the end. */
  paste(after?: string): void;
  /** For the list: the usual keys, wherever the focus is in it but in a text. */
  handlers: { onCopy(event: ClipboardEvent): void; onPaste(event: ClipboardEvent): void };
}

/** Copies rows as JSON and takes them over, from this or another editor. */
export function useRowClipboard(list: RowList): RowClipboard {
  const { editor, type, facts } = useEditing();
  const t = useRowMessages();
  const announce = useAnnounce();
  const { show } = useNotices();

  return useMemo(() => {
    const rowsOf = () => {
      const { actions, conditions } = editor.form.values.peek();
      return list === 'actions' ? actions : conditions[list];
    };
    const textOf = (ids?: readonly string[]) =>
      copiedText(
        list === 'actions' ? 'actions' : 'conditions',
        rowsOf().filter(({ id }) => ids?.includes(id) ?? true),
      );
    const take = (text: string, after?: string) => {
      const copied = readCopied(text);
      if (!copied) return show(t('clipboard.nothing'), 'info');
      const { pasted, refused } = pasteRows(editor, copied, { list, type, facts: facts.peek(), after });
      if (pasted.length > 0) announce(t('clipboard.pasted', { count: pasted.length }));
      if (refused > 0) show(t('clipboard.refused', { count: refused }), 'warning');
    };
    return {
      async copy(ids) {
        const text = textOf(ids);
        try {
          await navigator.clipboard.writeText(text);
          announce(t('clipboard.copied', { count: ids?.length ?? rowsOf().length }));
        } catch {
          show(t('clipboard.copyByKey'), 'warning');
        }
      },
      async paste(after) {
        const text = await readText();
        if (text === undefined) show(t('clipboard.pasteByKey'), 'info');
        else take(text, after);
      },
      handlers: {
        onCopy(event) {
          const id = rowAt(event);
          if (id === undefined || isText(event)) return;
          event.preventDefault();
          event.clipboardData.setData('text/plain', textOf([id]));
          announce(t('clipboard.copied', { count: 1 }));
        },
        onPaste(event) {
          const text = event.clipboardData.getData('text/plain');
          // What is no row is somebody's text, and goes where the caret is.
          if (readCopied(text) === undefined) return;
          event.preventDefault();
          take(text, rowAt(event));
        },
      },
    };
  }, [editor, type, facts, list, t, announce, show]);
}

/** Nothing where the browser does not allow it, or nobody agreed. */
async function readText(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
}

const rowAt = ({ target }: ClipboardEvent) => (target as Element).closest<HTMLElement>('[data-id]')?.dataset.id;

/** Somebody copies words of a field. */
const isText = ({ target }: ClipboardEvent) => (target as Element).matches('input, textarea, [contenteditable="true"]');
