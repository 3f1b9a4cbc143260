/**
 * `npm run mutation -- billing`: whether a test notices when a rule of this group is changed; without a name, of every group.
 * What comes after the names is for Stryker, such as `--force`, which looks at all anew. The scores go into `results.md`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cacheOf, groups } from './groups.mjs';
import { noteResult } from './results.mjs';

const given = process.argv.slice(2);
const firstOption = given.findIndex((one) => one.startsWith('-'));
const names = firstOption < 0 ? given : given.slice(0, firstOption);
const options = firstOption < 0 ? [] : given.slice(firstOption);

for (const name of names)
  if (!Object.hasOwn(groups, name))
    throw new Error(`There is no group "${name}". Groups are ${Object.keys(groups).join(', ')}`);

function run(file, parameters, name) {
  const { status } = spawnSync(process.execPath, [file, ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, MUTATION_GROUP: name },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js';

for (const name of names.length > 0 ? names : Object.keys(groups)) {
  console.log(`\n# ${name}\n`);
  run('test/mutation/bundle-tests.mjs', [name], name);
  const begun = Date.now();
  run(stryker, ['run', 'test/mutation/stryker.config.mjs', ...options], name);
  // A run of single files says nothing of the group.
  if (options.some((one) => /^(-m|--mutate)/.test(one))) continue;
  const { files } = JSON.parse(readFileSync(`${cacheOf(name)}/incremental.json`, 'utf8'));
  noteResult(name, files, Math.ceil((Date.now() - begun) / 60_000));
}
