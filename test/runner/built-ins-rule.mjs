/**
 * Finds methods of lists that old libraries have made into others: Prototype's `reduce` takes no function, and its `entries`
 * have no places. Our sources reduce by `fold` and go through places by `indexed`; a map is gone through as it is.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transform } from 'esbuild';
import { parseAst } from 'rollup/parseAst';

const instead = { reduce: 'fold', reduceRight: 'fold', entries: 'indexed' };

/**
 * @param {string} root
 * @returns {Promise<string[]>} one line for each file that calls one of them
 */
export async function checkBuiltIns(root) {
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /(?<!\.d)\.tsx?$/.test(name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const problems = await Promise.all(
    files.map(async (file) => {
      const found = await patchedMethods(readFileSync(file, 'utf8'));
      const path = relative(root, file).replaceAll('\\', '/');
      return found.map((name) => `${path} calls ${name} of a list: use ${instead[name]} of src/base`);
    }),
  );
  return problems.flat();
}

/**
 * @param {string} source TypeScript with JSX
 * @returns {Promise<string[]>} the methods that it calls
 */
export async function patchedMethods(source) {
  // Most files name none of them, and need not be read.
  if (!/\.\s*(reduce|reduceRight|entries)\b/.test(source)) return [];
  const { code } = await transform(source, { loader: 'tsx', jsx: 'automatic', target: 'esnext' });
  const found = [];
  const look = (node) => {
    if (Array.isArray(node)) return node.forEach(look);
    if (typeof node?.type !== 'string') return;
    const { callee } = node;
    const isMethod = node.type === 'CallExpression' && callee.type === 'MemberExpression' && !callee.computed;
    if (isMethod && Object.hasOwn(instead, callee.property.name) && callee.object.name !== 'Object')
      found.push(callee.property.name);
    Object.values(node).forEach(look);
  };
  look(parseAst(code));
  return found;
}
