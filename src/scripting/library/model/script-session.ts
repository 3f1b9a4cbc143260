/** One script in its form: read before it can be edited, and saved without overwriting what somebody else has saved. */
import { createModel, effect, type Model, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import { createResource } from '../../../base/resource/resource.ts';
import { type ResourceState, valueIn } from '../../../base/resource/resource-state.ts';
import { newScriptId } from '../../../console/scripting/script-id.ts';
import { CallError } from '../../../host/http/call-error.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import type { Press } from '../../../host/http/idempotency.ts';
import { createFormModel } from '../../../ui/form/form-model.ts';
import type { FormModel } from '../../../ui/form/form-types.ts';
import type { Versions } from '../../../ui/record-list/record-versions.ts';
import { createScript, readScript, type StoredScript, updateScript } from '../contract.ts';
import { scriptIssues } from '../script-rules.ts';
import {
  newScriptValues,
  type ScriptValues,
  scriptValues,
  trimmedScript,
  valuesOfCopy,
  withLanguage,
} from '../script-values.ts';

export type ScriptSource =
  /** The one with this id. */
  | { readonly id: string }
  /** A new one, with what another one has. */
  | { readonly copyOf: string }
  /** A new one that begins with these. */
  | { readonly initial: ScriptValues };

export interface ScriptSessionOptions {
  readonly client: HttpClient;
  readonly source: ScriptSource;
  /** Ids of the categories that there are. */
  knownCategories(): ReadonlySet<string>;
  /** The name of a copy, in the reader’s language. */
  copied(name: string): string;
  onStored(script: StoredScript, isNew: boolean): void;
  /** Somebody else has deleted the one with this id. */
  onGone(id: string): void;
}

/** Somebody else has saved it meanwhile. */
export interface ScriptConflict {
  readonly versions: Versions<ScriptValues>;
  /** What is theirs, with who saved it. */
  readonly stored: StoredScript;
}

interface Shape {
  readonly state: ReadonlySignal<ResourceState<StoredScript | undefined>>;
  readonly form: FormModel<ScriptValues>;
  isNew(): boolean;
  readonly conflict: ReadonlySignal<ScriptConflict | undefined>;
  /** Somebody else has deleted it: it is saved as a new one from then on. */
  readonly isGone: ReadonlySignal<boolean>;
  retry(): void;
  /** With what is taken of theirs; from now on theirs is what was edited. */
  settle(taken: Partial<ScriptValues>): void;
  /** Looked at later: the next attempt to save tells the same. */
  dismiss(): void;
}
export type ScriptSession = Model<Shape>;

export function createScriptSession(options: ScriptSessionOptions): ScriptSession {
  return new (createModel<Shape>(() => scriptSession(options)))();
}

function scriptSession({ client, source, knownCategories, copied, onStored, onGone }: ScriptSessionOptions): Shape {
  const id = 'id' in source ? source.id : undefined;
  const read = id ?? ('copyOf' in source ? source.copyOf : undefined);
  const conflict = signal<ScriptConflict | undefined>(undefined);
  const isGone = signal(false);
  /** Saved again after no answer came, it is the same change. */
  const press: Press = {};
  let version: string | undefined;
  let newId = newScriptId();

  const opened = createResource<void, StoredScript | undefined>({
    read: async (_, abort) => (read === undefined ? undefined : readStored(read, abort)),
  });
  const form = createFormModel<ScriptValues>({
    initial: 'initial' in source ? source.initial : newScriptValues,
    check: (values) => scriptIssues(values, { knownCategories: knownCategories() }),
    accept: (next, before) => (next.language === before.language ? next : withLanguage(next, next.language)),
    onSubmit: (values, abort) => save(trimmedScript(values), abort),
  });
  effect(() => () => form[Symbol.dispose]());
  effect(() => {
    const script = valueIn(opened.state.value);
    if (script) untracked(() => begin(script));
  });
  opened.ask();

  function readStored(wanted: string, abort: AbortSignal): Promise<StoredScript> {
    return client.call(readScript, { params: { id: wanted } }, { signal: abort });
  }

  function begin(script: StoredScript): void {
    if (id !== undefined) version = script.version;
    form.reset(id === undefined ? valuesOfCopy(script, copied) : scriptValues(script));
  }

  async function save(body: ScriptValues, abort: AbortSignal): Promise<boolean> {
    const isNew = id === undefined || isGone.peek();
    try {
      const stored = await send(body, isNew, abort);
      version = stored.version;
      onStored(stored, isNew);
      return true;
    } catch (error) {
      if (abort.aborted || !(error instanceof CallError)) throw error;
      if (error.status === 412 && id !== undefined) return compare(id, body, abort);
      if (error.kind === 'not-found' && !isNew) return gone();
      form.refuse(
        error.fieldErrors.map(({ field, code, limit }) => ({
          path: field,
          code,
          ...(limit !== undefined && { limit }),
        })),
      );
      if (error.fieldErrors.length > 0) return false;
      throw error;
    }
  }

  function send(body: ScriptValues, isNew: boolean, abort: AbortSignal): Promise<StoredScript> {
    if (isNew || id === undefined)
      return client.call(createScript, { params: {}, body: { ...body, id: newId } }, { signal: abort, press });
    const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
    return client.call(updateScript, { params: { id }, body }, { signal: abort, headers, press });
  }

  async function compare(wanted: string, own: ScriptValues, abort: AbortSignal): Promise<false> {
    try {
      const stored = await readStored(wanted, abort);
      conflict.value = { stored, versions: { base: form.initial.peek(), own, theirs: scriptValues(stored) } };
    } catch (error) {
      if (error instanceof CallError && error.kind === 'not-found') return gone();
      throw error;
    }
    return false;
  }

  function gone(): false {
    newId = newScriptId();
    isGone.value = true;
    if (id !== undefined) onGone(id);
    return false;
  }

  return {
    state: opened.state,
    form,
    isNew: () => id === undefined,
    conflict,
    isGone,
    retry: opened.retry,
    settle(taken) {
      version = conflict.peek()?.stored.version ?? version;
      conflict.value = undefined;
      form.assign(taken);
    },
    dismiss() {
      conflict.value = undefined;
    },
  };
}
