/**
 * The document as HTML that is edited by hand. Nothing of it reaches the document before the view is left, and then as
 * one step of the history; until then the owner's value is what leaving would give. Source: spec 003 §4, source view.
 */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { closeHistory } from 'prosemirror-history';
import { Fragment, type Node } from 'prosemirror-model';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorModel } from './editor-model.ts';

/** What a text of HTML is to the editor: a document, or names of elements that none can hold. */
export type Examined = { doc: Node } | { unsupported: readonly string[] };

/** What needs HTML read and written; its code comes with the first use. */
export interface SourceWork {
  /** Formatted where that changes nothing of the document. */
  sourceOf(doc: Node): Promise<string>;
  examine(html: string): Examined;
}

export interface SourceModelOptions {
  editor: EditorModel;
  load(): Promise<SourceWork>;
  isAllowed(): boolean;
  /** What leaving would give now; `undefined` for the document as it is, which it stays while leaving is refused. */
  onProposal(doc: Node | undefined): void;
  report(error: unknown): void;
}

interface Shape {
  readonly isOpen: ReadonlySignal<boolean>;
  /** Comes, but its code or the formatted text is not there yet. */
  readonly isBusy: ReadonlySignal<boolean>;
  /** Of the Source button: also while it is open, when everything else of a toolbar is disabled. */
  readonly canToggle: ReadonlySignal<boolean>;
  readonly text: ReadonlySignal<string>;
  /** Names of elements in the text that no document can hold; empty where it can be left. */
  readonly unsupported: ReadonlySignal<readonly string[]>;
  /** Leaving was refused, and the reason still stands. */
  readonly isRefused: ReadonlySignal<boolean>;
  /** Opens it; or leaves it, which is refused while there is something unsupported. */
  toggle(): void;
  type(text: string): void;
  /** Leaves it with the document as it was. */
  discard(): void;
  /** Whether the owner lets the value be edited. */
  setEnabled(isEnabled: boolean): void;
}
export type SourceModel = Model<Shape>;

export const createSourceModel = (options: SourceModelOptions): SourceModel =>
  new (createModel<Shape>(() => sourceModel(options) as never))() as SourceModel;

const none: readonly string[] = [];

function sourceModel({ editor, load, isAllowed, onProposal, report }: SourceModelOptions): Shape {
  const isOpen = signal(false);
  const isBusy = signal(false);
  const isEnabled = signal(true);
  const text = signal('');
  const unsupported = signal(none);
  const isRefused = signal(false);
  const canToggle = computed(() => isEnabled.value && !isBusy.value);
  let work: SourceWork | undefined;
  let shown = '';
  /** What the text says, where that is another document. */
  let written: Node | undefined;

  async function open(isWanted = () => true) {
    isBusy.value = true;
    try {
      work ??= await load();
      let { doc } = editor.state.peek();
      let source = await work.sourceOf(doc);
      // Somebody may have typed meanwhile.
      while (doc !== editor.state.peek().doc) {
        ({ doc } = editor.state.peek());
        source = await work.sourceOf(doc);
      }
      if (!isWanted()) return;
      shown = source;
      show(source);
      isOpen.value = true;
    } catch (error) {
      report(error);
    } finally {
      isBusy.value = false;
    }
  }

  function show(next: string) {
    text.value = next;
    written = undefined;
    unsupported.value = none;
    isRefused.value = false;
  }

  function close() {
    isOpen.value = false;
    show('');
  }

  function leave() {
    if (unsupported.peek().length > 0) {
      isRefused.value = true;
      return;
    }
    const next = written;
    close();
    if (next === undefined) onProposal(undefined);
    else editor.apply(replaceBlocks(editor.state.peek(), next));
  }

  // Another value from outside: what was typed here belongs to a document that is gone.
  let generation = editor.generation.peek();
  effect(() => {
    if (editor.generation.value === generation) return;
    generation = editor.generation.peek();
    // Unless somebody closes it meanwhile.
    if (isOpen.peek()) void open(() => isOpen.peek());
  });

  return {
    isOpen,
    isBusy,
    canToggle,
    text,
    unsupported,
    isRefused,
    toggle() {
      if (!canToggle.peek()) return;
      if (isOpen.peek()) leave();
      else if (isAllowed()) void open();
    },
    type(next) {
      if (work === undefined || !isOpen.peek()) return;
      const { doc } = editor.state.peek();
      const examined = next === shown ? { doc } : work.examine(next);
      text.value = next;
      if ('unsupported' in examined) {
        unsupported.value = examined.unsupported;
        written = undefined;
        onProposal(undefined);
        return;
      }
      unsupported.value = none;
      isRefused.value = false;
      written = examined.doc.eq(doc) ? undefined : examined.doc;
      onProposal(written);
    },
    discard() {
      close();
      onProposal(undefined);
    },
    setEnabled(next) {
      isEnabled.value = next;
    },
  };
}

/** The blocks that are other ones, as one step: what stayed keeps its place in selections and history. */
function replaceBlocks({ doc, tr }: EditorState, next: Node): Transaction {
  const most = Math.min(doc.childCount, next.childCount);
  let first = 0;
  while (first < most && doc.child(first).eq(next.child(first))) first += 1;
  let after = 0;
  while (after < most - first && doc.child(doc.childCount - 1 - after).eq(next.child(next.childCount - 1 - after))) {
    after += 1;
  }
  const content = Fragment.fromArray(next.content.content.slice(first, next.childCount - after));
  const start = sizeOf(doc, 0, first);
  tr.replaceWith(start, start + sizeOf(doc, first, doc.childCount - after), content);
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(start + 1, tr.doc.content.size))));
  return closeHistory(tr).scrollIntoView();
}

function sizeOf(doc: Node, from: number, to: number): number {
  let size = 0;
  for (let index = from; index < to; index += 1) size += doc.child(index).nodeSize;
  return size;
}
