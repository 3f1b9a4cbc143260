/**
 * `npm test`. Works on a fresh clone: until the packages are installed it may only use what Node brings along, which is
 * why everything else is imported late.
 */
import { install } from './runner/install.mjs';
import { parseArguments, usage } from './runner/parse-arguments.mjs';

const options = parseArguments(process.argv.slice(2));
if (options.help) {
  console.log(usage);
  process.exit(0);
}
if (options.problem) {
  console.error(`${options.problem}\n\n${usage}`);
  process.exit(1);
}

const installed = await install();
if (!installed) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const { main } = await import('./runner/main.mjs');
process.exit(await main(options));
