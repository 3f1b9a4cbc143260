/** The files that the console's page has a browser load, found as a browser finds them: by what each of them names. */

const page = '/host/console.html';
/** Of what the page shows; the autoloader asks for them by their tags. */
const shown = ['config', 'data-table', 'backup-browser', 'global-search', 'help-panel', 'automation-editor'];

/** @param {import('./browser.mjs').Browser} browser @returns {Promise<string[]>} */
export async function filesOfPage(browser) {
  const found = new Set([page, ...shown.map((name) => `/dist/elements/${name}.js`)]);
  const files = [];
  for (const path of found) {
    const { status, text } = await browser.file(path);
    if (status !== 200) continue;
    files.push(path);
    for (const named of namedIn(path, text)) found.add(new URL(named, `http://page${path}`).pathname);
  }
  return files;
}

function namedIn(path, text) {
  const all = (pattern) => [...text.matchAll(pattern)].map(([, name]) => name);
  if (path.endsWith('.html')) return all(/(?:src|href)="(\/[^"]+\.(?:js|css|svg))"/g);
  if (!path.endsWith('.js')) return [];
  const imported = all(/\b(?:from|import)\s?["'](\.{0,2}\/[^"']+\.js)["']/g);
  // The shell of an element asks for its view at once; what the view loads later, somebody has to want first.
  return path.startsWith('/dist/elements/')
    ? [...imported, ...all(/\bimport\(\s?["'](\.{1,2}\/[^"']+\.js)["']/g)]
    : imported;
}
