/** The script library, stored by the rules of its form. Source: spec 002 §2.9 and §3.5. */
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { scriptIdLength } from '../../../src/console/scripting/script-id.ts';
import type { EndpointResponse } from '../../../src/host/http/endpoint.ts';
import {
  type listScripts as listScriptsCall,
  type ScriptBody,
  type StoredScript,
  scriptBuiltIn,
  scriptOutdated,
} from '../../../src/scripting/library/contract.ts';
import { scriptIssues } from '../../../src/scripting/library/script-rules.ts';
import { builtInLanguage } from '../../../src/scripting/library/script-terms.ts';
import { trimmedScript } from '../../../src/scripting/library/script-values.ts';
import { sortKey } from '../database/names.ts';
import type { Database } from '../database/open-database.ts';
import { storedScript, storedScriptCategory } from '../database/schema.ts';
import { requireValid } from '../http/form-refusal.ts';
import type { Change } from '../http/keyed-changes.ts';
import { notFound, Refusal } from '../http/refusal.ts';

type Row = typeof storedScript.$inferSelect;

/** Who saves, and when. */
export interface Saving {
  savedBy: string;
  savedAt: number;
}

export async function listScripts(database: Database): Promise<EndpointResponse<typeof listScriptsCall>> {
  const rows = await database.select().from(storedScript).orderBy(asc(storedScript.sortKey), asc(storedScript.id));
  return rows.map(({ id, uid, content: { description: _, code: __, ...content } }) => ({ ...content, id, uid }));
}

export async function findScript(database: Database, id: string): Promise<Row> {
  const [row] = await database.select().from(storedScript).where(eq(storedScript.id, id));
  if (!row) throw notFound('The script');
  return row;
}

/** Within a change. */
export async function createScript(
  database: Database,
  { id, ...body }: ScriptBody & { id: string },
  saving: Saving,
): Promise<Change<StoredScript>> {
  if (!isScriptId(id)) {
    const message = `The id of a script has ${scriptIdLength} letters, digits, hyphens or underscores.`;
    throw new Refusal(400, 'INVALID_REQUEST', message, {}, [{ field: 'id', code: 'invalid' }]);
  }
  const content = await checkedScript(database, body);
  const [taken] = await database.select().from(storedScript).where(eq(storedScript.id, id));
  if (taken) throw new Refusal(409, 'ID_TAKEN', 'There is a script with this id already.');
  const row = { id, uid: randomUUID(), ...columnsOf(content), parameterKind: null, version: 1, ...saving };
  return { writes: [database.insert(storedScript).values(row)], answer: asScript(row) };
}

/** Within a change. `edited` is the version that somebody started from. */
export async function updateScript(
  database: Database,
  id: string,
  body: ScriptBody,
  { edited, ...saving }: Saving & { edited: string | undefined },
): Promise<Change<StoredScript>> {
  const before = await findScript(database, id);
  refuseBuiltIn(before, 'changed');
  if (edited !== undefined && edited !== String(before.version)) throw outdated(before);
  const content = await checkedScript(database, body);
  const row = { ...before, ...columnsOf(content), version: before.version + 1, ...saving };
  return {
    writes: [database.update(storedScript).set(row).where(eq(storedScript.id, id))],
    answer: asScript(row),
  };
}

/** Within a change. */
export async function deleteScript(database: Database, id: string): Promise<Change<{ resultCode: string }>> {
  refuseBuiltIn(await findScript(database, id), 'deleted');
  return {
    writes: [database.delete(storedScript).where(eq(storedScript.id, id))],
    answer: { resultCode: 'SUCCESS' },
  };
}

/** As it is stored; throws what is wrong with it, by the codes of its form. */
async function checkedScript(database: Database, body: ScriptBody): Promise<ScriptBody> {
  const content = trimmedScript(body);
  const rows = await database.select({ id: storedScriptCategory.id }).from(storedScriptCategory);
  const knownCategories = new Set(rows.map(({ id }) => String(id)));
  requireValid(scriptIssues(content, { knownCategories }), {
    words: {
      name: { required: 'The script needs a name' },
      code: { required: 'The script has no code' },
      categories: { gone: 'A category of the script has been deleted' },
      operatingSystems: { wrongSystem: 'The language doesn’t run on one of the operating systems' },
    },
  });
  return content;
}

function refuseBuiltIn({ content }: Row, done: 'changed' | 'deleted'): void {
  if (content.language !== builtInLanguage) return;
  throw new Refusal(409, scriptBuiltIn, `“${content.name}” is built in and can’t be ${done}.`);
}

function outdated({ version, savedBy, content: { name } }: Row): Refusal {
  const message = `${savedBy || 'Somebody'} has saved version ${version} of “${name}” since you opened it. Nothing was overwritten: open it again to see what changed.`;
  return new Refusal(412, scriptOutdated, message, { ETag: `"${version}"` });
}

export const columnsOf = (content: ScriptBody) => ({ sortKey: sortKey(content.name), content });

export const asScript = ({ id, uid, content, parameterKind, version, savedBy, savedAt }: Row): StoredScript => ({
  ...content,
  id,
  uid,
  parameterKind,
  version: String(version),
  savedBy,
  savedAt,
});

const isScriptId = (id: string) => /^[\w-]+$/.test(id) && id.length === scriptIdLength;
