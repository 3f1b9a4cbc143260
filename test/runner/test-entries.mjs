/** Puts what every test file is loaded behind before it, so that no test can forget it. */
import { root } from './root.mjs';

/**
 * @param {string[]} before files from the root, in their order
 * @param {(file: string) => string} [after] code that ends the entry of a test file
 * @returns {import('esbuild').Plugin} takes entry points of the form `entry:test/…`
 */
export const behind = (before, after = () => '') => ({
  name: 'test entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice('entry:'.length), namespace: 'entry' }));
    onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
      contents: [...[...before, path].map((file) => `import './${file}';`), after(path)].join('\n'),
      resolveDir: root,
    }));
  },
});

/** @param {string[]} files */
export const entryPoints = (files) =>
  files.map((file) => ({ in: `entry:${file}`, out: bundleName(file).replace(/\.js$/, '') }));

/** @param {string} file */
export const bundleName = (file) => file.replace(/^test\//, '').replace(/\.tsx?$/, '.js');
