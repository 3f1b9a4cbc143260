/** Categories of scripts. Within a change, but for the list. */
import { asc, eq, sql } from 'drizzle-orm';
import type { ScriptCategory } from '../../../src/console/scripting/script-shape.ts';
import { categoryIssues } from '../../../src/scripting/library/script-rules.ts';
import { sortKey } from '../database/names.ts';
import { type Database, nextId } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { storedScript, storedScriptCategory } from '../database/schema.ts';
import { requireValid } from '../http/form-refusal.ts';
import type { Change } from '../http/keyed-changes.ts';
import { notFound } from '../http/refusal.ts';

export async function listCategories(database: Database): Promise<ScriptCategory[]> {
  const rows = await database.select().from(storedScriptCategory).orderBy(asc(storedScriptCategory.sortKey));
  return rows.map(({ id, name }) => ({ id: String(id), name }));
}

export async function createCategory(database: Database, given: string): Promise<Change<ScriptCategory>> {
  const name = await checkedName(database, given);
  const id = await nextId(database, storedScriptCategory);
  return {
    writes: [database.insert(storedScriptCategory).values({ id, name, sortKey: sortKey(name) })],
    answer: { id: String(id), name },
  };
}

export async function renameCategory(
  database: Database,
  wanted: string,
  given: string,
): Promise<Change<ScriptCategory>> {
  const { id } = await findCategory(database, wanted);
  const name = await checkedName(database, given, id);
  return {
    writes: [
      database
        .update(storedScriptCategory)
        .set({ name, sortKey: sortKey(name) })
        .where(eq(storedScriptCategory.id, id)),
    ],
    answer: { id: String(id), name },
  };
}

/** Its scripts stay, without it. Their versions do too: whoever edits one loses nothing by it. */
export async function deleteCategory(database: Database, wanted: string): Promise<Change<{ resultCode: string }>> {
  const { id } = await findCategory(database, wanted);
  const isIn = sql`EXISTS (SELECT 1 FROM json_each(${storedScript.content}, '$.categories') WHERE value = ${String(id)})`;
  const scripts = await database.select().from(storedScript).where(isIn);
  return {
    writes: [
      database.delete(storedScriptCategory).where(eq(storedScriptCategory.id, id)),
      ...scripts.map(({ id: script, content }) =>
        database
          .update(storedScript)
          .set({ content: { ...content, categories: content.categories.filter((one) => one !== String(id)) } })
          .where(eq(storedScript.id, script)),
      ),
    ],
    answer: { resultCode: 'SUCCESS' },
  };
}

async function findCategory(database: Database, id: string) {
  const [row] = await database
    .select()
    .from(storedScriptCategory)
    .where(eq(storedScriptCategory.id, rowId(id)));
  if (!row) throw notFound('The category');
  return row;
}

async function checkedName(database: Database, given: string, own?: number): Promise<string> {
  const rows = await database.select().from(storedScriptCategory);
  const others = rows.filter(({ id }) => id !== own);
  requireValid(categoryIssues(given, others), {
    words: {
      name: { required: 'The category needs a name', taken: 'There is a category with this name already' },
    },
  });
  return given.trim();
}
