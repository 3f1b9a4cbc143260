import { createGrid } from 'ag-grid-community';
import { columns } from './columns.js';

export const bench = {
  mount(stage, rows) {
    stage.style.height = '600px';
    createGrid(stage, {
      columnDefs: columns.map(({ field, title, width }) => ({ field, headerName: title, width, sortable: true })),
      rowData: rows,
      rowHeight: 36,
    });
  },
  firstText: () => document.querySelector('.ag-row[row-index="0"] [col-id="id"]')?.textContent,
  sort: (field) => document.querySelector(`.ag-header-cell[col-id="${field}"] .ag-header-cell-label`).click(),
  scroller: () => document.querySelector('.ag-grid-viewport'),
};
