/** Registers `<rmm-data-table>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../src/host/define-element.ts';
import type { ElementOf } from '../src/host/element-definition.ts';
import { dataTableDefinition } from '../src/ui/table/element/data-table-definition.ts';
import type { ReactProps } from './react-props.ts';

export type {
  ElementRowAction,
  ElementTableAction,
  QueryDetail,
  RowActivateDetail,
  SettingsDetail,
  TableActionDetail,
} from '../src/ui/table/element/data-table-definition.ts';
export type { FilterDefinition, FilterType, FilterValues } from '../src/ui/table/filter-types.ts';
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
} from '../src/ui/table/table-types.ts';

export const DataTableElement = defineElement(dataTableDefinition, async () => {
  const { DataTableElement: view } = await import('../src/ui/table/element/data-table-element.tsx');
  return { view };
});
export type DataTableElement = ElementOf<typeof dataTableDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'rmm-data-table': DataTableElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-data-table': ReactProps<typeof dataTableDefinition>;
    }
  }
}
