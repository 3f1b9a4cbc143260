/**
 * What stands in the browser's cells. A wheel turned fast makes hundreds of rows a second, so cells are handed what they
 * need (`CellTools`) in the place of asking for it by hooks of their own.
 */
import type { ReactNode } from 'react';
import { missing } from '../../base/bytes.ts';
import { visible } from '../../base/visible.ts';
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
  MoreIcon,
  ServerIcon,
} from '../../ui/icon/icon.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { late } from '../../ui/late.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { Tooltip, useCutTextTooltip, useTooltip } from '../../ui/tooltip/tooltip.tsx';
import { type Grants, hasActions, isNavigable, isRestricted, mountRefusal } from '../access.ts';
import type { BackupRow, RowKind } from '../backup-row.ts';
import type { BrowserModel } from '../browser-model/browser-model.ts';
import { type BackupColumn, type ColumnId, columnNamed } from '../browser-model/columns.ts';
import type en from '../messages.en.json';
import { type BackupPlan, isImagePlan } from '../plan-contract.ts';
import { type TagName, tagRules } from '../tags.ts';
import type { RowMenuProps } from './row-menu.tsx';

const RowMenu = late<RowMenuProps>(async () => (await import('./row-menu.tsx')).RowMenu);
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
  nameOf(row: Pick<BackupRow, 'kind' | 'name' | 'id'>): string;
  browser: BrowserModel;
  grants: Grants;
  /** Of the rows below the list of plans. */
  plan: BackupPlan | undefined;
}

interface CellProps {
  row: BackupRow;
  tools: CellTools;
}

export function BackupCell({ row, id, tools }: CellProps & { id: ColumnId }) {
  const { t, format } = tools;
  const { cell }: BackupColumn = columnNamed(id);
  switch (cell.kind) {
    case 'name':
    case 'created':
      return <NameCell row={row} tools={tools} />;
    case 'storage':
      return <StorageCell row={row} t={t} />;
    case 'bytes':
      return <bdi>{format.bytes(cell.of(row))}</bdi>;
    case 'date':
      return format.dateTime(cell.of(row));
    case 'word': {
      const word = cell.of(row);
      return <CutText>{word?.includes('.') ? t(word as Parameters<typeof t>[0]) : (word ?? missing)}</CutText>;
    }
    case 'text':
      return <CutText>{cell.of(row) || missing}</CutText>;
  }
}

function NameCell({ row, tools }: CellProps) {
  const { browser, grants, nameOf } = tools;
  const cut = useCutTextTooltip();
  const Icon = row.plan && isImagePlan(row.plan) ? DiscIcon : kindIcons[row.kind];
  return (
    <span className={`name name-${row.kind}`}>
      {Icon ? <Icon /> : <FileKindIcon name={row.name} />}
      {isNavigable(grants, row, row.plan ?? tools.plan) ? (
        <button
          ref={cut}
          type="button"
          dir="auto"
          className="name-link grid-clip"
          tabIndex={-1}
          onClick={() => browser.open(row)}
        >
          {nameOf(row)}
        </button>
      ) : (
        <span ref={cut} dir="auto" className="grid-clip">
          {nameOf(row)}
        </span>
      )}
      {nameMarks(row, tools)}
    </span>
  );
}

/** What keeps a row from being entered, and what is special about it. */
function nameMarks(row: BackupRow, { t, grants, plan: placePlan }: CellTools): ReactNode {
  const plan = row.plan ?? placePlan;
  const isImageRevision = row.kind === 'revision' && plan !== undefined && isImagePlan(plan);
  const refusal = isImageRevision ? mountRefusal(grants, row) : undefined;
  return (
    <>
      {row.tags.map((name) => (
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
  const tooltip = useTooltip(t(`tagMeaning.${name}`));
  return (
    <span ref={tooltip} className="mark">
      <Tag tone={tagRules[name].tone}>{t(`tag.${name}`)}</Tag>
    </span>
  );
}

function Mark({ icon: Icon, text }: { icon: IconComponent; text: string }) {
  return (
    <Tooltip text={text} describes={false}>
      <span className="mark" role="img" aria-label={text}>
        <Icon size={14} />
      </span>
    </Tooltip>
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

/** A file's revisions, and what can be done with just this row. */
export function RowActions({ row, tools }: CellProps) {
  const { t, browser, grants, nameOf } = tools;
  const plan = row.plan ?? tools.plan;
  if (!plan || isRestricted(grants, row, plan)) return null;
  return (
    <span className="row-actions">
      {row.kind === 'file' && (
        <IconButton
          icon={HistoryIcon}
          label={t('action.revisions')}
          tabIndex={-1}
          onClick={() => browser.openRevisions(row)}
        />
      )}
      {hasActions(grants, row, plan) && (
        <Menu
          placement="bottom-end"
          trigger={<IconButton icon={MoreIcon} label={t('action.more', { name: nameOf(row) })} tabIndex={-1} />}
          list={(list) => <RowMenu {...list} row={row} plan={plan} />}
        />
      )}
    </span>
  );
}

function CutText({ children }: { children: string }) {
  const cut = useCutTextTooltip();
  return (
    <span ref={cut} className="grid-clip">
      {visible(children)}
    </span>
  );
}
