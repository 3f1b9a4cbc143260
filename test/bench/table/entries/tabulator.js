import { TabulatorFull } from 'tabulator-tables';
import style from 'tabulator-tables/dist/css/tabulator.min.css';
import { columns } from './columns.js';

let table;

window.bench = {
  mount(stage, rows) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
    table = new TabulatorFull(stage, {
      data: rows,
      height: 600,
      rowHeight: 36,
      columns: columns.map(({ field, title, width, isNumber }) => ({
        field,
        title,
        width,
        sorter: isNumber ? 'number' : 'string',
      })),
    });
  },
  firstText: () => document.querySelector('.tabulator-row [tabulator-field="id"]')?.textContent,
  sort: (field) => table.element.querySelector(`.tabulator-col[tabulator-field="${field}"]`).click(),
  scroller: () => document.querySelector('.tabulator-tableholder'),
};
