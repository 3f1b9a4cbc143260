/** By endpoint of the script library, one call that a new server answers, each of which may be made once. */
import { newScriptId } from '../../../../src/console/scripting/script-id.ts';
import { createScript, createScriptCategory, type ScriptBody } from '../../../../src/scripting/library/contract.ts';
import { newScriptValues } from '../../../../src/scripting/library/script-values.ts';
import type { Arguments, DemoClient } from './demo-client.ts';

export const scriptNamed = (name: string, more: Partial<ScriptBody> = {}): ScriptBody => ({
  ...newScriptValues,
  name,
  code: 'Write-Output "Hello"\n',
  ...more,
});

export async function scriptCalls(client: DemoClient): Promise<Record<string, Arguments>> {
  const create = (name: string) => client.call(createScript, { body: { ...scriptNamed(name), id: newScriptId() } });
  const createCategory = (name: string) => client.call(createScriptCategory, { body: { name } });
  const [updated, deleted] = [await create('Updated'), await create('Deleted')];
  const [renamed, dropped] = [await createCategory('Renamed'), await createCategory('Dropped')];
  return {
    listScripts: {},
    readScript: { params: { id: updated.id } },
    createScript: { body: { ...scriptNamed('Created'), id: newScriptId() } },
    updateScript: { params: { id: updated.id }, body: scriptNamed('Updated, renamed') },
    deleteScript: { params: { id: deleted.id } },
    listScriptCategories: {},
    createScriptCategory: { body: { name: 'Created' } },
    renameScriptCategory: { params: { id: renamed.id }, body: { name: 'Renamed again' } },
    deleteScriptCategory: { params: { id: dropped.id } },
    listScriptTemplates: {},
  };
}
