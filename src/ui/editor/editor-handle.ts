/** What an owner does with an editor beside its value. */

import { redo, undo } from 'prosemirror-history';
import type { LateText } from '../../host/forms/late-text.ts';
import { fetchCode } from '../../host/late-code/fetch-code.ts';
import type { EditorCall } from './model/command-names.ts';
import type { EditorServices } from './model/editor-context.ts';
import type { InsertedContent } from './model/editor-types.ts';
import type { EditorValue } from './model/editor-value.ts';

export interface EditorHandle {
  focus(): void;
  /** The document as ProseMirror's JSON, once the value is read. */
  getDocument(): Promise<Record<string, unknown>>;
  /** Answers the value that the owner has from now on. Throws a `RangeError` for what is no document of this editor. */
  setDocument(json: unknown): LateText;
  /**
   * A text, or formatted text as `{ html }`, at the caret, where it was last, else at the end; one step of the history.
   * Answers whether it was put in. The focus stays where it is.
   */
  insert(content: InsertedContent): Promise<boolean>;
  /** A command of `api/editor-commands.ts`; answers whether it did something. The focus stays where it is. */
  exec(...call: EditorCall): Promise<boolean>;
  undo(): void;
  redo(): void;
  /** A link of what is selected, else the address itself as one, where the caret is or was; and the focus there. */
  insertLink(address: string): Promise<void>;
}

export function createEditorHandle(editor: EditorServices, value: EditorValue): EditorHandle {
  const { model } = editor;
  return {
    focus: () => model.view.peek()?.focus(),
    async getDocument() {
      await value.whenRead();
      return model.state.peek().doc.toJSON() as Record<string, unknown>;
    },
    setDocument: (json) => value.setDocument(json),
    async insert(content) {
      const [{ insertContent }] = await Promise.all([
        fetchCode(() => import('./api/insert-content.ts')),
        value.whenRead(),
      ]);
      return insertContent(editor, content);
    },
    async exec(...[name, argument]: EditorCall) {
      const [{ runCall }] = await Promise.all([fetchCode(() => import('./api/run-call.ts')), value.whenRead()]);
      return runCall(editor, name, argument);
    },
    undo: () => void model.run(undo),
    redo: () => void model.run(redo),
    async insertLink(address) {
      const { setLink } = await fetchCode(() => import('./link/link-commands.ts'));
      model.run(setLink(address));
      model.view.peek()?.focus();
    },
  };
}
