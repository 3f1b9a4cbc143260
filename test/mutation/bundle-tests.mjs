/** Bundles the tests of what is mutated, together with the mutants: runs in the copy of the project that Stryker makes. */
import { rmSync } from 'node:fs';
import { bundleNodeTests } from '../runner/bundle-node-tests.mjs';
import { isBundled } from '../runner/run-node-tests.mjs';
import { kindOf, listTestFiles, selectTestFiles } from '../runner/test-files.mjs';
import { bundles, testedBy } from './mutated.mjs';

const files = selectTestFiles(listTestFiles(), testedBy).filter((file) => kindOf(file) === 'node' && isBundled(file));
rmSync(bundles, { recursive: true, force: true });
await bundleNodeTests(files, bundles);
