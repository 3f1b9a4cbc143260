/**
 * Who is measured. Each entry is a script that sets `window.bench`: `mount(stage, rows)`, `firstText()` (the id in the
 * first row), `sort(field)` by a press on the header, and `scroller()`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchFolder, versionOf } from '../install.mjs';

/**
 * @typedef {object} Contestant
 * @property {string} id
 * @property {string} name
 * @property {string} entry in `entries/`
 * @property {() => string} version
 * @property {boolean} [hasReact] React is in its bundle
 * @property {string} [note]
 * @property {boolean} [isBaseline] 250 rows, whatever is asked for: painted only
 * @property {boolean} [isCapped] holds a page of 100 rows in view at most: its sweep is none
 */

const peer = (name) => () => versionOf(name);

/** @type {Contestant[]} */
export const contestants = [
  {
    id: 'baseline',
    name: 'React table',
    entry: 'baseline.jsx',
    version: peer('react'),
    hasReact: true,
    isBaseline: true,
    note: 'Plain React, 250 × 8, no features: what the others are measured by.',
  },
  {
    id: 'ours',
    name: 'rmm-data-table',
    entry: 'ours.js',
    version: () => JSON.parse(readFileSync(join(benchFolder, '../../package.json'), 'utf8')).version,
    hasReact: true,
    note: 'Endless, selectable, with search, export and settings, as built into dist. What comes only when somebody wants it (menus, dialogs, filters) has not come.',
  },
  {
    id: 'vaadin',
    name: 'vaadin-grid',
    entry: 'vaadin.js',
    version: peer('@vaadin/grid'),
    note: 'Rows have its own height.',
  },
  {
    id: 'ag-grid',
    name: 'AG Grid, AllCommunity',
    entry: 'ag-grid-all.js',
    version: peer('ag-grid-community'),
  },
  {
    id: 'ag-grid-minimal',
    name: 'AG Grid, ClientSideRowModel',
    entry: 'ag-grid-minimal.js',
    version: peer('ag-grid-community'),
  },
  { id: 'tabulator', name: 'Tabulator', entry: 'tabulator.js', version: peer('tabulator-tables') },
  {
    id: 'mui',
    name: 'MUI X Data Grid',
    entry: 'mui.jsx',
    version: peer('@mui/x-data-grid'),
    hasReact: true,
    isCapped: true,
    note: 'Its free version shows 100 rows a page at most: no sweep through 100,000.',
  },
];
