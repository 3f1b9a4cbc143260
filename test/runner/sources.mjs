/** What the checks of the layering read of a source: which files there are and what each imports. */
import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} paths from the root, with slashes
 */
export function listSources(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => posix.relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !/^demo\/\.data\//.test(file));
}

/**
 * @param {string} code without comments
 * @returns {{ specifier: string, isType: boolean }[]} `isType` where nothing is imported at run time
 */
export function importStatements(code) {
  const statements = [...code.matchAll(/(?:^|[;\n}])\s*(?:import|export)\s([^'";]*?)\bfrom\s*['"]([^'"\n]+)['"]/g)].map(
    ([, clause, specifier]) => ({ specifier, isType: /^type\s+[{*\w]/.test(clause) }),
  );
  const others = [/(?:^|[;\n}])\s*import\s*['"]([^'"\n]+)['"]/g, /\bimport\s*\(\s*['"]([^'"\n]+)['"]/g];
  return [
    ...statements,
    ...others.flatMap((pattern) => [...code.matchAll(pattern)].map(([, specifier]) => ({ specifier, isType: false }))),
  ];
}

/**
 * Line comments go only where nothing but space stands before them, so that addresses in strings stay whole.
 *
 * @param {string} source
 */
export const withoutComments = (source) => source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
