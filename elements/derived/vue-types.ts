/** `dist/types/elements/vue.d.ts`, written at build: here there is no Vue whose types could be added to. */
import { elements } from '../elements.ts';
import { className, entryName } from '../manifest.ts';

export function vueTypes(): string {
  const rows = elements.map(({ definition: { tag } }) => ({
    tag,
    name: className(tag),
    file: `./${entryName(tag)}.ts`,
  }));
  return `/** The elements in Vue's templates: \`import type {} from 'rmm-elements/vue.js'\` once in a project. */
import type { HTMLAttributes } from 'vue';
import type { ElementDefinition } from '../src/host/element-definition.ts';
import type { VueProps } from '../src/host/frameworks/vue-props.ts';
${rows.map(({ name, file }) => `import type { ${name} } from '${file}';`).join('\n')}

type Tag<Definition extends ElementDefinition> = new () => {
  $props: Omit<HTMLAttributes, keyof VueProps<Definition>> & VueProps<Definition>;
};

declare module 'vue' {
  interface GlobalComponents {
${rows.map(({ tag, name }) => `    '${tag}': Tag<typeof ${name}.definition>;`).join('\n')}
  }
}
`;
}
