/** The declarations as a consumer has them: the package as it is packed, in a folder of its own, checked to the last file. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { codeSamples } from '../../demo/docs/samples/code-samples.ts';
import { usageOf } from '../../demo/docs/samples/usage.ts';
import { elements } from '../../elements/elements.ts';
import { entryName } from '../../elements/manifest.ts';
import { type Consumer, consumerOf, declaredPackages, root } from './packed-package.ts';
import { components, page, preactPage, solidPage, unitTest } from './published-pages.ts';

/** What a consumer has beside: types of frameworks, and what the package asks npm for. */
const packages = ['@types/react', 'csstype', 'preact', 'solid-js', ...declaredPackages().dependencies];

describe('the published types', () => {
  let consumer: Consumer;
  let folder: string;

  before(async () => {
    consumer = await consumerOf(packages);
    ({ folder } = consumer);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }));
    writeFileSync(join(folder, 'page.tsx'), page);
    writeFileSync(join(folder, 'components.tsx'), components);
    writeFileSync(join(folder, 'preact.tsx'), preactPage);
    writeFileSync(join(folder, 'solid.tsx'), solidPage);
    writeFileSync(join(folder, 'unit-test.ts'), unitTest);
    writeFileSync(join(folder, 'readme.tsx'), readmeAsJsx());
    for (const element of elements) {
      const name = entryName(element.definition.tag);
      writeFileSync(join(folder, `${name}.ts`), namedTypes(element));
      for (const react of ['react-19', 'react-18'])
        writeFileSync(join(folder, `${react}-${name}.tsx`), documented(element, react));
    }
  });
  after(() => consumer.remove());

  for (const [moduleResolution, module] of [
    ['bundler', 'esnext'],
    ['nodenext', 'nodenext'],
  ] as const) {
    it(`tell what an element takes, and name only types that its entry exports, under ${moduleResolution}`, () => {
      assert.equal(complaints(folder, { module, moduleResolution }), '');
    });
  }
});

/** As the documentation writes it in an app with React. */
function documented({ definition }: (typeof elements)[number], react: string): string {
  const sample = codeSamples(usageOf(definition)).find(({ id }) => id === react);
  assert.ok(sample);
  return sample.code;
}

function complaints(folder: string, resolution: { module: string; moduleResolution: string }): string {
  const compilerOptions = {
    ...resolution,
    target: 'es2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }));
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], { encoding: 'utf8' });
    return '';
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout ?? error);
  }
}

/** Every type that the manifest spells, as TypeScript; a name that the element's entry does not export is unknown there. */
function namedTypes({ definition, docs, entry }: (typeof elements)[number]): string {
  const exported = [...readFileSync(join(root, 'src', entry), 'utf8').matchAll(/export type \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.replace(/^.* as /s, '').trim())
    .filter(Boolean);
  const spelt = [
    ...Object.values(docs.properties).map(({ type }) => type),
    ...Object.values(docs.events).map(({ detail }) => detail),
    ...Object.values(docs.methods).map(({ signature }) => signature),
  ];
  return `import type { ${exported.join(', ')} } from 'rmm-elements/elements/${entryName(definition.tag)}.js';
export type Spelt = [
${spelt.map((type) => `  (${type}),`).join('\n')}
];
`;
}

/** Every tag of ours in the README's HTML, word for word. */
function readmeAsJsx(): string {
  const blocks = readFileSync(join(root, 'README.md'), 'utf8').matchAll(/```html\n(.*?)```/gs);
  const tags = [...blocks].flatMap(([, html = '']) => html.match(/<rmm-[^>]*>/g) ?? []);
  assert.ok(tags.length > 10, `only ${tags.length} tags in the README`);
  return `
import 'rmm-elements/elements/index.js';

export const readme = (
  <>
${tags.map((tag) => `    ${tag.replace(/\/?>$/, ' />')}`).join('\n')}
  </>
);
`;
}
