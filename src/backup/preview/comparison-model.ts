/** What changed between two revisions, once both were read; which of the two stands in the way where it cannot be told. */
import { computed, createModel, effect, type Model, type ReadonlySignal } from '@preact/signals-core';
import { createResource } from '../../base/resource/resource.ts';
import type { ResourceState } from '../../base/resource/resource-state.ts';
import { type Difference, differenceOf } from '../../ui/line-difference/difference.ts';
import type { PreviewState } from './preview-state.ts';

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

type Texts = readonly [before: string, after: string];

function comparisonModel({ older, newer, isWanted }: ComparisonOptions): Shape {
  const difference = createResource<Texts, Difference>({ read: ([before, after]) => differenceOf(before, after) });
  /** What can be told at once, or the texts that are to be compared. */
  const question = computed<Comparison | { is: 'texts'; texts: Texts } | undefined>(() => {
    const before = older.value;
    const after = newer.value;
    if (!isWanted.value || !before || !after) return undefined;
    const obstacle = obstacleOf(before) ?? obstacleOf(after);
    if (obstacle) return obstacle;
    if (areSame(before, after)) return { is: 'same' };
    const texts = [textOf(before), textOf(after)] as const;
    return texts[0] === undefined || texts[1] === undefined
      ? { is: 'not-text' }
      : { is: 'texts', texts: [texts[0], texts[1]] };
  });

  effect(() => {
    if (question.value?.is === 'texts') difference.ask(question.value.texts);
    else difference.reset();
  });

  return {
    result: computed(() => (question.value?.is === 'texts' ? comparisonOf(difference.state.value) : question.value)),
  };
}

function comparisonOf(state: ResourceState<Difference>): Comparison {
  switch (state.status) {
    case 'ready':
      return { is: 'compared', difference: state.value };
    case 'failed':
      return { is: 'failed', error: state.error };
    default:
      return { is: 'comparing' };
  }
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
