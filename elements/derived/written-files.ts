/**
 * The files that follow from the table of elements: one entry for each tag, with the types of its tag and of its JSX, the
 * index of all, what a bundler loads later, what the classic script adds, the components of React, what the stand-ins of unit
 * tests are made of, the names that the doctor knows, and the demo's list of samples. `npm run elements` writes them; a test
 * finds one that is out of date.
 */
import { tagSuffix } from '../../src/host/element-definition.ts';
import { elements, type PublicElement } from '../elements.ts';
import { className, entryName } from '../manifest.ts';
import { byFile, notice } from './layout.ts';
import { reactWrappers } from './react-wrappers.ts';

/** What the classic script adds to a page: `RmmElements`, in a build with the suffix v2 `RmmElementsV2`. */
export const globalName = `RmmElements${tagSuffix.replace(/-(.)/, (_, letter: string) => letter.toUpperCase())}`;

/** Text by path from the root of the project. */
export function writtenFiles(): Map<string, string> {
  return new Map([
    ...elements.map((element): [string, string] => [
      `elements/${entryName(element.definition.tag)}.ts`,
      entry(element),
    ]),
    ['elements/index.ts', index()],
    ['elements/lazy-entries.ts', lazyEntries()],
    ['elements/classic.ts', classicTypes()],
    ['elements/react.ts', reactWrappers()],
    ['src/doctor/page/element-names.ts', namesForDoctor()],
    ['demo/samples.ts', samples()],
  ]);
}

function entry({ definition: { tag }, entry: file }: PublicElement): string {
  const name = className(tag);
  // Written so, no check takes them for imports of this file.
  const [props, own] = ['host/frameworks/react-props.ts', file].map((path) => `'../src/${path}'`);
  const imports = [`import type { ReactProps } from ${props};`, `import type { ${name} } from ${own};`];
  return `${notice}
${imports.sort(byFile).join('\n')}

export * from ${own};

declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ${name};
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      '${tag}': ReactProps<typeof ${name}.definition>;
    }
  }
}
`;
}

function index(): string {
  const files = [...elements.map(({ definition }) => entryName(definition.tag)), 'shared-state', 'version'].sort();
  return `${notice}
/** Registers every element. A page that uses one of them takes its own entry, or the autoloader. */
${files.map((file) => `export * from './${file}.ts';`).join('\n')}
`;
}

function lazyEntries(): string {
  const names = elements.map(({ definition }) => entryName(definition.tag)).sort();
  return `${notice}
/** The code of each element by its name, each address written out: a bundler can follow no other. */
export const lazyEntries: Readonly<Record<string, () => Promise<unknown>>> = {
${names.map((name) => `  ${name.includes('-') ? `'${name}'` : name}: () => import('./${name}.ts'),`).join('\n')}
};
`;
}

function classicTypes(): string {
  const index = "'./index.ts'";
  return `${notice}
/** What the classic script adds to a page, for its own scripts: \`/// <reference types="rmm-elements/classic.js" />\`. */
import type * as elements from ${index};

declare global {
  var ${globalName}: typeof elements;
}
`;
}

function namesForDoctor(): string {
  const names = elements.map(({ definition }) => entryName(definition.tag)).sort();
  return `${notice}
/** Every element of this version, without \`rmm-\`. */
export const elementNames: readonly string[] =
  '${names.join(' ')}'.split(
    ' ',
  );
`;
}

function samples(): string {
  const names = elements.map(({ definition }) => entryName(definition.tag)).sort();
  return `${notice}
${[...names.map((name) => `import { ${sampleName(name)} } from './samples/${name}.ts';`), "import type { Sample } from './samples/sample.ts';"].sort(byFile).join('\n')}

const samples: Readonly<Record<string, Sample>> = {
${names.map((name) => `  'rmm-${name}': ${sampleName(name)},`).join('\n')}
};

/** What the demo shows of an element before anybody has turned a control. */
export function sampleOf(tag: string): Sample {
  const sample = samples[tag];
  if (sample === undefined) throw new Error(\`There is no sample of <\${tag}>\`);
  return sample;
}
`;
}

/** `dataTableSample` for `data-table`. */
function sampleName(name: string): string {
  return `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Sample`;
}
