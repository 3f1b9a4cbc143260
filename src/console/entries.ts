/** Lists of things that are told apart by one member. A list that nothing happened to is the same list. */
import { IllegalTransition } from './illegal-transition.ts';

type Keyed<Key extends string> = { readonly [Member in Key]: string };

/** @param what a thing of the list is called when something cannot be done with it */
export function entriesBy<Key extends string>(key: Key, what: string) {
  const isNamed = (id: string) => (entry: Keyed<Key>) => entry[key] === id;

  function found<Entry extends Keyed<Key>>(entries: readonly Entry[], id: string): Entry {
    const entry = entries.find(isNamed(id));
    if (entry === undefined)
      throw new IllegalTransition(`There is no ${what} "${id}"`, 'it was removed, or never loaded');
    return entry;
  }

  return {
    found,

    added<Entry extends Keyed<Key>>(entries: readonly Entry[], entry: NoInfer<Entry>): readonly Entry[] {
      if (entries.some(isNamed(entry[key])))
        throw new IllegalTransition(`The ${what} "${entry[key]}" cannot be added`, 'there is one with this id already');
      return [...entries, entry];
    },

    changed<Entry extends Keyed<Key>>(
      entries: readonly Entry[],
      id: string,
      change: (entry: Entry) => Entry,
    ): readonly Entry[] {
      const before = found(entries, id);
      const after = change(before);
      return after === before ? entries : entries.map((entry) => (entry === before ? after : entry));
    },

    /** In the place of the one with its id, or behind all others. */
    put<Entry extends Keyed<Key>>(entries: readonly Entry[], entry: NoInfer<Entry>): readonly Entry[] {
      const isSame = isNamed(entry[key]);
      return entries.some(isSame) ? entries.map((one) => (isSame(one) ? entry : one)) : [...entries, entry];
    },

    removed<Entry extends Keyed<Key>>(entries: readonly Entry[], ids: readonly string[]): readonly Entry[] {
      for (const id of ids) found(entries, id);
      return ids.length === 0 ? entries : entries.filter((entry) => !ids.includes(entry[key]));
    },
  };
}
