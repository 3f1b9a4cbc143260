/** Bundles the tests of what is mutated, together with the mutants: runs in the copy of the project that Stryker makes. */
import { rmSync } from 'node:fs';
import { bundleNodeTests } from '../runner/bundle-node-tests.mjs';
import { isBundled } from '../runner/run-node-tests.mjs';
import { isForFullRuns, kindOf, listTestFiles, selectTestFiles } from '../runner/test-files.mjs';
import { cacheOf, groups } from './groups.mjs';

const [name = ''] = process.argv.slice(2);
const bundles = `${cacheOf(name)}/tests`;
const files = selectTestFiles(listTestFiles(), groups[name].tests);
rmSync(bundles, { recursive: true, force: true });
await bundleNodeTests(
  files.filter((file) => kindOf(file) === 'node' && isBundled(file) && !isForFullRuns(file)),
  bundles,
);
