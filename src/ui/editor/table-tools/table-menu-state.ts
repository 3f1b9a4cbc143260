/** What hangs at the selected cell, and what is to be said of its table. Not in the editor's services: only tables ask. */
import { type Signal, signal } from '@preact/signals-core';
import type { EditorServices } from '../model/editor-context.ts';
import type { EditorModel } from '../model/editor-model.ts';
import type { Axis } from '../table/table-commands.ts';

export interface TableState {
  panel: Signal<'menu' | 'size' | 'color' | undefined>;
  /** A line was dragged to a new size, in CSS pixels. A new object each time. */
  resized: Signal<{ axis: Axis; index: number; size: number } | undefined>;
}

const states = new WeakMap<EditorModel, TableState>();

export function tableState({ model }: EditorServices): TableState {
  const state = states.get(model) ?? { panel: signal(undefined), resized: signal(undefined) };
  states.set(model, state);
  return state;
}

/** False where nothing can be edited. */
export function openTableMenu(editor: EditorServices): boolean {
  if (!editor.model.isEditable.peek()) return false;
  tableState(editor).panel.value = 'menu';
  return true;
}
