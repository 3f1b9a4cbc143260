/** What is said of a thing of a policy, of whichever kind. */
import type { FormChange } from '../../ui/form/form-types.ts';
import type { ItemDifference } from './item-versions.ts';

export interface Fact {
  readonly id: string;
  readonly label: string;
  /** Empty: nothing is said. */
  readonly text: string;
}

export interface ItemWords<Item> {
  name(item: Item): string;
  facts(item: Item): readonly Fact[];
}

/** Facts that are not the same in both. */
export function changedFacts<Item>(words: ItemWords<Item>, before: Item, after: Item): FormChange[] {
  const was = new Map(words.facts(before).map((fact) => [fact.id, fact]));
  const is = words.facts(after);
  const known = new Set(is.map(({ id }) => id));
  const all = [...is, ...[...was.values()].filter(({ id }) => !known.has(id)).map((fact) => ({ ...fact, text: '' }))];
  return all.flatMap(({ id, label, text }) => {
    const old = was.get(id)?.text ?? '';
    return old === text ? [] : [{ path: id, label, before: old, after: text }];
  });
}

/** In one line, where several things are told of. */
export function lineOf<Item>(words: ItemWords<Item>, item: Item | undefined, gone: string): string {
  if (item === undefined) return gone;
  return words
    .facts(item)
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => `${label}: ${text}`)
    .join(' · ');
}

/** Each thing that was changed, with what of it. */
export function changesOf<Item>(
  words: ItemWords<Item>,
  differences: readonly ItemDifference<Item>[],
  gone: string,
): FormChange[] {
  return differences.map(({ id, own, theirs }) => {
    const named = own ?? theirs;
    const label = named === undefined ? id : words.name(named);
    if (own === undefined || theirs === undefined)
      return { path: id, label, before: theirs && lineOf(words, theirs, gone), after: own && lineOf(words, own, gone) };
    const facts = changedFacts(words, theirs, own);
    const text = (which: 'before' | 'after') =>
      facts.map((fact) => `${fact.label}: ${String(fact[which])}`).join(' · ');
    return { path: id, label, before: text('before'), after: text('after') };
  });
}
