/**
 * Finds English that a user would read in a module, where no language could follow: visible texts stand in catalogues.
 *
 * Such a text is a sentence that begins with a capital letter, wherever it stands, and any word in what is always shown:
 * children of an element, `aria-label`, `title`, `placeholder` and their like. What is said to a developer does not
 * count: errors and what is thrown, the console, the docs of elements and calls.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transform } from 'esbuild';
import { parseAst } from 'rollup/parseAst';

/** What looks like a sentence for users and is none, each with its reason. */
const notForUsers = new Map([
  ['Last failed calls:', 'a heading in the file for the support team, which reads English'],
  ['Help', 'the launcher’s name until a catalogue is there, which a closed launcher has no bytes for'],
  ['Google Inc.', 'navigator.vendor'],
  [
    'Couldn’t load this. Check your connection, then try again.',
    'until a catalogue has come, which may have been taken away',
  ],
  ['This page is out of date.', 'the same'],
]);

/**
 * @param {string} root
 * @returns {Promise<string[]>} one line for each text that stands in a module
 */
export async function checkTexts(root) {
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/(-docs|\.d)\.ts$/.test(name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const problems = await Promise.all(
    files.map(async (file) => {
      const found = await visibleTexts(readFileSync(file, 'utf8'));
      const path = relative(root, file).replaceAll('\\', '/');
      return found.map((text) => `${path} says "${text}": visible texts belong into a catalogue`);
    }),
  );
  return problems.flat();
}

/**
 * @param {string} source TypeScript with JSX
 * @returns {Promise<string[]>} the texts that a user would read
 */
export async function visibleTexts(source) {
  // Without types, and elements as calls: `children` and attributes are properties of an object then.
  const { code } = await transform(source, { loader: 'tsx', jsx: 'automatic', target: 'esnext' });
  const found = [];
  look(parseAst(code), { isShown: false, found, code });
  return found;
}

const sentence = /^\p{Lu}[\p{Ll}’']*[:;]? (\p{L}|$)/u;
const word = /\p{L}\p{Ll}/u;
const messageKey = /^\w+(\.[\w-]+)+$/;
const shownAlways = /^(children|aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|hint)$/;
const neverShown = /^(className|part|rel|d|style|id|name|key|type|role|source|summary|document)$/;
const shownByDom = /^(textContent|innerText|ariaLabel|ariaDescription|title|placeholder|alt)$/;
const saidToDevelopers = /^(super|console\.\w+|(\w+\.)*report|(\w+\.)*reject)$/;

function look(node, context) {
  if (Array.isArray(node)) for (const each of node) look(each, context);
  if (typeof node?.type !== 'string') return;
  const { code, found, isShown } = context;
  const textOf = ({ start, end }) => code.slice(start, end);
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ThrowStatement':
    case 'NewExpression':
      return;
    case 'Literal':
    case 'TemplateElement': {
      const text = node.type === 'Literal' ? node.value : node.value.cooked;
      if (typeof text !== 'string' || notForUsers.has(text)) return;
      if (sentence.test(text) || (isShown && word.test(text) && !messageKey.test(text))) found.push(text);
      return;
    }
    case 'CallExpression': {
      const callee = textOf(node.callee);
      if (saidToDevelopers.test(callee)) return;
      const [target, value] = node.arguments;
      if (/\.setAttribute$/.test(callee) && shownAlways.test(target?.value)) {
        return look(value, { ...context, isShown: true });
      }
      // What a function is given is its own matter: a key of a catalogue, an event, a selector.
      look(node.callee, { ...context, isShown: false });
      return look(node.arguments, { ...context, isShown: false });
    }
    case 'AssignmentExpression': {
      const name = node.left.property?.name;
      return look(node.right, { ...context, isShown: shownByDom.test(name) });
    }
    case 'Property': {
      const name = node.computed ? '' : (node.key.name ?? String(node.key.value));
      if (!neverShown.test(name)) look(node.value, { ...context, isShown: shownAlways.test(name) });
      return;
    }
    // What is compared or looked up is no text.
    case 'BinaryExpression':
      return look([node.left, node.right], { ...context, isShown: isShown && node.operator === '+' });
    case 'ConditionalExpression':
      look(node.test, { ...context, isShown: false });
      return look([node.consequent, node.alternate], context);
    case 'MemberExpression':
    case 'ObjectExpression':
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      for (const part of Object.values(node)) look(part, { ...context, isShown: false });
      return;
    default:
      for (const part of Object.values(node)) look(part, context);
  }
}
