/** The same use of an element in HTML and in each framework, as the projects in `test/hosts` do it. */
import { literal } from './literal.ts';
import type { Usage, UsedAttribute } from './usage.ts';

export interface CodeSample {
  /** In addresses and in what the browser remembers. */
  readonly id: string;
  readonly title: string;
  /** For the colours: the ending of the file that it would stand in. */
  readonly language: string;
  readonly code: string;
}

export function codeSamples(usage: Usage): readonly CodeSample[] {
  const loose = { ...usage, properties: [...usage.properties, ...usage.unchecked] };
  return [
    { id: 'html', title: 'HTML', language: 'html', code: plainHtml(loose) },
    { id: 'react-19', title: 'React 19', language: 'tsx', code: react19(usage) },
    { id: 'react-18', title: 'React 18', language: 'tsx', code: react18(usage) },
    { id: 'vue', title: 'Vue', language: 'vue', code: vue(usage) },
    { id: 'angular', title: 'Angular', language: 'ts', code: angular(usage) },
    { id: 'svelte', title: 'Svelte', language: 'svelte', code: svelte(usage) },
  ];
}

function plainHtml(usage: Usage): string {
  const { tag, attributes, properties, event } = usage;
  const script = [
    ...properties.map(([name, value]) => `  element.${name} = ${literal(value, '  ')};`),
    ...(event ? [`  element.addEventListener('${event.name}', ${heard('element', event.reads)});`] : []),
  ];
  const wired =
    script.length === 0
      ? ''
      : `

<script type="module">
  const element = document.querySelector('${tag}');
${script.join('\n')}
</script>`;
  return `<script type="module" src="/rmm/autoloader.js"></script>

${tagged(usage, attributes.map(inMarkup), '')}${wired}`;
}

function react19(usage: Usage): string {
  const { tag, entry, attributes, properties, event } = usage;
  const listener =
    event &&
    (event.reads === undefined
      ? `on${event.name}={({ detail }) => console.info(detail)}`
      : `onChange={({ currentTarget }) =>
  console.info((currentTarget as HTMLElementTagNameMap['${tag}']).${event.reads})
}`);
  const props = [
    ...attributes.map(inJsx),
    ...properties.map(([name]) => `${name}={${name}}`),
    ...(listener ? [listener] : []),
  ];
  return `import 'rmm-elements/elements/${entry}.js';

${constants(usage, typed)}export function Example() {
  return ${returned(usage, props)};
}`;
}

function react18(usage: Usage): string {
  const { tag, entry, attributes, properties, event } = usage;
  const component = pascal(tag);
  const listener =
    event &&
    (event.reads === undefined
      ? `on${pascal(event.name)}={({ detail }) => console.info(detail)}`
      : `onChange={({ currentTarget }) => console.info(currentTarget.${event.reads})}`);
  const props = [
    ...attributes.map((attribute) => inJsx({ ...attribute, name: attribute.property })),
    ...properties.map(([name]) => `${name}={${name}}`),
    ...(listener ? [listener] : []),
  ];
  return `import 'rmm-elements/bundled/${entry}.js';
import { ${component} } from 'rmm-elements/react.js';

${constants(usage, typed)}export function Example() {
  return ${returned({ ...usage, tag: component }, props)};
}`;
}

function vue(usage: Usage): string {
  const { tag, entry, attributes, properties, event } = usage;
  const props = [
    ...attributes.map(inTemplate((name, value) => `:${name}="${value}"`)),
    ...properties.map(([name]) => `:${name}.prop="${name}"`),
    ...(event ? [`@${event.name}="hear"`] : []),
  ];
  const hear =
    event &&
    (event.reads === undefined
      ? 'const hear = ({ detail }: CustomEvent) => console.info(detail);\n'
      : `const hear = ({ target }: Event) => console.info((target as HTMLElementTagNameMap['${tag}']).${event.reads});\n`);
  return `<script setup lang="ts">
import 'rmm-elements/bundled/${entry}.js';
import type {} from 'rmm-elements/vue.js';
${constants(usage, { before: '\n', ...typed }).trimEnd()}${properties.length > 0 ? '\n' : ''}${hear ? `\n${hear}` : ''}</script>

<template>
  ${tagged(usage, props, '  ')}
</template>`;
}

