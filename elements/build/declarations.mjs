/** `dist/types`: declarations of the public entries and of what they name, and nothing else. */
import { execFileSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const types = 'dist/types';

/**
 * @param {readonly string[]} entries such as `elements/select`
 * @param {{ suffix: string, written: ReadonlyMap<string, string> } | ''} [other] tags than those of the sources: the entries
 *   that name them, as they are written of the table of elements
 */
export async function writeDeclarations(entries, other) {
  // From the type of what the build writes in follow those of all definitions.
  const suffixed = other ? 'tag-suffix.d.ts' : '../src/base/tag-suffix.d.ts';
  if (other) await writeFile('dist/tag-suffix.d.ts', `declare const __RMM_SUFFIX__: '${other.suffix}';\n`);
  const values = ['../src/base/assets.d.ts', '../src/base/build-values.d.ts', suffixed];
  const files = [...entries.map((entry) => `../${entry}.ts`), ...values];
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: '..',
    outDir: 'types',
  };
  const project = JSON.stringify({ extends: '../tsconfig.json', compilerOptions, files, include: [], exclude: [] });
  await writeFile('dist/tsconfig.types.json', project);
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'dist/tsconfig.types.json'], {
    stdio: 'inherit',
  });
  await rm('dist/tsconfig.types.json');
  if (other) {
    await rm('dist/tag-suffix.d.ts');
    // Types alone, they are declarations as they stand.
    for (const entry of entries)
      if (other.written.has(`${entry}.ts`))
        await writeFile(join(types, `${entry}.d.ts`), other.written.get(`${entry}.ts`));
  }
  // The compiler also declares the views, which an entry imports when they are wanted, and all that those import.
  const named = new Set(entries.map((entry) => join(types, `${entry}.d.ts`)));
  for (const file of named)
    for (const [, path] of (await readFile(file, 'utf8')).matchAll(/(?:from |import\(|import )['"](\.[^'"]+)['"]/g))
      named.add(join(file, '..', path.replace(/\.tsx?$/, '.d.ts')));
  for (const file of await readdir(types, { recursive: true }))
    if (file.endsWith('.ts') && !named.has(join(types, file))) await rm(join(types, file));
}
