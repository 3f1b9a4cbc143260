import { DataGrid } from '@mui/x-data-grid';
import { createRoot } from 'react-dom/client';
import { columns } from './columns.js';

const definitions = columns.map(({ field, title, width, isNumber }) => ({
  field,
  headerName: title,
  width,
  ...(isNumber && { type: 'number', valueFormatter: String }),
}));
const initialState = { pagination: { paginationModel: { pageSize: 100 } } };

window.bench = {
  mount(stage, rows) {
    stage.style.height = '600px';
    createRoot(stage).render(
      <DataGrid rows={rows} columns={definitions} rowHeight={36} initialState={initialState} pageSizeOptions={[100]} />,
    );
  },
  firstText: () => document.querySelector('[data-rowindex="0"] [data-field="id"]')?.textContent,
  sort: (field) => document.querySelector(`[role=columnheader][data-field="${field}"]`).click(),
  scroller: () => document.querySelector('.MuiDataGrid-virtualScroller'),
};
