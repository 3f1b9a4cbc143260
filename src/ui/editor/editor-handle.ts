/** What an owner does with an editor beside its value. */
import { redo, undo } from 'prosemirror-history';
import type { LateText } from '../../host/forms/late-text.ts';
import type { EditorModel } from './model/editor-model.ts';
import type { EditorValue } from './model/editor-value.ts';

export interface EditorHandle {
  focus(): void;
  /** The document as ProseMirror's JSON, once the value is read. */
  getDocument(): Promise<Record<string, unknown>>;
  /** Answers the value that the owner has from now on. Throws a `RangeError` for what is no document of this editor. */
  setDocument(json: unknown): LateText;
  undo(): void;
  redo(): void;
  /** A link of what is selected, else the address itself as one, where the caret is or was; and the focus there. */
  insertLink(address: string): Promise<void>;
}

export function createEditorHandle(model: EditorModel, value: EditorValue): EditorHandle {
  return {
    focus: () => model.view.peek()?.focus(),
    async getDocument() {
      await value.whenRead();
      return model.state.peek().doc.toJSON() as Record<string, unknown>;
    },
    setDocument: (json) => value.setDocument(json),
    undo: () => void model.run(undo),
    redo: () => void model.run(redo),
    async insertLink(address) {
      const { setLink } = await import('./link/link-commands.ts');
      model.run(setLink(address));
      model.view.peek()?.focus();
    },
  };
}