function angular(usage: Usage): string {
  const { tag, entry, attributes, properties, event } = usage;
  const others = usage.content?.match(/(?<=<)rmm-[\w-]+/g) ?? [];
  const directives = [...new Set([tag, ...others])].map(pascal).sort().join(', ');
  const props = [
    ...(event?.reads === undefined ? [] : ['#element']),
    ...attributes.map((attribute) =>
      attribute.kind === 'integer' ? `[${attribute.property}]="${attribute.value}"` : inMarkup(attribute),
    ),
    ...properties.map(([name]) => `[${name}]="${name}"`),
    ...(event
      ? [`(${event.name})="hear(${event.reads === undefined ? '$event.detail' : `element.${event.reads}`})"`]
      : []),
  ];
  const members = [
    ...properties.map(([name, value]) => `  readonly ${name} = ${literal(value, '  ')} as const;\n`),
    ...(event ? ['\n  hear(told: unknown) {\n    console.info(told);\n  }\n'] : []),
  ];
  return `import { Component } from '@angular/core';
import { ${directives} } from 'rmm-elements/angular.js';
import 'rmm-elements/bundled/${entry}.js';

@Component({
  selector: 'app-example',
  imports: [${directives}],
  template: \`
    ${tagged(usage, props, '    ')}
  \`,
})
export class Example {${members.length > 0 ? '\n' : ''}${members.join('').replace(/^\n/, '')}}`;
}

function svelte(usage: Usage): string {
  const { entry, attributes, properties, event } = usage;
  const listener =
    event &&
    (event.reads === undefined
      ? `on${event.name}={({ detail }) => console.info(detail)}`
      : `onchange={({ currentTarget }) => console.info(currentTarget.${event.reads})}`);
  const props = [
    ...attributes.map(inTemplate((name, value) => `${name}={${value}}`)),
    ...properties.map(([name]) => `{${name}}`),
    ...(listener ? [listener] : []),
  ];
  return `<script lang="ts">
import 'rmm-elements/bundled/${entry}.js';
import type {} from 'rmm-elements/svelte.js';
${constants(usage, { before: '\n', ...typed }).trimEnd()}${usage.properties.length > 0 ? '\n' : ''}</script>

${tagged(usage, props, '')}`;
}

/** `RmmSelect` for `rmm-select`. */
const pascal = (dashed: string) => dashed.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const typed = { fixed: ' as const' };

const heard = (element: string, reads: string | undefined): string =>
  reads === undefined ? '({ detail }) => console.info(detail)' : `() => console.info(${element}.${reads})`;

/** @param fixed `as const` where types are checked, so that a text is one of the few that are allowed */
function constants({ properties }: Usage, { before = '', fixed = '' } = {}): string {
  if (properties.length === 0) return '';
  return `${before}${properties.map(([name, value]) => `const ${name} = ${literal(value)}${fixed};\n`).join('')}\n`;
}

/** With all that stands in it; on one line while that is short. */
function tagged({ tag, content }: Usage, props: readonly string[], indent: string): string {
  const line = ['<', tag, ...props.map((prop) => ` ${prop}`), '>'].join('');
  const deeper = `\n${indent}  `;
  const isShort = indent.length + line.length + tag.length + 3 <= 88 && !line.includes('\n');
  const opening = isShort
    ? line
    : `<${tag}${props.map((prop) => deeper + prop.replaceAll('\n', deeper)).join('')}\n${indent}>`;
  return content === undefined ? `${opening}</${tag}>` : `${opening}${deeper}${content}\n${indent}</${tag}>`;
}

/** JSX behind \`return\`: in parentheses where it takes several lines. */
function returned(usage: Usage, props: readonly string[]): string {
  const element = (indent: string) => {
    const text = tagged(usage, props, indent);
    if (usage.content !== undefined) return text;
    return text.replace(new RegExp(`(\\n *)?></${usage.tag}>$`), (_, line?: string) => (line ? `${line}/>` : ' />'));
  };
  const line = element('  ');
  return line.includes('\n') ? `(\n    ${element('    ')}\n  )` : line;
}

const inMarkup = ({ name, value, kind }: UsedAttribute): string =>
  kind === 'flag' ? name : `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

const inJsx = ({ name, value, kind }: UsedAttribute): string => {
  if (kind === 'flag') return name;
  if (kind === 'integer') return `${name}={${value}}`;
  return /["\\{}&]/.test(value) ? `${name}={${literal(value)}}` : `${name}="${value}"`;
};

/** @param bound a number, in the words of the framework */
const inTemplate =
  (bound: (name: string, value: string) => string) =>
  (attribute: UsedAttribute): string =>
    attribute.kind === 'integer' ? bound(attribute.name, attribute.value) : inMarkup(attribute);
