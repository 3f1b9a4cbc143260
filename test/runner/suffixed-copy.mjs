/**
 * `import '…/switch.ts?suffix=v2'` in a test is what a build with `RMM_SUFFIX=v2` has: a second copy of the sources, all that
 * they import included, whose tags end with `-v2`. Packages are those of the first.
 */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const query = /\?suffix=([a-z\d]+)$/;
const loaders = { '.css': 'text', '.svg': 'text', '.json': 'json' };

/** @type {import('esbuild').Plugin} */
export const suffixedCopy = {
  name: 'suffixed copy',
  setup({ onResolve, onLoad }) {
    const placed = (path, resolveDir, suffix) => ({ path: join(resolveDir, path), suffix });
    onResolve({ filter: query }, ({ path, resolveDir }) =>
      placed(path.replace(query, ''), resolveDir, query.exec(path)[0]),
    );
    onResolve({ filter: /^\./ }, ({ path, resolveDir, pluginData }) =>
      pluginData?.suffix ? placed(path, resolveDir, pluginData.suffix) : undefined,
    );
    onLoad({ filter: /.*/ }, async ({ path, suffix }) => {
      const [, given] = query.exec(suffix) ?? [];
      if (!given) return undefined;
      const source = await readFile(path, 'utf8');
      return {
        contents: source.replaceAll('__RMM_SUFFIX__', JSON.stringify(`-${given}`)),
        loader: loaders[extname(path)] ?? extname(path).slice(1),
        pluginData: { suffix },
      };
    });
  },
};
