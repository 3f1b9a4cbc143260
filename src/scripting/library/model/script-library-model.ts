/** The scripts of the page and what is done with them: the server is told first, then everybody who shows the slice. */
import { createModel, effect, type Model, type ReadonlySignal } from '@preact/signals-core';
import { createResource } from '../../../base/resource/resource.ts';
import type { ResourceState } from '../../../base/resource/resource-state.ts';
import type { Script, ScriptCategory } from '../../../console/scripting/script-shape.ts';
import type { scriptsSlice } from '../../../console/scripting/scripts-slice.ts';
import type { StateOf } from '../../../console/slice.ts';
import type { SliceModel } from '../../../console/store/slice-model.ts';
import { CallError } from '../../../host/http/call-error.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import type { Press } from '../../../host/http/idempotency.ts';
import {
  createScriptCategory,
  deleteScript,
  deleteScriptCategory,
  listScriptCategories,
  listScripts,
  renameScriptCategory,
  type StoredScript,
} from '../contract.ts';

interface Shape {
  /** Whether the lists have come; what they hold is in `known`. */
  readonly state: ReadonlySignal<ResourceState<unknown>>;
  readonly known: ReadonlySignal<StateOf<typeof scriptsSlice>>;
  /** Scripts that have the category. */
  scriptsIn(categoryId: string): readonly Script[];
  retry(): void;
  refresh(): Promise<void>;
  /** The server has it. */
  stored(script: StoredScript): void;
  /** Somebody else has deleted it. */
  gone(id: string): void;
  /** Answers whether this deleted it: somebody else may have been faster. */
  remove(id: string, press: Press): Promise<boolean>;
  addCategory(name: string, press: Press): Promise<ScriptCategory>;
  renameCategory(id: string, name: string, press: Press): Promise<void>;
  /** Its scripts stay, without it. Answers as `remove`. */
  removeCategory(id: string, press: Press): Promise<boolean>;
}
export type ScriptLibraryModel = Model<Shape>;

export type ScriptsSlice = SliceModel<typeof scriptsSlice>;

export function createScriptLibrary(client: HttpClient, slice: ScriptsSlice): ScriptLibraryModel {
  return new (createModel<Shape>(() => scriptLibrary(client, slice)))();
}

function scriptLibrary(client: HttpClient, slice: ScriptsSlice): Shape {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  effect(() => () => lifetime.abort());

  const lists = createResource<void, true>({
    async read(_, abort) {
      const [scripts, categories] = await Promise.all([
        client.call(listScripts, { params: {} }, { signal: abort }),
        client.call(listScriptCategories, { params: {} }, { signal: abort }),
      ]);
      slice.change('load', scripts, categories);
      return true;
    },
  });
  lists.ask();

  const hasScript = (id: string) => slice.state.peek().scripts.some((one) => one.id === id);
  const hasCategory = (id: string) => slice.state.peek().categories.some((one) => one.id === id);

  function gone(id: string): void {
    if (hasScript(id)) slice.change('remove', [id]);
  }

  return {
    state: lists.state,
    known: slice.state,
    scriptsIn: (categoryId) => slice.state.value.scripts.filter(({ categories }) => categories.includes(categoryId)),
    retry: lists.retry,
    async refresh() {
      lists.ask(undefined, { keepsValue: true });
      await lists.settled();
    },

    stored(script) {
      const { id, ...changes } = listed(script);
      // A category that somebody has made since comes with the next reading.
      if (!changes.categories.every(hasCategory)) return lists.refresh();
      if (hasScript(id)) slice.change('change', id, changes);
      else slice.change('add', { id, ...changes });
    },

    gone,

    async remove(id, press) {
      const deleted = await client.call(deleteScript, { params: { id } }, { press, signal }).then(() => true, ifGone);
      gone(id);
      return deleted;
    },

    async addCategory(name, press) {
      const category = await client.call(createScriptCategory, { params: {}, body: { name } }, { press, signal });
      if (!hasCategory(category.id)) slice.change('addCategory', category);
      return category;
    },

    async renameCategory(id, name, press) {
      const category = await client.call(renameScriptCategory, { params: { id }, body: { name } }, { press, signal });
      if (hasCategory(id)) slice.change('renameCategory', id, category.name);
    },

    async removeCategory(id, press) {
      const deleted = await client
        .call(deleteScriptCategory, { params: { id } }, { press, signal })
        .then(() => true, ifGone);
      if (hasCategory(id)) slice.change('removeCategory', id);
      return deleted;
    },
  };
}

/** What lists have of a script. */
function listed(script: StoredScript): Script {
  const { id, uid, name, language, operatingSystems, architectures, categories, deviceType, parameters } = script;
  return { id, uid, name, language, operatingSystems, architectures, categories, deviceType, parameters };
}

function ifGone(error: unknown): boolean {
  if (error instanceof CallError && error.kind === 'not-found') return false;
  throw error;
}
