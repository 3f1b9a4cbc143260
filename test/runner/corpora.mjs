/**
 * Hands files of `../shared/corpora` to tests in browsers: `import payloads from 'corpora:dompurify-payloads'`. Where the
 * folder does not stand beside the project it is `undefined`, and the test says that it skipped.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** @type {import('esbuild').Plugin} */
export const corpora = {
  name: 'corpora',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^corpora:/ }, ({ path }) => ({ path: path.slice('corpora:'.length), namespace: 'corpora' }));
    onLoad({ filter: /^[\w-]+$/, namespace: 'corpora' }, ({ path }) => {
      const file = join(root, '../shared/corpora', `${path}.json`);
      const contents = existsSync(file) ? readFileSync(file, 'utf8') : 'undefined';
      return { contents: `export default ${contents};`, loader: 'js' };
    });
  },
};
