import '@vaadin/grid/vaadin-grid.js';
import '@vaadin/grid/vaadin-grid-sort-column.js';
import { columns } from './columns.js';

let grid;

window.bench = {
  mount(stage, rows) {
    grid = document.createElement('vaadin-grid');
    grid.style.height = '600px';
    for (const { field, title, width } of columns) {
      const column = document.createElement('vaadin-grid-sort-column');
      Object.assign(column, { path: field, header: title, width: `${width}px`, flexGrow: 0 });
      grid.append(column);
    }
    grid.items = rows;
    stage.append(grid);
  },
  firstText() {
    const row = [...grid.shadowRoot.querySelectorAll('#items tr')].find((one) => one.ariaRowIndex === '2');
    return row?.querySelector('slot')?.assignedNodes()[0]?.textContent;
  },
  sort: (field) => [...document.querySelectorAll('vaadin-grid-sorter')].find(({ path }) => path === field).click(),
  scroller: () => grid.shadowRoot.querySelector('#table'),
};
