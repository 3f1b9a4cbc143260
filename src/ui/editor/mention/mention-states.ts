/** What has become of the people whom a text mentions: the page knows, and is asked once for each. */
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { isRecord } from '../../../base/shapes.ts';
import type { EditorServices } from '../model/editor-context.ts';
import type { MentionState } from '../model/editor-types.ts';

export interface MentionStates {
  readonly known: ReadonlySignal<ReadonlyMap<string, MentionState>>;
  /** Asks for this one, together with all that are wanted at the same time. */
  want(id: string): void;
  /** The page can be asked from now on. */
  ask(): void;
}

const all = new WeakMap<EditorServices, MentionStates>();

/** Those of this editor. */
export function mentionStatesOf(editor: EditorServices): MentionStates {
  const made = all.get(editor) ?? createMentionStates(editor);
  all.set(editor, made);
  return made;
}

function createMentionStates({ callbacks, report }: EditorServices): MentionStates {
  const known = signal<ReadonlyMap<string, MentionState>>(new Map());
  const asked = new Set<string>();
  const waiting = new Set<string>();
  let isPlanned = false;

  async function ask() {
    isPlanned = false;
    const { onMentionResolve } = callbacks();
    const ids = [...waiting];
    if (!onMentionResolve || ids.length === 0) return;
    waiting.clear();
    for (const id of ids) asked.add(id);
    try {
      const answer = await onMentionResolve(ids);
      if (!Array.isArray(answer))
        throw new TypeError('onMentionResolve must return a list of { id, label, note, isInvalid }.');
      known.value = new Map([...known.peek(), ...answer.filter(isState).map((state) => [state.id, state] as const)]);
    } catch (error) {
      // The names in the text stay; the next of these that comes into it asks again.
      for (const id of ids) asked.delete(id);
      report(error);
    }
  }

  function plan() {
    if (isPlanned) return;
    isPlanned = true;
    // Chips of one text come one after the other, each by a promise.
    setTimeout(() => void ask());
  }

  return {
    known,
    want(id) {
      if (asked.has(id)) return;
      waiting.add(id);
      plan();
    },
    ask: plan,
  };
}

/** It comes from a server, and is nothing but text here. */
function isState(state: unknown): state is MentionState {
  if (!isRecord(state)) return false;
  const { id, label, note } = state;
  return typeof id === 'string' && [label, note].every((text) => text === undefined || typeof text === 'string');
}
