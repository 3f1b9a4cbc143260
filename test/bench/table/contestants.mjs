/**
 * Who is measured. Each entry is a script that sets `window.bench`: `mount(stage, rows)`, which may be a promise, `firstText()` (the id in the
 * first row), `sort(field)` by a press on the header, and `scroller()`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchFolder, versionOf } from '../install.mjs';

const peer = (name) => () => versionOf(name);

/** @type {import('../bench.mjs').Contestant[]} */
export const contestants = [
  {
    id: 'baseline',
    name: 'React table',
    entry: 'table/entries/baseline.jsx',
    version: peer('react'),
    hasReact: true,
    isBaseline: true,
    note: 'Plain React, 250 × 8, no features: what the others are measured by.',
  },
  {
    id: 'ours',
    name: 'rmm-data-table',
    entry: 'table/entries/ours.js',
    live: 'table/entries/ours-live.js',
    version: () => JSON.parse(readFileSync(join(benchFolder, '../../package.json'), 'utf8')).version,
    hasReact: true,
    note: 'Endless, selectable, with search, export and settings, as built into dist. What comes only when somebody wants it (menus, dialogs, filters) has not come.',
  },
  {
    id: 'vaadin',
    name: 'vaadin-grid',
    entry: 'table/entries/vaadin.js',
    version: peer('@vaadin/grid'),
    note: 'Rows have its own height.',
  },
  {
    id: 'ag-grid',
    name: 'AG Grid, AllCommunity',
    entry: 'table/entries/ag-grid-all.js',
    version: peer('ag-grid-community'),
  },
  {
    id: 'ag-grid-minimal',
    name: 'AG Grid, ClientSideRowModel',
    entry: 'table/entries/ag-grid-minimal.js',
    version: peer('ag-grid-community'),
  },
  { id: 'tabulator', name: 'Tabulator', entry: 'table/entries/tabulator.js', version: peer('tabulator-tables') },
  {
    id: 'mui',
    name: 'MUI X Data Grid',
    entry: 'table/entries/mui.jsx',
    version: peer('@mui/x-data-grid'),
    hasReact: true,
    isCapped: true,
    note: 'Its free version shows 100 rows a page at most: no sweep through 100,000.',
  },
];
