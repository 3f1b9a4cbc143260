/**
 * Types of the elements in the templates of frameworks, `dist/types/elements/….d.ts`, written at build: here there are none
 * of these frameworks, whose types could be added to.
 */
import { elements } from '../elements.ts';
import { className, entryName } from '../manifest.ts';
import { angularTypes } from './angular-directives.ts';
import { angularFormsTypes } from './angular-forms.ts';

/** Text by the name of the entry. */
export function frameworkTypes(): Map<string, string> {
  return new Map([
    ['vue', vueTypes()],
    ['svelte', svelteTypes()],
    ['preact', preactTypes()],
    ['solid', solidTypes()],
    ['angular', angularTypes()],
    ['angular-forms', angularFormsTypes()],
  ]);
}

const rows = elements.map(({ definition: { tag } }) => ({ tag, name: className(tag), file: `./${entryName(tag)}.ts` }));
const imports = rows.map(({ name, file }) => `import type { ${name} } from '${file}';`).join('\n');
const members = (typeOf: (name: string) => string) =>
  rows.map(({ tag, name }) => `    '${tag}': ${typeOf(name)};`).join('\n');

/** A template's `ref` gives the element, as Vue has it. */
const vueTypes =
  () => `/** The elements in Vue's templates: \`import type {} from 'rmm-elements/vue.js'\` once in a project. */
import type { HTMLAttributes, VNodeProps } from 'vue';
import type { ElementDefinition, ElementOf } from '../src/host/element-definition.ts';
import type { VueProps } from '../src/host/frameworks/vue-props.ts';
${imports}

type Tag<Definition extends ElementDefinition> = new () => ElementOf<Definition> & {
  $props: Omit<HTMLAttributes & VNodeProps, keyof VueProps<Definition>> & VueProps<Definition>;
};

declare module 'vue' {
  interface GlobalComponents {
${members((name) => `Tag<typeof ${name}.definition>`)}
  }
}
`;

const svelteTypes =
  () => `/** The elements in Svelte's markup: \`import type {} from 'rmm-elements/svelte.js'\` once in a project. */
import type { HTMLAttributes } from 'svelte/elements';
import type { ElementDefinition, ElementOf } from '../src/host/element-definition.ts';
import type { JsxProps } from '../src/host/frameworks/jsx-props.ts';
${imports}

type Tag<Definition extends ElementDefinition> = Omit<
  HTMLAttributes<ElementOf<Definition>>,
  keyof JsxProps<Definition>
> &
  JsxProps<Definition>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${members((name) => `Tag<typeof ${name}.definition>`)}
  }
}
`;

const preactTypes =
  () => `/** The elements in Preact's JSX: \`import type {} from 'rmm-elements/preact.js'\` once in a project. */
import type { JSX as Own, RefObject } from 'preact';
import type { ElementDefinition, ElementOf } from '../src/host/element-definition.ts';
import type { JsxProps } from '../src/host/frameworks/jsx-props.ts';
${imports}

type Tag<Definition extends ElementDefinition> = Omit<
  Own.HTMLAttributes<ElementOf<Definition>>,
  keyof JsxProps<Definition> | 'ref'
> &
  JsxProps<Definition> & {
    ref?: RefObject<ElementOf<Definition>> | ((element: ElementOf<Definition> | null) => void) | null | undefined;
  };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
${members((name) => `  Tag<typeof ${name}.definition>`)
  .replaceAll(/^ {4}/gm, '      ')
  .replaceAll(':   Tag', ': Tag')}
    }
  }
}
`;

/** Solid listens to `on:rmm-navigate` as to `onrmm-navigate`, and wants the former. */
const solidTypes =
  () => `/** The elements in Solid's JSX: \`import type {} from 'rmm-elements/solid.js'\` once in a project. */
import type { JSX as Own } from 'solid-js';
import type { ElementDefinition, ElementOf, ListenedEvents } from '../src/host/element-definition.ts';
import type { JsxProps } from '../src/host/frameworks/jsx-props.ts';
${imports}

type Listeners<Definition extends ElementDefinition> = {
  [Name in keyof ListenedEvents<Definition> & string as \`on:\${Name}\`]?:
    | ((event: ListenedEvents<Definition>[Name]) => void)
    | undefined;
};

type Tag<Definition extends ElementDefinition> = Omit<
  Own.HTMLAttributes<ElementOf<Definition>>,
  keyof JsxProps<Definition> | keyof Listeners<Definition>
> &
  JsxProps<Definition> &
  Listeners<Definition>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
${members((name) => `  Tag<typeof ${name}.definition>`)
  .replaceAll(/^ {4}/gm, '      ')
  .replaceAll(':   Tag', ': Tag')}
    }
  }
}
`;
