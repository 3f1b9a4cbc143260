/** What is copied or written beside the bundles, of what ships and of what `npm run dev` shows. */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';

/** @param {string} folder that is served as `/dist/` */
export async function writeCopies(folder) {
  await copyVendorFiles(`${folder}/demo`);
  await copyFlags(`${folder}/flags`);
  await copyInter(folder);
}

/** @param {string} folder @param {object} manifest */
export async function writeManifest(folder, manifest) {
  await writeFile(`${folder}/custom-elements.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @param {string} folder @param {string} sheet */
export async function writeSizes(folder, sheet) {
  await writeFile(`${folder}/rmm-elements.css`, sheet);
}

/** Libraries of the legacy demo page, as such a page would have them: plain files. */
async function copyVendorFiles(folder) {
  await mkdir(`${folder}/vendor`, { recursive: true });
  await cp('node_modules/jquery/dist/jquery.min.js', `${folder}/vendor/jquery.min.js`);
  await cp('node_modules/bootstrap/dist/css/bootstrap.min.css', `${folder}/vendor/bootstrap.min.css`);
  await cp('node_modules/bootstrap/dist/js/bootstrap.min.js', `${folder}/vendor/bootstrap.min.js`);
  await cp('node_modules/bootstrap/dist/fonts', `${folder}/fonts`, { recursive: true });
}

/** `inter.css`, for pages that want the font of which the elements ask for the name; a browser fetches the letters it needs. */
async function copyInter(folder) {
  const source = 'node_modules/@fontsource-variable/inter';
  const sheet = (await readFile(`${source}/wght.css`, 'utf8')).replaceAll("'Inter Variable'", 'Inter');
  const files = [...sheet.matchAll(/url\(\.\/files\/([^()]+)\)/g)].map(([, file]) => file);
  await mkdir(`${folder}/inter`, { recursive: true });
  await Promise.all(files.map((file) => cp(`${source}/files/${file}`, `${folder}/inter/${file}`)));
  await writeFile(`${folder}/inter.css`, sheet.replaceAll('./files/', './inter/'));
}

/** One for each country, `us.svg`; the package has flags of regions too, which no phone number needs. */
async function copyFlags(folder) {
  const source = 'node_modules/country-flag-icons/3x2';
  await mkdir(folder, { recursive: true });
  const countries = (await readdir(source)).filter((file) => /^[A-Z]{2}\.svg$/.test(file));
  await Promise.all(countries.map((file) => cp(`${source}/${file}`, `${folder}/${file.toLowerCase()}`)));
}
