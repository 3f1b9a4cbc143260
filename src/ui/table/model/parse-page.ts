/** What a fetcher answers, checked where it comes in: a page without rows or a count would fail far from its cause. */
import { expected, problemsOf } from '../../../base/shapes.ts';
import type { TablePage } from '../table-types.ts';

const members = {
  data: expected('a list of rows', Array.isArray),
  pageCount: expected('a number of pages', isCount),
  totalCount: expected('a number of rows', (value) => value === undefined || value === null || isCount(value)),
};

/** @throws TypeError that says which member is wrong. */
export function parsePage<Row>(value: unknown): TablePage<Row> {
  const problems = problemsOf(value, members);
  if (problems.length > 0) {
    throw new TypeError(
      `The table's fetcher must return { data, pageCount, totalCount? }. Its rows can’t be shown. Found ${problems.join('; ')}.`,
    );
  }
  const { data, pageCount, totalCount } = value as TablePage<Row>;
  return { data, pageCount, ...(totalCount == null ? {} : { totalCount }) };
}

/** The place of the first one that is no object; -1 where all are. */
export function firstBadRow(rows: readonly unknown[]): number {
  return rows.findIndex((row) => typeof row !== 'object' || row === null);
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && value >= 0;
}
