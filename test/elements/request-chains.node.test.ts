/** A page asks for all that it needs next at once: what one file tells of another costs a round trip on every first visit. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rollup/parseAst';
import { buildWhenNeeded } from '../support/when-needed.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** Only when something went wrong: nobody hurries then, and pages would read their names. */
const isOfFailure = (file: string) =>
  /^(plain-)?(code-failure|failure-box|shell-support|shell-words|second-definition|bad-attribute)\b/.test(
    basename(file),
  );

/** They name entries, of which a bundler makes what pages load. */
const isForBundlers = (file: string) => /^elements\/(index|autoloader)\.js$/.test(file);

interface Loads {
  /** Static imports. */
  needs: readonly string[];
  /** Files that are asked for at once, the wanted one first. */
  waves: readonly (readonly string[])[];
}

interface Node {
  type: string;
  [key: string]: unknown;
}

describe('what pages load', () => {
  const files = new Map<string, Loads>();
  before(async () => {
    await buildWhenNeeded();
    for (const folder of ['elements', 'chunks'])
      for (const name of readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' }))
        if (name.endsWith('.js') && !isForBundlers(`${folder}/${name}`))
          files.set(`${folder}/${name}`, readLoads(`${folder}/${name}`));
  });

  const closure = (some: readonly string[]) => {
    const found = new Set(some);
    for (const file of found) for (const next of files.get(file)?.needs ?? []) found.add(next);
    return found;
  };

  it('is named by the entry of an element as far as it waits for it', () => {
    const entries = [...files.keys()].filter((file) => file.startsWith('elements/'));
    assert.ok(entries.length > 40);
    for (const entry of entries)
      assert.deepEqual([...closure([entry])].slice(1).sort(), [...(files.get(entry)?.needs ?? [])].sort(), entry);
  });

  it('is asked for in one wave, however late it comes', () => {
    // The shell asks for what shows any view, whenever an element asks for its own.
    const [bridge = []] = files.get(nameOf('shell'))?.waves.filter(([first]) => first === nameOf('host')) ?? [];
    assert.ok(bridge.length > 2);
    const shown = closure(bridge);
    let waves = 0;
    for (const [file, loads] of files)
      for (const wave of loads.waves.filter(([wanted = '']) => !isOfFailure(wanted))) {
        waves += 1;
        const there = new Set([...closure([file]), ...(wave === bridge ? [] : shown), ...wave]);
        const later = [...closure(wave)].filter((one) => !there.has(one));
        assert.deepEqual(later, [], `${file} asks for ${wave[0]}, which asks for these`);
      }
    assert.ok(waves > 500, `${waves}`);
  });

  const nameOf = (chunk: string) => [...files.keys()].find((file) => file.endsWith(`/${chunk}.js`)) ?? '';
});

function readLoads(file: string): Loads {
  const needs: string[] = [];
  const waves: string[][] = [];
  const pathOf = (source: unknown) => posix.join(posix.dirname(file), String((source as { value: unknown }).value));
  const isFile = (node: unknown) => (node as Node).type === 'ImportExpression' && isText((node as Node).source);
  visit(parseAst(readFileSync(join(dist, file), 'utf8')), (node) => {
    if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type) && node.source) needs.push(pathOf(node.source));
    if (node.type === 'ArrayExpression') {
      const imports = (node.elements as Node[]).filter((one) => one !== null && isFile(one));
      if (imports.length < 2) return true;
      waves.push(imports.map(({ source }) => pathOf(source)));
      return false;
    }
    if (isFile(node)) waves.push([pathOf(node.source)]);
    return true;
  });
  return { needs, waves };
}

const isText = (node: unknown) => (node as Node).type === 'Literal' && typeof (node as Node).value === 'string';

/** @param enter answers whether to look inside */
function visit(node: unknown, enter: (node: Node) => boolean): void {
  if (Array.isArray(node)) for (const one of node) visit(one, enter);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && !enter(node as Node)) return;
    for (const part of Object.values(node)) visit(part, enter);
  }
}
