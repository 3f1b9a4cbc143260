/**
 * `npm run bench`: what is measured rather than tested, because it depends on the machine. `npm run bench -- table`,
 * `-- editor` or `-- million-rows` runs one of them; `-- table --runs 1 --only ours,vaadin` is a look, which writes no results.
 */
import { parseArgs } from 'node:util';
import { PeersMissing } from './install.mjs';

const benches = {
  table: async (options) => (await import('./table/table-bench.mjs')).run(options),
  editor: async (options) => (await import('./editor/editor-bench.mjs')).run(options),
  'million-rows': () => import('./million-rows.mjs'),
  'help-opening': () => import('./help-opening.mjs'),
  'many-rules': () => import('./many-rules.mjs'),
  'match-names': async (options) => (await import('./match-names.mjs')).run(options),
  'mapping-table': async (options) => (await import('./mapping-table.mjs')).run(options),
  restic: async (options) => (await import('./restic/restic-bench.mjs')).run(options),
  page: async (options) => (await import('./page.mjs')).run(options),
  browsers: async (options) => (await import('./browsers/browsers-bench.mjs')).run(options),
  conditions: async (options) => (await import('./conditions/conditions-bench.mjs')).run(options),
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(benches, name));
const runs = Number(values.runs);
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 1;
} else if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs ${values.runs} is no number of runs. Write a whole number, 5 at least for figures to keep.`);
  process.exitCode = 1;
} else {
  for (const name of positionals.length > 0 ? positionals : Object.keys(benches)) {
    console.log(`\n── ${name}\n`);
    try {
      await benches[name]({ runs, only: values.only?.split(',') });
    } catch (error) {
      if (!(error instanceof PeersMissing)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    }
  }
}
