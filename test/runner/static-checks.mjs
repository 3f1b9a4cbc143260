/** The checks that run no test: each is one command or one function, counted as one check passed or failed. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkBuiltIns } from './built-ins-rule.mjs';
import { checkCycles } from './cycles.mjs';
import { checkLanguages } from './languages/languages-rule.mjs';
import { checkLateCode } from './late-code-rule.mjs';
import { checkLayering } from './layering.mjs';
import { checkPatterns } from './linear-patterns.mjs';
import { root } from './root.mjs';
import { checkSignals } from './signals-rule.mjs';
import { checkTexts } from './texts-rule.mjs';

/** @type {import('./step.mjs').Step[]} */
export const staticChecks = [
  { name: 'build', run: () => commandOf('rollup.config.mjs', 'rollup', ['-c', '--silent']) },
  { name: 'format', run: () => command('biome', ['format', '--max-diagnostics=20']) },
  {
    name: 'lint',
    run: () => command('biome', ['check', '--formatter-enabled=false', '--error-on-warnings', '--max-diagnostics=40']),
  },
  {
    name: 'layering',
    run: async () =>
      findings([
        ...(await checkLayering(root)),
        ...checkCycles(root),
        ...(await checkSignals(root)),
        ...(await checkTexts(root)),
        ...(await checkLateCode(root)),
        ...(await checkBuiltIns(root)),
      ]),
  },
  { name: 'languages', run: async () => findings(await checkLanguages(root)) },
  { name: 'patterns', run: async () => findings(await checkPatterns(root)) },
  { name: 'types', run: () => command('tsc', ['-p', '.']) },
  { name: 'size', after: ['build'], run: () => commandOf('test/size.mjs', process.execPath, ['test/size.mjs']) },
];

/** @param {string[]} problems */
function findings(problems) {
  return { passed: problems.length === 0 ? 1 : 0, failed: problems.length, skipped: 0, output: problems.join('\n') };
}

/** Runs a command that belongs to a file, and fails with a sentence when the file is not there. */
async function commandOf(file, name, args) {
  if (existsSync(join(root, file))) return command(name, args);
  return findings([`${file} is missing`]);
}

/**
 * @param {string} name of a program in `node_modules/.bin`, or an absolute path
 * @param {string[]} args
 * @returns {Promise<import('./step.mjs').Result>}
 */
function command(name, args) {
  const windows = process.platform === 'win32';
  const program = name === process.execPath ? name : join(root, 'node_modules/.bin', windows ? `${name}.cmd` : name);
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: windows });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve(findings([String(error)])));
    child.on('close', (code) => {
      const passed = code === 0;
      resolve({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, output: passed ? '' : output.trim() });
    });
  });
}
