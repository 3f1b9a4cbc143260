/** What every part of one editor reaches: its model, its owner's callbacks, what is allowed. */
import type { ReadonlySignal, Signal } from '@preact/signals-core';
import { createContext, use } from 'react';
import type { MessageTree } from '../../../base/message-tree.ts';
import type { Catalogue, Translate } from '../../../host/messages.ts';
import type { TrustedHtmlPolicy } from '../html/inert-body.ts';
import type { RemoteImages } from '../image/remote-images.ts';
import type { EditorModel } from './editor-model.ts';
import type { EditorAtom, EditorCallbacks, EditorPermissions } from './editor-types.ts';
import type { SourceModel } from './source-model.ts';

/** What is asked in a dialog over the editor, once something is chosen from its menus. */
export type EditorDialog = 'table' | 'image-text' | 'shortcuts';

export interface EditorServices {
  model: EditorModel;
  /** The dialog that is open. Its part shows it, and ends it with `undefined`. */
  openDialog: Signal<EditorDialog | undefined>;
  /** The view of the HTML. While it is open nothing else edits: the model is not editable. */
  source: SourceModel;
  /** What the page defined to stand in the text as one. */
  atoms: ReadonlySignal<readonly EditorAtom[]>;
  /** The newest ones: read them when they are needed. */
  callbacks(): EditorCallbacks;
  permissions(): EditorPermissions;
  /** Key of the content id in the answer of an upload. */
  contentIdKey(): string;
  policy(): TrustedHtmlPolicy;
  /** A failure that is nobody's to handle here: to the host's report. */
  report(error: unknown): void;
  /** Code that a press waits for; says so, and what to do where it does not come. Rejects when the user gives up. */
  fetchCode<Code>(load: () => Promise<Code>): Promise<Code>;
  /** The texts of a catalogue in the editor's language, for what is told outside of a component. Reads signals. */
  messages<English extends MessageTree>(catalogue: Catalogue<English>): Translate<English>;
  /** Which images are requested only when somebody asks for them. */
  remoteImages: RemoteImages;
  /** A stylesheet that comes with code which is loaded late. */
  adoptStyles(css: string): void;
  /** To a screen reader. */
  announce(text: string): void;
}

export const EditorContext = createContext<EditorServices | undefined>(undefined);

export function useEditor(): EditorServices {
  const editor = use(EditorContext);
  if (editor === undefined) throw new Error('Rendered outside a rich-text editor.');
  return editor;
}
