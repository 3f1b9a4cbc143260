/** What is copied beside the bundles, of what ships and of what `npm run dev` shows. */
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

/** @param {string} folder that is served as `/dist/` */
export async function writeCopies(folder) {
  const copy = (from, to, options) => cp(`node_modules/${from}`, `${folder}/${to}`, { recursive: true, ...options });
  // Libraries of the legacy demo page, as such a page would have them: plain files.
  await copy('jquery/dist/jquery.min.js', 'demo/vendor/jquery.min.js');
  await copy('bootstrap/dist/css/bootstrap.min.css', 'demo/vendor/bootstrap.min.css');
  await copy('bootstrap/dist/js/bootstrap.min.js', 'demo/vendor/bootstrap.min.js');
  await copy('bootstrap/dist/fonts', 'demo/fonts');
  // The package has flags of regions too, which no phone number needs.
  for (const file of await readdir('node_modules/country-flag-icons/3x2'))
    if (/^[A-Z]{2}\.svg$/.test(file)) await copy(`country-flag-icons/3x2/${file}`, `flags/${file.toLowerCase()}`);
  // For pages that want the font of which the elements ask for the name, and for the demo in Japanese.
  await copyFont('inter', 'Inter', folder);
  await copyFont('noto-sans-jp', 'Noto Sans JP', `${folder}/demo`);
}

/** Its sheet, and the files that the sheet names; a browser fetches those of the letters it needs. */
async function copyFont(name, family, folder) {
  const from = `node_modules/@fontsource-variable/${name}`;
  const sheet = await readFile(`${from}/wght.css`, 'utf8');
  const ours = sheet.replaceAll(`'${family} Variable'`, family).replaceAll('./files/', `./${name}/`);
  await writeFile(`${folder}/${name}.css`, ours);
  const filter = (path) => !path.endsWith('.woff2') || sheet.includes(basename(path));
  await cp(`${from}/files`, `${folder}/${name}`, { recursive: true, filter });
}
