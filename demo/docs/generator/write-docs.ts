/** Writes the documentation: pages, scripts, styles, the index of the search, and the elements themselves beside them. */
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { layout } from './layout.ts';
import { searchIndex } from './search-index.ts';
import { buildSite } from './site.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What a page of the documentation asks for of the build: no maps, nothing for bundlers. */
const elementFiles = ['elements', 'chunks', 'autoloader.js', 'rmm-elements.css', 'inter.css', 'inter', 'flags'];

/**
 * @param dist where the build put the elements
 * @param folder is emptied, and holds all that a server needs
 */
export async function writeDocs(dist: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'assets'), { recursive: true });
  const site = await buildSite();
  await Promise.all([
    ...site.sections
      .flatMap(({ pages }) => pages)
      .map(async (page) => {
        const file = join(folder, page.path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, layout(page, site));
      }),
    writeFile(join(folder, 'assets/search.json'), searchIndex(site)),
    writeStyles(join(folder, 'assets')),
    writeScripts(join(folder, 'assets'), site.version),
    ...elementFiles.map((name) => copyElements(join(dist, name), join(folder, 'rmm', name))),
  ]);
}

async function copyElements(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (path) => !path.endsWith('.map') });
}

async function writeStyles(folder: string): Promise<void> {
  const pages = join(root, 'demo/pages');
  const own = join(root, 'demo/docs/styles');
  await Promise.all([
    ...['demo', 'controls', 'element', 'panels'].map((name) =>
      cp(join(pages, `${name}.css`), join(folder, `${name}.css`)),
    ),
    ...(await readdir(own)).map((name) => cp(join(own, name), join(folder, name))),
    cp(join(pages, 'icon.svg'), join(folder, 'icon.svg')),
    cp(join(root, 'demo/docs/client/theme.js'), join(folder, 'theme.js')),
  ]);
}

/** The pages configure the elements that lie beside them, rather than bring a configuration of their own. */
const configurationBeside: Plugin = {
  name: 'configuration-beside',
  setup({ onResolve }) {
    onResolve({ filter: /\/elements\/config\.ts$/ }, () => ({ path: '../rmm/elements/config.js', external: true }));
  },
};

async function writeScripts(outdir: string, version: string): Promise<void> {
  const client = (name: string) => join(root, 'demo/docs/client', name);
  await build({
    entryPoints: {
      docs: client('docs.ts'),
      start: client('start.ts'),
      element: client('element.ts'),
      playground: client('playground/playground.ts'),
    },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    jsx: 'automatic',
    chunkNames: '[name]-[hash]',
    charset: 'utf8',
    loader: { '.css': 'text' },
    plugins: [configurationBeside],
    define: {
      'process.env.NODE_ENV': '"production"',
      __RMM_CLASSIC__: 'false',
      __RMM_SUFFIX__: "''",
      __RMM_OWN_REACT__: 'true',
      __RMM_VERSION__: JSON.stringify(version),
    },
    logLevel: 'warning',
  });
}
