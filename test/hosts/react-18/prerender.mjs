/** Puts what the server renders into the page that is hydrated. */
import { readFile, writeFile } from 'node:fs/promises';
import { html } from './dist-server/render.js';

const page = await readFile('dist/server.html', 'utf8');
await writeFile(
  'dist/server.html',
  page.replace('<div id="app"></div>', () => `<div id="app">${html}</div>`),
);
