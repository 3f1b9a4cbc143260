/**
 * `npm test`. Works on a fresh clone: until the packages are installed it may only use what Node brings along, which is
 * why the run itself is imported late.
 */
import { installWhenNeeded } from '../demo/prepare.mjs';
import { parseArguments, usage } from './runner/parse-arguments.mjs';

const options = parseArguments(process.argv.slice(2));
if (options.help || options.problem) {
  console.log(options.problem ? `${options.problem}\n\n${usage}` : usage);
  process.exit(options.problem ? 1 : 0);
}

try {
  await installWhenNeeded();
} catch (error) {
  console.error(`The packages could not be installed, and nothing can be tested without them: ${error.message}`);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
const { main } = await import('./runner/main.mjs');
process.exit(await main(options));
