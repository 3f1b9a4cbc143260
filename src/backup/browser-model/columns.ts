/** The browser's columns, one entry each: its width, how it sorts, and what stands in it. Source: spec 000 §3. */
import type { Comparator } from '../../ui/table/model/listing-types.ts';
import type { TableColumn } from '../../ui/table/table-types.ts';
import type { BackupRow } from '../backup-row.ts';
import type { BackupMessageKey } from '../messages.ts';
import { isImagePlan } from '../plan-contract.ts';

type CellKind =
  | { kind: 'name' }
  | { kind: 'created' }
  | { kind: 'storage' }
  | { kind: 'text'; of(row: BackupRow): string | null | undefined }
  /** In the backend's words. */
  | { kind: 'schedule'; of(row: BackupRow): string | null | undefined }
  /** One of a few wire words, shown by the catalogue's word for it. */
  | { kind: 'word'; of(row: BackupRow): BackupMessageKey | string | null | undefined }
  | { kind: 'bytes'; of(row: BackupRow): number | null | undefined }
  /** Milliseconds since 1970. */
  | { kind: 'date'; of(row: BackupRow): number | null | undefined };

type ColumnWidth = Required<Pick<TableColumn<BackupRow>, 'minWidth' | 'share'>> &
  Pick<TableColumn<BackupRow>, 'compactWidth' | 'scrollingWidth'>;

export interface BackupColumn {
  header: BackupMessageKey;
  width: ColumnWidth;
  /** Where rows have two lines: the smaller, the more it matters. */
  priority?: number;
  cell: CellKind;
}

/**
 * All plans' columns fit beside a page's own menu on a screen of 1,280 CSS pixels. Where they scroll, a name is whole beside
 * its tag.
 */
const nameWidth = { minWidth: 206, scrollingWidth: 262, share: 2.4 };
const sizeWidth = { minWidth: 96, share: 0.6 };
/** As wide as the longest translation of such a header. */
const longHeaderWidth = { minWidth: 138, share: 0.6 };
const storedWidth = { minWidth: 88, share: 0.6 };
/** As wide as `Nov 22, 2026, 11:04 AM`. */
const dateWidth = { minWidth: 182, compactWidth: 148, share: 0.9 };

