/** What a fetcher answers, checked where it comes in: a page without rows or a count would fail far from its cause. */
import * as z from 'zod/mini';
import type { TablePage } from './table-types.ts';

const count = z.number().check(z.nonnegative());
const answer = z.object({
  data: z.array(z.looseObject({})),
  pageCount: count,
  totalCount: z.nullish(count),
});

/** @throws TypeError that says which member is wrong. */
export function parsePage<Row>(value: unknown): TablePage<Row> {
  const { success, data, error } = z.safeParse(answer, value);
  if (!success) {
    const found = error.issues.map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`).join('; ');
    throw new TypeError(
      `The table's fetcher has to answer { data, pageCount, totalCount? }, so its rows cannot be shown. Found ${found}.`,
    );
  }
  const { data: rows } = value as TablePage<Row>;
  return { data: rows, pageCount: data.pageCount, ...(data.totalCount == null ? {} : { totalCount: data.totalCount }) };
}
