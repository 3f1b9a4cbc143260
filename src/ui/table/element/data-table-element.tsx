/** The view of `<rmm-data-table>`: its values as the table's options, the table's changes as its events. */

import { useSignalEffect, useSignals } from '@preact/signals-react/runtime';
import { useRef, useState } from 'react';
import { jsonText } from '../../../base/json-text.ts';
import type { ElementValues } from '../../../host/element-definition.ts';
import { fetchCode } from '../../../host/late-code/fetch-code.ts';
import { useHost, useMethods } from '../../../host/use-host.ts';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { DataTableView } from '../data-table.tsx';
import type { TableModel } from '../table-model-types.ts';
import type { TableOptions, TableRow } from '../table-types.ts';
import { useTableModel } from '../use-table-model.ts';
import type { dataTableDefinition } from './data-table-definition.ts';
import css from './data-table-element.css';
import { type ElementVerbs, useElementOptions } from './use-element-options.ts';

type Definition = typeof dataTableDefinition;
type Values = ElementValues<Definition>;

export function DataTableElement(values: Values) {
  useSignals();
  useThemedStyles(css);
  const host = useHost<Definition>();
  const held = useRef<TableModel<TableRow>>(undefined);
  const latest = useRef(values);
  latest.current = values;

  // The same functions for as long as the element lives: other ones would be other options.
  const [verbs] = useState<ElementVerbs>(() => ({
    ask: (action, selection, row) =>
      host.request('rmm-action', { action, row, selection: selection ?? modelOf(held).selection.selection.peek() }),
    onSelectionChange: (selection) => {
      host.emit('rmm-selection-change', selection);
    },
    onRowActivate: (row) => {
      host.emit('rmm-row-activate', { id: modelOf(held).rowId(row), row });
    },
  }));
  const [requests] = useState(() => requestsOf(host, held, latest));
  const options = useElementOptions(values, verbs);
  const model = useTableModel<TableRow>({ ...requests, ...options });
  held.current = model;

  useChange(
    () => model.query.value,
    (query) => host.emit('rmm-query-change', { query }),
  );
  useChange(
    () => model.settings.current.value,
    (settings) => host.emit('rmm-settings-change', { settings }),
  );
  useMethods<Definition>({
    reload: (how) => model.rows.reload(how),
    getSelection: () => model.selection.selection.peek(),
    selectAll: () => model.selection.selectAll(),
    clearSelection: () => model.selection.clear(),
    getQuery: () => model.query.peek(),
    search(text) {
      model.filters.search(text);
      model.filters.submitSearch();
    },
    setFilter: (name, value) => model.filters.set(name, value),
    clearFilters: () => model.filters.clear(),
    goToPage: (pageIndex) => model.page.goTo(pageIndex),
    exportCsv: async () => exportCsv(model, host.configuration.peek().locale, host.element.ownerDocument),
    getCsv: async () => (await loadExport()).tableCsv(model, host.configuration.peek()),
    resetSettings: () => model.settings.reset(),
  });
  return <DataTableView model={model} />;
}

type Held = { readonly current: TableModel<TableRow> | undefined };

/** What the page may take over before it happens. */
function requestsOf(
  host: ReturnType<typeof useHost<Definition>>,
  held: Held,
  latest: { readonly current: Values },
): Pick<TableOptions<TableRow>, 'exportAction' | 'onRefresh'> {
  return {
    async exportAction(query, { signal, exportCsv: exportHere }) {
      const answer = host.request('rmm-export-request', { query });
      if (answer !== true) return void (await answer);
      const { exportAction } = latest.current;
      await (exportAction ? exportAction(query, { signal }) : exportHere());
    },
    async onRefresh(how) {
      const model = modelOf(held);
      const answer = host.request('rmm-refresh-request', { query: model.query.peek() });
      if (answer !== true) return void (await answer);
      const { refreshAction } = latest.current;
      if (refreshAction) await refreshAction();
      else await model.rows.reload(how);
    },
  };
}

const loadExport = () => fetchCode(() => import('../export/export-csv.ts'));

async function exportCsv(model: TableModel<TableRow>, locale: string, document: Document): Promise<void> {
  const { exportCsv: save } = await loadExport();
  await save(model, { locale, document });
}

function modelOf(held: Held): TableModel<TableRow> {
  if (!held.current) throw new Error('The table was used before it was ready.');
  return held.current;
}

/** Hears of every value but the first. */
function useChange<Value>(read: () => Value, changed: (value: Value) => void): void {
  const last = useRef<string>(undefined);
  useSignalEffect(() => {
    const value = read();
    const key = jsonText(value);
    const before = last.current;
    last.current = key;
    if (before !== undefined && before !== key) changed(value);
  });
}
