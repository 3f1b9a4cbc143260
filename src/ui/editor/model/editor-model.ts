/**
 * The document and what is selected in it, as signals. Every change is a transaction that goes through `apply`; views,
 * toolbars and late parts read `state` and run commands. No React, no DOM: without a view it is what tests use.
 */
import { batch, computed, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, type Plugin, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { schema } from '../schema/schema.ts';
import { type EditorStatus, sameStatus, statusOf } from './editor-status.ts';
import { keptSelection } from './kept-selection.ts';

export interface EditorModelOptions {
  document?: Node;
  plugins?: readonly Plugin[];
  /** A transaction of the user or of a command made another document. Not after `replaceDocument`. */
  onChange?(): void;
}

interface Shape {
  readonly state: ReadonlySignal<EditorState>;
  /** What a toolbar shows; the same object until something of it is another. */
  readonly status: ReadonlySignal<EditorStatus>;
  readonly isEditable: ReadonlySignal<boolean>;
  /** The view in front of it, while there is one. */
  readonly view: ReadonlySignal<EditorView | undefined>;
  /** Goes up whenever the document became another from outside: views that remember places in it start anew. */
  readonly generation: ReadonlySignal<number>;
  apply(transaction: Transaction): void;
  /** Does what the command says, and gives the focus back to the text. False where it does not apply. */
  run(command: Command): boolean;
  /** The same, but the focus stays where it is, as for a page that asks for it. */
  perform(command: Command): boolean;
  /** Where somebody has been in the text. Before, what a page puts in goes to its end. */
  readonly hasCaret: boolean;
  /** The focus came, and with it a caret. */
  takeCaret(): void;
  can(command: Command): boolean;
  /**
   * Another document, with a history that begins there. What is selected stays where it still makes sense; of a document
   * that says the same everything stays.
   */
  replaceDocument(document: Node): void;
  /** Adds parts that come late, before all others, each once; history and selection stay. */
  addPlugins(plugins: readonly Plugin[]): void;
  setEditable(isEditable: boolean): void;
  attach(view: EditorView): () => void;
}
export type EditorModel = Model<Shape>;

/** A transaction that is no edit of the user: the id of an image that was uploaded. The value changes all the same. */
export const quietly = 'quietly';

export const createEditorModel = (options: EditorModelOptions = {}): EditorModel =>
  new (createModel<Shape>(() => editorModel(options) as never))() as EditorModel;

function editorModel({ document, plugins = [], onChange }: EditorModelOptions): Shape {
  const state = signal(EditorState.create({ schema, plugins: [...plugins], ...(document && { doc: document }) }));
  const isEditable = signal(true);
  const view = signal<EditorView>();
  const generation = signal(0);
  let lastStatus: EditorStatus | undefined;
  let hasCaret = false;

  function show(next: EditorState) {
    state.value = next;
    view.peek()?.updateState(next);
  }

  return {
    state,
    isEditable,
    view,
    generation,
    get hasCaret() {
      return hasCaret;
    },
    takeCaret() {
      hasCaret = true;
    },
    status: computed(() => {
      const status = statusOf(state.value);
      if (lastStatus === undefined || !sameStatus(lastStatus, status)) lastStatus = status;
      return lastStatus;
    }),

    apply(transaction) {
      const { state: next, transactions } = state.peek().applyTransaction(transaction);
      // The view before the signals: who hears of the new state may measure what is seen.
      view.peek()?.updateState(next);
      state.value = next;
      hasCaret ||= transaction.selectionSet;
      if (transactions.some(({ docChanged }) => docChanged)) onChange?.();
    },

    run(command) {
      const isDone = this.perform(command);
      view.peek()?.focus();
      return isDone;
    },

    perform(command) {
      const shown = view.peek();
      // Without the focus nothing of the page is scrolled away from where somebody is.
      const isSeen = shown?.hasFocus() ?? false;
      const apply = (tr: Transaction) => this.apply(isSeen ? tr.scrollIntoView() : tr);
      return isEditable.peek() && command(state.peek(), apply, shown);
    },

    can: (command) => isEditable.value && command(state.value, undefined, view.peek()),

    replaceDocument(next) {
      const before = state.peek();
      batch(() => {
        if (!next.eq(before.doc)) {
          const selection = keptSelection(before, next);
          show(EditorState.create({ doc: next, selection, plugins: before.plugins }));
        }
        generation.value += 1;
      });
    },

    addPlugins(added) {
      const { plugins: present } = state.peek();
      const missing = added.filter((plugin) => !present.includes(plugin));
      if (missing.length > 0) show(state.peek().reconfigure({ plugins: [...missing, ...present] }));
    },

    setEditable(next) {
      if (next === isEditable.peek()) return;
      isEditable.value = next;
      // The view asks for it anew only with a state.
      view.peek()?.updateState(state.peek());
    },

    attach(attached) {
      view.value = attached;
      return () => {
        if (view.peek() === attached) view.value = undefined;
      };
    },
  };
}
