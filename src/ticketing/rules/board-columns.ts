/** Columns of boards. Source: spec 001 §3.1 and §3.2. */
import { attributeField } from '../conditions/condition-fields.ts';
import type { Sorting } from '../terms/automation.ts';
import type { TicketAttribute } from '../terms/ticket.ts';

interface BoardColumn {
  /** Only with the professional-services module and its administrative permission. */
  readonly isForProfessionalServices?: true;
}

/** In the order of the document; their names are in the messages. */
export const BOARD_COLUMNS = {
  id: {},
  priority: {},
  severity: {},
  description: {},
  status: {},
  requester: {},
  summary: {},
  organization: {},
  location: {},
  type: {},
  source: {},
  createTime: {},
  totalTimeTracked: {},
  totalTimeTrackedDecimal: {},
  assignedAppUser: {},
  additionalAssignedTechnicians: {},
  solvedTime: {},
  ticketForm: {},
  lastUpdatedTimeByAssignee: {},
  lastUpdatedTimeByRequester: {},
  device: {},
  lastUpdatedBy: {},
  lastUpdated: {},
  agreement: { isForProfessionalServices: true },
} as const satisfies Record<string, BoardColumn>;

export type BoardColumnName = keyof typeof BOARD_COLUMNS;

/** The document calls this one another name than the column that shows the same; both are read. */
export const columnAliases: Readonly<Record<string, BoardColumnName>> = { assignee: 'assignedAppUser' };

export const defaultColumns: readonly string[] = [
  'status',
  'id',
  'summary',
  'organization',
  'requester',
  'assignee',
  'type',
  'source',
  'createTime',
  'totalTimeTracked',
];

export const defaultSorting: readonly Sorting[] = [{ field: 'id', direction: 'DESC' }];

export interface ColumnRights {
  readonly hasProfessionalServices?: boolean;
}

/** The two groups of the picker: system columns, and active attributes. */
export function columnsFor(
  attributes: readonly TicketAttribute[],
  { hasProfessionalServices = false }: ColumnRights,
): { readonly system: readonly BoardColumnName[]; readonly attributes: readonly string[] } {
  return {
    system: (Object.keys(BOARD_COLUMNS) as BoardColumnName[]).filter(
      (name) => hasProfessionalServices || !('isForProfessionalServices' in BOARD_COLUMNS[name]),
    ),
    attributes: attributes.filter(({ active }) => active !== false).map(({ id }) => attributeField(id)),
  };
}

export const isSystemColumn = (column: string) =>
  Object.hasOwn(BOARD_COLUMNS, column) || Object.hasOwn(columnAliases, column);
