/** The scripts that there are, and the categories they are found by. Source: spec 002 §2.9, §3.5 and §9. */
import * as z from 'zod/mini';
import { entriesBy } from '../entries.ts';
import { IllegalTransition } from '../illegal-transition.ts';
import { listBy } from '../shapes.ts';
import { defineSlice, type Frozen } from '../slice.ts';
import { byName, type Sorting, sorting } from '../sorting.ts';
import { scriptIdLength } from './script-id.ts';
import { defaultScriptParameters, type Script, type ScriptCategory, script, scriptCategory } from './script-shape.ts';

const scripts = entriesBy('id', 'script');
const categories = entriesBy('id', 'script category');

/** What somebody says of a new script; the rest has its default. */
export type NewScript = Pick<Script, 'id' | 'name' | 'language'> & Partial<Script>;

export const scriptsSlice = defineSlice({
  name: 'scripts',
  section: '002 §2.9, §3.5, §9',
  tells: ['add', 'change', 'remove', 'addCategory', 'renameCategory', 'removeCategory'],
  shape: z
    .object({ scripts: listBy('id', script), categories: listBy('id', scriptCategory), sort: sorting })
    .check(z.refine((state) => state.scripts.every((one) => haveAll(state.categories, one.categories)))),
  defaults: { scripts: [], categories: [], sort: byName },
  transitions: {
    load: (state, loaded: readonly Script[], known: readonly ScriptCategory[]) => ({
      ...state,
      // A category that was deleted while the list was under way.
      scripts: loaded.map((one) => withCategories(one, (category) => haveAll(known, [category]))),
      categories: known,
    }),

    add: (state, { id, ...given }: NewScript) => {
      if (id.length !== scriptIdLength)
        throw new IllegalTransition(`The script "${given.name}" cannot be added`, 'its id is not one of `newScriptId`');
      const added = { ...emptyScript, ...given, id };
      assertCategories(state.categories, added.categories);
      return { ...state, scripts: scripts.added(state.scripts, added) };
    },

    /** Whatever the changes say, the id stays. */
    change: (state, id: string, changes: Partial<Omit<Script, 'id'>>) => {
      assertCategories(state.categories, changes.categories ?? []);
      return { ...state, scripts: scripts.changed(state.scripts, id, (one) => ({ ...one, ...changes, id })) };
    },

    remove: (state, ids: readonly string[]) => ({ ...state, scripts: scripts.removed(state.scripts, ids) }),

    addCategory: (state, category: ScriptCategory) => ({
      ...state,
      categories: categories.added(state.categories, category),
    }),

    renameCategory: (state, id: string, name: string) => ({
      ...state,
      categories: categories.changed(state.categories, id, (category) => ({ ...category, name })),
    }),

    /** Its scripts stay, without it. */
    removeCategory: (state, id: string) => ({
      ...state,
      categories: categories.removed(state.categories, [id]),
      scripts: state.scripts.map((one) => withCategories(one, (category) => category !== id)),
    }),

    sort: (state, sort: Readonly<Sorting>) => ({ ...state, sort }),
  },
});

const emptyScript = {
  uid: null,
  operatingSystems: [],
  architectures: [],
  categories: [],
  deviceType: null,
  parameters: defaultScriptParameters,
} as const satisfies Partial<Script>;

function withCategories(one: Script, keeps: (category: string) => boolean): Script {
  const kept = one.categories.filter(keeps);
  return kept.length === one.categories.length ? one : { ...one, categories: kept };
}

function assertCategories(known: readonly ScriptCategory[], chosen: readonly string[]): void {
  for (const id of chosen) categories.found(known, id);
}

const haveAll = (known: readonly Frozen<ScriptCategory>[], chosen: readonly string[]): boolean =>
  chosen.every((id) => known.some((category) => category.id === id));
