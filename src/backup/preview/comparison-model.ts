/** What changed between two revisions, once both were read; which of the two stands in the way where it cannot be told. */
import { createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { type Difference, differenceOf } from './difference.ts';
import type { PreviewState } from './preview-model.ts';

export type Comparison =
  | { is: 'comparing' }
  | { is: 'compared'; difference: Difference }
  | { is: 'same' }
  /** One of them cannot be shown as a text. */
  | { is: 'not-text' }
  | { is: 'too-large' }
  | { is: 'failed'; error: unknown };

export interface ComparisonOptions {
  older: ReadonlySignal<PreviewState | undefined>;
  newer: ReadonlySignal<PreviewState | undefined>;
  isWanted: ReadonlySignal<boolean>;
}

interface Shape {
  result: ReadonlySignal<Comparison | undefined>;
}
export type ComparisonModel = Model<Shape>;

export function createComparison(options: ComparisonOptions): ComparisonModel {
  return new (createModel<Shape>(() => comparisonModel(options)))();
}

function comparisonModel({ older, newer, isWanted }: ComparisonOptions): Shape {
  const result = signal<Comparison | undefined>(undefined);
  let latest = 0;

  async function compare(before: string, after: string): Promise<void> {
    latest += 1;
    const mine = latest;
    const comparison = await differenceOf(before, after).then(
      (difference): Comparison => ({ is: 'compared', difference }),
      (error: unknown): Comparison => ({ is: 'failed', error }),
    );
    if (mine === latest) result.value = comparison;
  }

  effect(() => {
    const before = older.value;
    const after = newer.value;
    latest += 1;
    if (!isWanted.value || !before || !after) {
      result.value = undefined;
      return;
    }
    const obstacle = obstacleOf(before) ?? obstacleOf(after);
    const texts = obstacle ? undefined : [textOf(before), textOf(after)];
    if (obstacle) result.value = obstacle;
    else if (areSame(before, after)) result.value = { is: 'same' };
    else if (texts?.[0] === undefined || texts[1] === undefined) result.value = { is: 'not-text' };
    else {
      result.value = { is: 'comparing' };
      void compare(texts[0], texts[1]);
    }
  });
  effect(() => () => {
    latest += 1;
  });

  return { result };
}

function obstacleOf(state: PreviewState): Comparison | undefined {
  switch (state.is) {
    case 'reading':
      return { is: 'comparing' };
    case 'too-large':
      return { is: 'too-large' };
    case 'failed':
      return { is: 'failed', error: state.error };
    case 'no-revisions':
      return { is: 'not-text' };
    default:
      return undefined;
  }
}

/** A file without bytes is a text without lines. */
function textOf(state: PreviewState): string | undefined {
  if (state.is !== 'ready') return undefined;
  if (state.content.is === 'empty') return '';
  return state.content.is === 'text' ? state.content.text : undefined;
}

function areSame(before: PreviewState, after: PreviewState): boolean {
  if (before.is !== 'ready' || after.is !== 'ready') return false;
  const [a, b] = [before.content, after.content];
  if (a.is === 'empty' || b.is === 'empty') return a.is === b.is;
  if (!('bytes' in a) || !('bytes' in b) || a.bytes.length !== b.bytes.length) return false;
  return a.bytes.every((byte, at) => byte === b.bytes[at]);
}
