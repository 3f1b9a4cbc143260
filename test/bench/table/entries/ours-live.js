import { columns } from './columns.js';

// Not known to the bundler: imported by the page from dist, as any page would.
const element = '/dist/elements/data-table.js';

let table;

window.bench = {
  async mount(stage, rows) {
    const isThere = import(element);
    table = document.createElement('rmm-data-table');
    table.label = 'Devices';
    table.endless = true;
    table.selectable = true;
    table.columns = columns.map(({ field, title, isNumber, width }) => ({
      id: field,
      header: title,
      priorityWidth: width,
      ...(isNumber && { cell: { type: 'Number', options: { useGrouping: false } } }),
    }));
    table.rows = rows;
    table.style.height = '600px';
    stage.append(table);
    await isThere;
  },
  firstText: () => table.shadowRoot?.querySelector('[role=row][aria-rowindex="2"] [role=rowheader]')?.textContent,
  sort: (field) => table.shadowRoot.querySelector(`[data-column="${field}"] [data-sort]`).click(),
  scroller: () => table.shadowRoot.querySelector('[part~=table]'),
};
