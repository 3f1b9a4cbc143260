/**
 * Finds regular expressions whose time grows faster than the text that they read: a page or a server that is handed
 * 100 KB of the right letters stands still. `scslre` finds those that one repeated character is enough for,
 * `overlapping-loops.mjs` those that take a word.
 *
 * What is safe though it is found says so behind the literal, with its reason: `// bounded: at most 200 characters`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { parseAst } from 'rollup/parseAst';
import { analyse } from 'scslre';
import { overlappingLoops } from './overlapping-loops.mjs';
import { listSources } from './sources.mjs';

const excuse = /\/\/ bounded: \S.*\w/;

/**
 * @param {string} root
 * @returns {Promise<string[]>} one line for each pattern that is not linear
 */
export async function checkPatterns(root) {
  const files = ['src', 'elements', 'demo'].flatMap((folder) => listSources(root, folder));
  const problems = await Promise.all(
    files.map(async (file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const found = await slowPatterns(source, file.endsWith('.tsx') ? 'tsx' : 'ts');
      return found.map(({ line, pattern, why }) => `${file}:${line} ${pattern} is not linear: ${why}`);
    }),
  );
  return problems.flat();
}

/**
 * @param {string} source
 * @param {'ts' | 'tsx'} loader
 * @returns {Promise<{ line: number, pattern: string, why: string }[]>}
 */
export async function slowPatterns(source, loader = 'ts') {
  // esbuild writes regular expressions as they stand in the source.
  const { code } = await transform(source, { loader, jsx: 'automatic', target: 'esnext' });
  const lines = source.split('\n');
  return literalsIn(parseAst(code)).flatMap((literal) => {
    const why = whySlow(literal);
    if (why === undefined) return [];
    const pattern = `/${literal.source}/${literal.flags}`;
    const places = lines.flatMap((text, index) => (text.includes(pattern) ? [{ text, line: index + 1 }] : []));
    return places.filter(({ text }) => !excuse.test(text)).map(({ line }) => ({ line, pattern, why }));
  });
}

/**
 * @param {{ source: string, flags: string }} literal
 * @returns {string | undefined} why it is not linear
 */
export function whySlow(literal) {
  const { reports } = analyse(literal);
  const [worst] = reports.toSorted((one, other) => Number(other.exponential) - Number(one.exponential));
  if (worst) {
    const loops = { Trade: [worst.startQuant, worst.endQuant], Self: [worst.quant], Move: [worst.quant] }[worst.type];
    const growth = worst.exponential ? 'exponential' : 'at least quadratic';
    return `${growth} in ${worst.character.literal.source} repeated, by ${loops.map(({ raw }) => `"${raw}"`).join(' and ')}`;
  }
  return overlappingLoops(literal)[0];
}

/** Each once. */
function literalsIn(ast) {
  const found = new Map();
  const look = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'Literal' && node.regex) {
      const { pattern, flags } = node.regex;
      found.set(`/${pattern}/${flags}`, { source: pattern, flags });
      return;
    }
    for (const part of Object.values(node)) look(part);
  };
  look(ast);
  return [...found.values()];
}
