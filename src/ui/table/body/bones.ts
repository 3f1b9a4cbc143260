/** What stands for rows that are still to come. */
import { limits } from '../../limits.ts';
import type { GridTable } from '../table-model-types.ts';

/** Rows that stand for those that come: min(20, page size). Source: spec 003 §4. */
export function skeletonCount<Row>({ options }: Pick<GridTable<Row>, 'options'>): number {
  const { pageSize } = options.value;
  return Math.min(limits.table.skeletonRows, typeof pageSize === 'number' ? pageSize : limits.table.skeletonRows);
}

/** Bars of several lengths, the same for the same place. */
export function boneWidth(loadingWidth: number | undefined, seed: number, place: number): string {
  return loadingWidth ? `${loadingWidth}px` : `${44 + ((seed * 7 + place * 3) % 5) * 9}%`;
}
