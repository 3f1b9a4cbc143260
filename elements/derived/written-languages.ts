/**
 * The two levels of lists by which texts are found: of languages, and of each language's files. A folder of
 * `src/languages` is a language; `npm run languages` writes the lists, a test finds one that is out of date.
 */
const notice = '// Written by `npm run languages`, from the files in the folders of src/languages.';

/**
 * @param files Paths below `src/languages`, with slashes: `ja/backup.json`
 * @returns text by path from the root of the project
 */
export function writtenLanguages(files: readonly string[]): Map<string, string> {
  const namespaces = new Map<string, string[]>();
  for (const file of [...files].sort()) {
    const [, tag, namespace] = /^([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
    if (tag && namespace) namespaces.set(tag, [...(namespaces.get(tag) ?? []), namespace]);
  }
  const tags = [...namespaces.keys()].sort();
  return new Map([
    ['src/languages/languages.ts', list('languages', 'Languages', '../base/language.ts', tags, './', '/catalogues.ts')],
    ['src/languages/logic-texts.ts', logicTexts(tags, namespaces)],
    ...tags.map((tag): [string, string] => {
      const names = namespaces.get(tag) ?? [];
      return [
        `src/languages/${tag}/catalogues.ts`,
        list('catalogues', 'LanguageCatalogues', '../../base/language.ts', names, './', '.json'),
      ];
    }),
  ]);
}

/** Namespaces of logic that answers at once, also without a page: its languages are inside. */
const ofLogic = ['billing-reasons', 'psa-matching', 'schedule', 'ticketing-rules', 'ticketing-status'];

function logicTexts(tags: readonly string[], namespaces: ReadonlyMap<string, readonly string[]>): string {
  const rows = ofLogic.map((namespace) => ({
    namespace,
    texts: tags
      .filter((tag) => namespaces.get(tag)?.includes(namespace))
      .map((tag) => ({ tag, name: camelCase(`${tag}-${namespace}`), file: `'./${tag}/${namespace}.json'` })),
  }));
  const imports = rows
    .flatMap(({ texts }) => texts.map(({ name, file }) => ({ file, line: `import ${name} from ${file};` })))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ line }) => line);
  const members = rows.map(
    ({ namespace, texts }) =>
      `  ${keyOf(namespace)}: { ${texts.map(({ tag, name }) => `${tag}: ${name}`).join(', ')} },`,
  );
  const names = ofLogic.map((namespace) => `'${namespace}'`).join(' | ');
  const tree = "'../base/message-tree.ts'";
  return `${notice}
import type { MessageTree } from ${tree};
${imports.join('\n')}

type Namespace = ${names};

export const logicTexts: Readonly<Record<Namespace, Readonly<Record<string, MessageTree>>>> = {
${members.join('\n')}
};
`;
}

const camelCase = (text: string) => text.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const keyOf = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);

function list(
  name: string,
  type: string,
  from: string,
  keys: readonly string[],
  before: string,
  after: string,
): string {
  const rows = keys.map((key) => {
    const file = `'${before}${key}${after}'`;
    return `  ${keyOf(key)}: () => import(${file}),`;
  });
  const source = `'${from}'`;
  return `${notice}
import type { ${type} } from ${source};

export const ${name}: ${type} = {
${rows.join('\n')}
};
`;
}
