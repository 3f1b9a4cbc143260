/** Files of a download that are quicker fetched together than opened one after the other. */
import type { FetchedFiles } from '../engine/backup-engine.ts';
import type { PlanCatalog } from '../plans/plan-catalog.ts';
import type { PlanRow } from '../plans/plan-rows.ts';
import type { OpenedItem } from './restore-sources.ts';

/** Of as many as these, each start of a program is waited for. */
const fewFiles = 4;
/** Bytes of a file from which on its own start matters little, and its copy much. */
const large = 16 * 1024 * 1024;

export async function fetchedAtOnce(
  catalog: PlanCatalog,
  plan: PlanRow,
  found: readonly OpenedItem[],
): Promise<FetchedFiles | undefined> {
  const small = found.filter(({ file }) => file && !file.special && file.size < large);
  if (small.length < fewFiles) return undefined;
  const fetched = await catalog.fetch(plan, { found: small, restoreDeleted: false });
  if (!fetched) return undefined;
  const files = new Set(small.map(({ file }) => file));
  return { ...fetched, file: (file) => (files.has(file) ? fetched.file(file) : file) };
}
