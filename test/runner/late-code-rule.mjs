/**
 * Finds code that a person waits for and that is fetched without `fetchCode`, or what stands on it: where it does not
 * come, nobody could be told whether asking again helps or the page has to be loaded anew.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { parseAst } from 'rollup/parseAst';
import { listSources } from './sources.mjs';

/** Which fetch what they are given with `fetchCode`, or are it. */
const fetchers = /(^|\.)(fetchCode|late|lateSelect|useWanted|defineElement|defineElementWith|defineFormElement)$/;

/** What nobody waits for, or what is fetched with `fetchCode` elsewhere, each with its reason. */
const exempt = new Map([
  ['src/host/late-code/fetch-code.ts', 'tells why code did not come'],
  ['src/host/element/define-element-with.ts', 'what a developer is told; a view’s own code fails in plain-failure.ts'],
  ['src/host/element/plain-failure.ts', 'shows that a view’s code did not come'],
  ['src/host/element/failure-box.ts', 'words in the reader’s language beside plain ones'],
  ['src/host/element/view-root.tsx', 'words of an error that is thrown all the same'],
  ['src/host/config-element/config-element.ts', 'what a developer is told'],
  ['src/host/messages.ts', 'a pseudo-language for tests of a page'],
  ['src/host/drafts/draft-store.ts', 'a draft is kept beside what somebody does'],
  ['src/languages/languages.ts', 'another language takes the place of English when it comes'],
  ['src/help/panel/use-panel-open.ts', 'the panel is open without it'],
  ['src/ui/popover/place.ts', 'what is placed is shown without it'],
  ['src/ui/leaving/leaving.ts', 'what goes goes without it'],
  ['src/ui/tooltip/attach-tooltip.ts', 'a tooltip says once more what is there'],
  ['src/ui/tooltip/follow-pointer.ts', 'a tooltip says once more what is there'],
  ['src/ui/table/grid/row-grid.tsx', 'a tooltip says once more what is there'],
  ['src/ui/table/body/cursor/late-row-search.ts', 'the next letter asks for it anew'],
  ['src/ui/table/element/use-element-options.ts', 'what a developer is told'],
  ['src/ui/editor/model/editor-value.ts', 'what a text lost is told when it is read anew'],
  ['src/ui/editor/rich-text-editor.tsx', 'names of mentions are there without what the page knows of them'],
  ['src/ui/editor/source/source-work.ts', 'a source is shown without indentation'],
  ['src/ui/editor/clipboard/clipboard-events.ts', 'ahead of the first paste, which fetches it with fetchCode'],
  ['src/ui/editor/clipboard/receive.ts', 'what is pasted comes without its pictures, which is told'],
  ['src/ui/editor/toolbar/editor-toolbar.tsx', 'all tools are shown without it'],
  ['src/ui/editor/image/image-view.ts', 'the picture shows by its name that it is not there'],
  ['src/ui/editor/chip/chip-view.ts', 'a chip reads as its name without it'],
  ['src/ui/editor/surface/use-further-plugins.ts', 'a text can be written without it'],
  ['src/ticketing/editor/model/rule-insight.ts', 'a rule is read without what may be wrong with it'],
  ['src/ticketing/editor/model/name-book.ts', 'a rule is read without the names of others'],
]);

/** What each language lists, which takes the place of English when it comes. */
const listOfLanguage = /^src\/languages\/[\w-]+\/catalogues\.ts$/;

/**
 * @param {string} root
 * @returns {Promise<string[]>} one line for each file
 */
export async function checkLateCode(root) {
  const files = listSources(root, 'src').filter((file) => !listOfLanguage.test(file));
  const found = await Promise.all(
    files.map(async (file) => ((await hasBareImport(readFileSync(join(root, file), 'utf8'))) ? [file] : [])),
  );
  const bare = new Set(found.flat());
  return [
    ...[...bare]
      .filter((file) => !exempt.has(file))
      .map((file) => `${file} imports code without fetchCode: who waits for it is not told why it does not come`),
    ...[...exempt.keys()]
      .filter((file) => !bare.has(file))
      .map((file) => `${file} is exempt in late-code-rule.mjs, and need not be`),
  ];
}

/**
 * @param {string} source TypeScript with JSX
 * @returns {Promise<boolean>} whether it has an `import()` that no fetcher is given, directly or by the name of its function
 */
export async function hasBareImport(source) {
  if (!/\bimport\s*\(/.test(source)) return false;
  // Without types, of which `import()` may be a part.
  const { code } = await transform(source, { loader: 'tsx', jsx: 'automatic', target: 'esnext' });
  const named = new Map();
  const given = new Set();
  let isBare = false;
  look(parseAst(code), undefined);
  return isBare || [...named.keys()].some((name) => !given.has(name));

  function look(node, owner) {
    if (Array.isArray(node)) for (const each of node) look(each, owner);
    if (typeof node?.type !== 'string') return;
    if (node.type === 'ImportExpression') {
      if (owner === undefined) isBare = true;
      else if (owner.name) named.set(owner.name, true);
      return;
    }
    if (node.type === 'CallExpression' && fetchers.test(code.slice(node.callee.start, node.callee.end))) {
      for (const argument of node.arguments) {
        if (argument.type === 'Identifier') given.add(argument.name);
      }
      look(node.arguments, { name: undefined });
      return;
    }
    const isFunction = /^(ArrowFunction|Function)Expression$/.test(node.init?.type);
    if (node.type === 'VariableDeclarator' && isFunction && owner === undefined) {
      look(node.init, { name: node.id.name });
      return;
    }
    for (const part of Object.values(node)) look(part, owner);
  }
}
