/**
 * Who is measured. Each entry is a script that sets `window.bench`: `mount(stage)`, a promise of an editable empty
 * document; `load(html)`; `content()`, the element that is edited; `focusEnd()`; and `window()`, where its keys are heard.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchFolder, versionOf } from '../install.mjs';

const peer = (name) => () => versionOf(name);

/** @type {import('../bench.mjs').Contestant[]} */
export const contestants = [
  {
    id: 'baseline',
    name: 'ProseMirror, bare',
    entry: 'editor/entries/prosemirror.js',
    version: peer('prosemirror-view'),
    isBaseline: true,
    note: 'Basic schema, lists and tables, history, keys and table editing; no toolbar, no menus. What the others are measured by.',
  },
  {
    id: 'ours',
    name: 'rmm-rich-text-editor',
    entry: 'editor/entries/ours.js',
    live: 'editor/entries/ours-live.js',
    version: () => JSON.parse(readFileSync(join(benchFolder, '../../package.json'), 'utf8')).version,
    hasReact: true,
    note: 'Toolbar and all, in its shadow root, as built into dist. What comes only when somebody wants it (dialogs, popups, source) has not come.',
  },
  {
    id: 'tiptap',
    name: 'Tiptap',
    entry: 'editor/entries/tiptap.js',
    version: peer('@tiptap/core'),
    note: 'Starter kit and tables, no toolbar.',
  },
  {
    id: 'lexical',
    name: 'Lexical',
    entry: 'editor/entries/lexical.js',
    version: peer('lexical'),
    note: 'Rich text, lists, links, history and tables without React, no toolbar.',
  },
  {
    id: 'tinymce',
    name: 'TinyMCE',
    entry: 'editor/entries/tinymce.js',
    version: peer('tinymce'),
    note: 'Table, lists, link; skin and toolbar; in its iframe.',
  },
  {
    id: 'ckeditor',
    name: 'CKEditor 5',
    entry: 'editor/entries/ckeditor.js',
    version: peer('ckeditor5'),
    note: 'Classic with headings, lists, links and tables; toolbar; its styles weigh extra and are in.',
  },
];