export const columns = {
  name: { header: 'column.name', width: nameWidth, cell: { kind: 'name' } },
  created: { header: 'column.created', width: { minWidth: 252, share: 2.4 }, cell: { kind: 'created' } },
  path: {
    header: 'column.path',
    priority: 1,
    // So little that all columns of a search stand side by side in 840 pixels.
    width: { minWidth: 94, share: 2 },
    cell: { kind: 'text', of: (row) => row.path },
  },
  size: { header: 'column.size', priority: 3, width: sizeWidth, cell: { kind: 'bytes', of: (row) => row.size } },
  backupSize: {
    header: 'column.backupSize',
    priority: 6,
    width: longHeaderWidth,
    cell: { kind: 'bytes', of: (row) => row.backupSize },
  },
  modified: {
    header: 'column.modified',
    priority: 2,
    width: dateWidth,
    cell: { kind: 'date', of: (row) => row.modified },
  },
  lastRevision: {
    header: 'column.lastRevision',
    priority: 2,
    width: dateWidth,
    cell: { kind: 'date', of: (row) => row.modified },
  },
  lastSuccess: {
    header: 'column.lastSuccess',
    priority: 2,
    width: dateWidth,
    cell: { kind: 'date', of: (row) => row.modified },
  },
  planType: {
    header: 'column.planType',
    priority: 3,
    // As wide as `File and folder`.
    width: { minWidth: 118, share: 1 },
    cell: { kind: 'word', of: ({ plan }) => plan && `planType.${isImagePlan(plan) ? 'IMAGE' : 'FILE_FOLDER'}` },
  },
  destination: {
    header: 'column.destination',
    priority: 5,
    width: { minWidth: 110, share: 0.7 },
    cell: { kind: 'word', of: (row) => row.plan && `destination.${row.plan.destination}` },
  },
  schedule: {
    header: 'column.schedule',
    // As wide as `Daily at 12:30 AM`.
    width: { minWidth: 144, share: 1 },
    cell: { kind: 'schedule', of: (row) => row.plan?.schedule },
  },
  localSize: {
    header: 'column.localSize',
    priority: 7,
    width: storedWidth,
    cell: { kind: 'bytes', of: (row) => row.plan?.storage?.local ?? row.volume?.localSize },
  },
  cloudSize: {
    header: 'column.cloudSize',
    priority: 6,
    width: storedWidth,
    cell: { kind: 'bytes', of: (row) => row.plan?.storage?.cloud ?? row.volume?.cloudSize },
  },
  fileSystem: {
    header: 'column.fileSystem',
    // As wide as its header in Japanese.
    width: { minWidth: 138, share: 1 },
    cell: { kind: 'text', of: (row) => row.volume?.fileSystem },
  },
  partitionStyle: {
    header: 'column.partitionStyle',
    // The same.
    width: { minWidth: 148, share: 1 },
    cell: { kind: 'text', of: (row) => row.volume?.partitionStyle },
  },
  capacity: {
    header: 'column.capacity',
    priority: 4,
    width: { minWidth: 104, share: 0.6 },
    cell: { kind: 'bytes', of: (row) => row.volume?.capacity },
  },
  used: {
    header: 'column.used',
    priority: 5,
    width: sizeWidth,
    cell: { kind: 'bytes', of: (row) => row.volume?.used },
  },
  backupType: {
    header: 'column.backupType',
    priority: 4,
    // As wide as `Inkrementell`, so that where a revision is stored is whole in 855 pixels.
    width: { minWidth: 102, share: 1 },
    cell: { kind: 'word', of: (row) => backupType(row.revision?.bldType) },
  },
  rollupSize: {
    header: 'column.rollupSize',
    width: longHeaderWidth,
    cell: { kind: 'bytes', of: (row) => row.revision?.rollupSize },
  },
  stored: { header: 'column.stored', priority: 5, width: { minWidth: 152, share: 0.8 }, cell: { kind: 'storage' } },
  completed: {
    header: 'column.completed',
    width: dateWidth,
    cell: { kind: 'date', of: (row) => row.revision?.jobCompleted },
  },
} as const satisfies Record<string, BackupColumn>;

export type ColumnId = keyof typeof columns;

/** One column's entry without the narrow types of the table. */
export function columnNamed(id: ColumnId): BackupColumn {
  return columns[id];
}

/** Full and Incremental for the words that the specification names (spec 000 §9), any other as it comes. */
export function backupType(bldType: string | null | undefined): string | undefined {
  if (bldType === 'NON_BLD' || bldType === 'FULL') return 'backupType.full';
  if (bldType === 'DELTA') return 'backupType.incremental';
  return bldType ?? undefined;
}

/** Orders rows by what a column shows. In both directions folders come before files, and what is missing comes last. */
export function comparator(id: ColumnId, locale: string): Comparator<BackupRow> {
  const { cell } = columnNamed(id);
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  switch (cell.kind) {
    case 'name':
      return order(isFile, (a, b) => collator.compare(a.name, b.name));
    case 'storage':
      return order(
        (row) => storageRank(row) === 0,
        (a, b) => storageRank(b) - storageRank(a),
      );
    case 'created':
      return byNumber((row) => row.modified);
    case 'bytes':
    case 'date':
      return byNumber(cell.of);
    default:
      return order(
        (row) => !cell.of(row),
        (a, b) => collator.compare(cell.of(a) ?? '', cell.of(b) ?? ''),
      );
  }
}

function order(isLast: (row: BackupRow) => boolean, compare: (a: BackupRow, b: BackupRow) => number) {
  return (a: BackupRow, b: BackupRow, sign: 1 | -1) =>
    Number(isLast(a)) - Number(isLast(b)) || sign * compare(a, b) || 0;
}

function byNumber(of: (row: BackupRow) => number | null | undefined) {
  return order(
    (row) => of(row) == null,
    (a, b) => (of(a) ?? 0) - (of(b) ?? 0),
  );
}

function isFile(row: BackupRow): boolean {
  return row.kind === 'file' || row.kind === 'mounted-file';
}

function storageRank(row: BackupRow): number {
  return (row.revision?.onS3 ? 2 : 0) + (row.revision?.onNas ? 1 : 0);
}
