/** `elements/react.ts`: a component for each element, in one module of which a bundler takes those that a page renders. */
import { elements, type PublicElement } from '../elements.ts';
import { className, entryName } from '../manifest.ts';
import { byFile, notice } from './layout.ts';

export function reactWrappers(): string {
  const rows = [...elements].sort((one, other) => (one.definition.tag < other.definition.tag ? -1 : 1));
  const classes = rows.map(
    ({ definition: { tag } }) => `import type { ${className(tag)} } from './${entryName(tag)}.ts';`,
  );
  return `${notice}
// biome-ignore-all format: one line for each element, however long.
/** The elements as components of React. They bring no element's code, and no React. */
import { tagName } from '../src/host/element-definition.ts';
import { reactWrapper } from '../src/host/frameworks/react-wrapper.ts';
${classes.sort(byFile).join('\n')}

${rows.map(wrapper).join('\n')}
`;
}

/** Marked as free of side effects, since a call of a function would otherwise stay in everybody's bundle. */
function wrapper({ definition: { tag, attributes, properties, form } }: PublicElement): string {
  const name = className(tag);
  const names = [attributes, properties].map((members) => Object.keys(members).join(' '));
  // Made by the build, as all tags are.
  const made = `tagName('${entryName(tag)}')`;
  const given = [made, ...names.map((text) => `'${text}'`), ...(form ? ['true'] : [])].join(', ');
  return `export const Rmm${name.replace(/Element$/, '')} = /* @__PURE__ */ reactWrapper<typeof ${name}.definition>(${given});`;
}
