/** Scripts and categories as they stand on the server, past the elements. */
import { newScriptId } from '../../../src/console/scripting/script-id.ts';
import type { Endpoint, EndpointResponse } from '../../../src/host/http/endpoint.ts';
import { fillPath } from '../../../src/host/http/fill-path.ts';
import {
  createScript,
  createScriptCategory,
  deleteScript,
  deleteScriptCategory,
  listScriptCategories,
  listScripts,
  readScript,
  type ScriptBody,
  type StoredScript,
  updateScript,
} from '../../../src/scripting/library/contract.ts';
import { newScriptValues } from '../../../src/scripting/library/script-values.ts';

async function ask<E extends Endpoint>(
  { method, path }: E,
  { params = {}, body }: { params?: Record<string, string>; body?: unknown } = {},
): Promise<EndpointResponse<E>> {
  const response = await fetch(fillPath(path, params), {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

export const validScript = (name: string, more: Partial<ScriptBody> = {}): ScriptBody => ({
  ...newScriptValues,
  name,
  code: 'Write-Output "Hello"\n',
  ...more,
});

export const newStored = (name: string, more: Partial<ScriptBody> = {}): Promise<StoredScript> =>
  ask(createScript, { body: { ...validScript(name, more), id: newScriptId() } });
export const readStored = (id: string) => ask(readScript, { params: { id } });
export const saveStored = (id: string, body: ScriptBody) => ask(updateScript, { params: { id }, body });
export const removeStored = (id: string) => ask(deleteScript, { params: { id } });
export const newCategory = (name: string) => ask(createScriptCategory, { body: { name } });
export const storedCategories = () => ask(listScriptCategories);

/** Those whose name has the word, by name. */
export const storedScripts = async (word: string) => (await ask(listScripts)).filter(({ name }) => name.includes(word));

/** Nothing has the word any more: other tests have left theirs. */
export async function withoutAny(word: string): Promise<void> {
  for (const { id } of await storedScripts(word)) await removeStored(id);
  for (const { id, name } of await storedCategories())
    if (name.includes(word)) await ask(deleteScriptCategory, { params: { id } });
}
