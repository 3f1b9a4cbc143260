/** Tags and people who get copies: lists that are added to, taken from or set. Source: spec 001 §3.5 and §3.7. */
import { refusalOf } from '../terms/references.ts';
import { idsOf, type Reference, type Ticket } from '../terms/ticket.ts';
import { orPlace } from '../terms/words.ts';
import { type ActionKind, actionKind, mappedReferences, referencesTo } from './action-kind.ts';
import { actingTypes } from './note-actions.ts';

type List = readonly Reference[];

interface ListAction {
  readonly field: 'add_tags' | 'set_tags' | 'remove_tags' | 'add_cc_list' | 'set_cc_list';
  readonly noun: 'tag' | 'user';
  readonly isOnce: boolean;
  change(before: readonly string[], ids: readonly string[]): readonly string[];
}

const members = { tag: 'tags', user: 'ccList' } as const satisfies Record<string, keyof Ticket>;

const listAction = ({ field, noun, isOnce, change }: ListAction) =>
  actionKind<List>({
    types: actingTypes,
    isOnce,
    storedAs: 'change',
    initial: [],
    fields: [],
    read: listOf,
    validate(list, facts) {
      if (list.length === 0) return [{ code: 'required' }];
      const code = refusalOf(noun, list, facts);
      return code ? [{ code }] : [];
    },
    describe: (list, words) =>
      words.text(`does.${field}`, {
        count: list.length,
        names: orPlace(words.list(idsOf(list).map((id) => words.nameOf(noun, id))), words),
      }),
    apply(list, { ticket }) {
      const member = members[noun];
      return { ticket: { ...ticket, [member]: change(idsOf(ticket[member] ?? []), idsOf(list)) } };
    },
    toStored: (list) => ({ value: idsOf(list) }),
    fromStored: ({ value }) => listOf(value),
    references: (list) => referencesTo(noun, list),
    withReferences(list, map) {
      const kept = mappedReferences(noun, list, map);
      return kept.length === 0 ? undefined : kept;
    },
  } satisfies ActionKind<List>);

const listOf = (value: unknown): List => (Array.isArray(value) ? (value as List) : idsOf(value));

const added = (before: readonly string[], ids: readonly string[]) => [...new Set([...before, ...ids])];
const set = (_: readonly string[], ids: readonly string[]) => [...new Set(ids)];
const removed = (before: readonly string[], ids: readonly string[]) => before.filter((id) => !ids.includes(id));

export const addTags = listAction({ field: 'add_tags', noun: 'tag', isOnce: false, change: added });
export const setTags = listAction({ field: 'set_tags', noun: 'tag', isOnce: false, change: set });
export const removeTags = listAction({ field: 'remove_tags', noun: 'tag', isOnce: false, change: removed });
export const addCcList = listAction({ field: 'add_cc_list', noun: 'user', isOnce: true, change: added });
export const setCcList = listAction({ field: 'set_cc_list', noun: 'user', isOnce: true, change: set });
