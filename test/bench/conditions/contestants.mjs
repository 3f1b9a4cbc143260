/**
 * Who is measured. Each entry is a script that sets `window.bench`: `mount(stage, count)`, a promise of a page on which the
 * conditions are about to be shown; `show()`, which shows them; `isThere()`, whether all of them are; and `input()`, the
 * text field of the one in the middle, as soon as it has come near.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchFolder, versionOf } from '../install.mjs';

const peer = (name) => () => versionOf(name);

/** @type {import('../bench.mjs').Contestant[]} */
export const contestants = [
  {
    id: 'baseline',
    name: 'React, bare',
    entry: 'conditions/entries/baseline.jsx',
    version: peer('react'),
    hasReact: true,
    isBaseline: true,
    note: 'A select, a select and a text field in each row, rows memoized, one list of them as state; nothing else.',
  },
  {
    id: 'ours',
    name: 'rmm-automation-editor',
    entry: 'conditions/entries/ours.js',
    live: 'conditions/entries/ours-live.js',
    version: () => JSON.parse(readFileSync(join(benchFolder, '../../package.json'), 'utf8')).version,
    hasReact: true,
    note: 'The tab of an open dialog, as built into dist, with its sentence, its lint and its draft. Rows far from what is in view are words until they come near.',
  },
  {
    id: 'querybuilder',
    name: 'react-querybuilder',
    entry: 'conditions/entries/react-querybuilder.jsx',
    version: peer('react-querybuilder'),
    hasReact: true,
    note: 'Native controls, its query as state of the page.',
  },
  {
    id: 'awesome',
    name: 'react-awesome-query-builder',
    entry: 'conditions/entries/react-awesome-query-builder.jsx',
    version: peer('@react-awesome-query-builder/ui'),
    hasReact: true,
    note: 'Its basic configuration with native controls, its tree as state of the page.',
  },
];
