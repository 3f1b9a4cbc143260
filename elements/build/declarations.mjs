/** `dist/types`: declarations of the public entries and of what they name, and nothing else. */
import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const folder = 'dist/types';

/** @param {readonly string[]} entries such as `elements/select` */
export async function writeDeclarations(entries) {
  await emit(entries.map((entry) => `../${entry}.ts`));
  const named = await namedBy(entries.map((entry) => join(folder, `${entry}.d.ts`)));
  // The compiler also declares the views, which an entry imports when they are wanted, and all that those import.
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = all.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.filter((file) => !named.has(file)).map((file) => rm(file)));
}

async function emit(files) {
  const project = 'dist/tsconfig.types.json';
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: '..',
    outDir: 'types',
  };
  const include = ['../src/base/assets.d.ts'];
  await writeFile(
    project,
    JSON.stringify({ extends: '../tsconfig.json', compilerOptions, files, include, exclude: [] }),
  );
  try {
    await promisify(execFile)(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project]);
  } catch (error) {
    throw new Error(`The declarations have errors:\n${error.stdout}`, { cause: error });
  } finally {
    await rm(project);
  }
}

/** @param {readonly string[]} entries declaration files */
async function namedBy(entries) {
  const found = new Set(entries);
  for (const file of found) {
    const text = await readFile(file, 'utf8');
    for (const [, address = ''] of text.matchAll(/(?:from |import\(|import )['"](\.[^'"]+)['"]/g)) {
      found.add(join(dirname(file), address.replace(/\.tsx?$/, '.d.ts')));
    }
  }
  return found;
}
