/**
 * What stands in the browser's cells. A wheel turned fast makes hundreds of rows a second, so cells are handed what they
 * need (`CellTools`) in the place of asking for it by hooks of their own.
 */

import type { ReactNode } from 'react';
import { missing, visible } from '../../base/visible.ts';
import type { Format } from '../../host/format.ts';
import type { Translate } from '../../host/messages.ts';
import { InfoIcon } from '../../ui/icon/common-icons.tsx';
import {
  CloudIcon,
  DiscIcon,
  DriveIcon,
  FileIcon,
  FolderIcon,
  HistoryIcon,
  type IconComponent,
  LockIcon,
  ServerIcon,
} from '../../ui/icon/icon.tsx';
import { late } from '../../ui/late.tsx';
import type { ListColumn } from '../../ui/table/model/list-model.ts';
import { Tag } from '../../ui/tag/tag.tsx';
import { type Grants, isNavigable, isRestricted, mountRefusal } from '../access.ts';
import type { BackupRow, RowKind } from '../backup-row.ts';
import { type BackupColumn, type ColumnId, columnNamed } from '../browser-model/columns.ts';
import type en from '../messages.en.json';
import { type BackupPlan, isImagePlan } from '../plan-contract.ts';
import { scheduleText } from '../schedule-text.ts';
import { type TagName, tagRules } from '../tags.ts';

const FileKindIcon = late<{ name: string }>(
  async () => (await import('../../ui/icon/file-kind-icon.tsx')).FileKindIcon,
  () => <FileIcon />,
  { isQuiet: true },
);

const kindIcons: Readonly<Record<RowKind, IconComponent | undefined>> = {
  plan: ServerIcon,
  volume: DriveIcon,
  revision: HistoryIcon,
  folder: FolderIcon,
  directory: FolderIcon,
  file: undefined,
  'mounted-file': undefined,
};

export interface CellTools {
  t: Translate<typeof en>;
  format: Format;
  /** BCP 47. */
  locale: string;
  nameOf(row: Pick<BackupRow, 'kind' | 'name' | 'id'>): string;
  grants: Grants;
  /** Keys of rows that are about to be deleted. */
  deleting: ReadonlySet<string>;
  /** Of the rows below the list of plans. */
  plan: BackupPlan | undefined;
}

interface CellProps {
  row: BackupRow;
  tools: CellTools;
}

/** What a column's cells show, for the table: most are nothing but a text. */
export function cellOf(id: ColumnId, tools: CellTools): NonNullable<ListColumn<BackupRow>['cell']> {
  const { t, format } = tools;
  const { cell }: BackupColumn = columnNamed(id);
  switch (cell.kind) {
    case 'name':
    case 'created':
      return { type: 'Renderer', render: (row) => <NameCell row={row} tools={tools} /> };
    case 'storage':
      return { type: 'Renderer', render: (row) => <StorageCell row={row} t={t} /> };
    case 'bytes':
      return { type: 'Renderer', align: 'end', render: (row) => <bdi>{format.bytes(cell.of(row))}</bdi> };
    case 'date':
      return { type: 'Text', text: (row) => format.dateTime(cell.of(row)) };
    case 'word':
      return {
        type: 'Text',
        text(row) {
          const word = cell.of(row);
          return word?.includes('.') ? t(word as Parameters<typeof t>[0]) : visible(word ?? '');
        },
      };
    case 'schedule':
      return { type: 'Text', text: (row) => visible(scheduleText(cell.of(row) ?? '', tools.locale)) };
    case 'text':
      return { type: 'Text', text: (row) => visible(cell.of(row) ?? '') };
  }
}

function NameCell({ row, tools }: CellProps) {
  const { grants, nameOf } = tools;
  const Icon = row.plan && isImagePlan(row.plan) ? DiscIcon : kindIcons[row.kind];
  return (
    <span className={`name name-${row.kind}`}>
      {Icon ? <Icon /> : <FileKindIcon name={row.name} />}
      {isNavigable(grants, row, row.plan ?? tools.plan) ? (
        <button type="button" dir="auto" className="name-link table-clip" tabIndex={-1} data-open="">
          {nameOf(row)}
        </button>
      ) : (
        <span dir="auto" className="table-clip">
          {nameOf(row)}
        </span>
      )}
      {nameMarks(row, tools)}
    </span>
  );
}

/** What keeps a row from being entered, and what is special about it. */
function nameMarks(row: BackupRow, { t, grants, deleting, plan: placePlan }: CellTools): ReactNode {
  const plan = row.plan ?? placePlan;
  const isImageRevision = row.kind === 'revision' && plan !== undefined && isImagePlan(plan);
  const refusal = isImageRevision ? mountRefusal(grants, row) : undefined;
  return (
    <>
      {(deleting.has(row.key) ? ['deleting' as const, ...row.tags] : row.tags).map((name) => (
        <StateTag key={name} name={name} t={t} />
      ))}
      {row.plan?.type === 'ARROW_IMAGE' && grants.featureFlags.backup_arrow_image === true && (
        <Mark icon={InfoIcon} text={t('arrowImage')} />
      )}
      {isRestricted(grants, row, plan) && <Mark icon={LockIcon} text={t('restricted')} />}
      {refusal && <Mark icon={refusal === 'no-permission' ? LockIcon : InfoIcon} text={t(`mountRefusal.${refusal}`)} />}
    </>
  );
}

function StateTag({ name, t }: { name: TagName; t: CellTools['t'] }) {
  const meaning = t(`tagMeaning.${name}`);
  return (
    <span className="mark" aria-description={meaning} data-tip={meaning}>
      <Tag tone={tagRules[name].tone}>{t(`tag.${name}`)}</Tag>
    </span>
  );
}

function Mark({ icon: Icon, text }: { icon: IconComponent; text: string }) {
  return (
    <span className="mark" role="img" aria-label={text} data-tip={text}>
      <Icon size={14} />
    </span>
  );
}

function StorageCell({ row, t }: { row: BackupRow; t: CellTools['t'] }) {
  const places = [
    { is: row.revision?.onS3, icon: CloudIcon, label: t('stored.cloud') },
    { is: row.revision?.onNas, icon: ServerIcon, label: t('stored.nas') },
  ].filter(({ is }) => is === true);
  if (places.length === 0) return <>{missing}</>;
  return (
    <span className="stored">
      {places.map(({ icon: Icon, label }) => (
        <span className="stored-place" key={label}>
          <Icon size={14} />
          {label}
        </span>
      ))}
    </span>
  );
}
