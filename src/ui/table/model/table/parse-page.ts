/** What a fetcher answers, checked where it comes in: a page without rows or a count would fail far from its cause. */
import type { TablePage } from '../../table-types.ts';

/** @throws TypeError that says which member is wrong. */
export function parsePage<Row>(value: unknown): TablePage<Row> {
  const { data, pageCount, totalCount } = { ...(value as Partial<TablePage<Row>>) };
  const wrong = [
    ...(Array.isArray(data) ? [] : [`data: ${String(data)}`]),
    ...(isCount(pageCount) ? [] : [`pageCount: ${String(pageCount)}`]),
    ...(totalCount == null || isCount(totalCount) ? [] : [`totalCount: ${String(totalCount)}`]),
  ];
  if (wrong.length > 0) {
    const found = typeof value === 'object' ? wrong.join('; ') : `an object was expected, not ${String(value)}`;
    throw new TypeError(
      `The table's fetcher must return { data, pageCount, totalCount? }. Its rows can’t be shown. Found ${found}.`,
    );
  }
  return { data, pageCount, ...(totalCount == null ? {} : { totalCount }) } as TablePage<Row>;
}

/** The place of the first one that is no object; -1 where all are. */
export function firstBadRow(rows: readonly unknown[]): number {
  return rows.findIndex((row) => typeof row !== 'object' || row === null);
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && value >= 0;
}
