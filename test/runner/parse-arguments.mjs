import { engineNames } from './engine-names.mjs';

export const usage = `npm test                      all but *.full.test.*; in Firefox and WebKit what an engine has a part in
npm test -- <part> …          groups (build, format, lint, layering, languages, patterns, types, size, server, base, host, ui,
                              backup, elements, e2e, …) or parts of test files' paths
npm test -- hosts             the package in projects of adopters: installed, built and used, for minutes
npm test -- soak              thousands of random actions in the console, for minutes
npm test -- changed           what the changes that are not committed can reach
  --base <revision>           with "changed": and those since it went apart from this revision
  --engine <name>             one of ${engineNames.join(', ')}; may be repeated, and leaves no file of these out
  --in-full                   every test, as continuous integration does; those of screens in Chromium and one other engine
  --require-all-engines       fail when an engine is missing
  --production                React's production build in Chromium too, which has the development build otherwise
  --one-by-one                one step at a time, where others would run beside it`;

/** @param {string[]} args */
export function parseArguments(args) {
  const options = {
    parts: /** @type {string[]} */ ([]),
    engines: /** @type {string[]} */ ([]),
    requireAllEngines: false,
    production: false,
    inFull: false,
    oneByOne: false,
    base: 'HEAD',
    help: false,
    problem: '',
  };
  const rest = [...args];
  while (rest.length > 0) {
    const [name, inline] = (rest.shift() ?? '').split('=', 2);
    if (name === '--engine') {
      const engine = inline ?? rest.shift() ?? '';
      if (!engineNames.includes(engine)) options.problem = `There is no engine "${engine}".`;
      options.engines.push(engine);
    } else if (name === '--base') {
      options.base = inline ?? rest.shift() ?? '';
      if (options.base === '') options.problem = '"--base" needs a revision.';
    } else if (name === '--require-all-engines') options.requireAllEngines = true;
    else if (name === '--in-full') options.inFull = true;
    else if (name === '--production') options.production = true;
    else if (name === '--one-by-one') options.oneByOne = true;
    else if (name === '--help' || name === '-h') options.help = true;
    else if (name.startsWith('-')) options.problem = `There is no option "${name}".`;
    else options.parts.push(name);
  }
  return options;
}
