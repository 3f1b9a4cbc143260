/** Registers `<rmm-data-table>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../../../host/element/define-element.ts';
import type { ElementOf } from '../../../host/element-definition.ts';
import { dataTableDefinition } from './data-table-definition.ts';

export type { FilterDefinition, FilterType, FilterValues } from '../filter-types.ts';
export type {
  Cell,
  FilterQuery,
  RowFlags,
  SettingsStore,
  SortBy,
  TableColumn,
  TableFetcher,
  TablePage,
  TableQuery,
  TableSelection,
  TableSettings,
} from '../table-types.ts';
export type {
  ElementRowAction,
  ElementTableAction,
  QueryDetail,
  RowActivateDetail,
  SettingsDetail,
  TableActionDetail,
} from './data-table-definition.ts';

export const DataTableElement = defineElement(dataTableDefinition, async () => {
  const { DataTableElement: view } = await import('./data-table-element.tsx');
  return { view };
});
export type DataTableElement = ElementOf<typeof dataTableDefinition>;
