/** All that is public of an element, as lists with an anchor for each member. */
import { themeProperties } from '../../../src/ui/theme/theme-docs.ts';
import { html, type Markup, type Written } from './html.ts';
import { type Declaration, methodsOf, propertiesOf, signatureOf } from './members.ts';
import type { Findable, Heading } from './page.ts';

interface Row {
  readonly name: string;
  /** In the place of the name: `::part(label)`. */
  readonly shown?: string;
  readonly type?: string;
  readonly notes?: readonly string[];
  readonly description: string;
}

interface List {
  readonly title: string;
  readonly kind: string;
  readonly lead?: Markup;
  readonly rows: readonly Row[];
}

export interface MemberLists {
  readonly body: Markup;
  readonly headings: readonly Heading[];
  readonly findable: readonly Findable[];
}

export function memberLists(declaration: Declaration): MemberLists {
  const lists = listsOf(declaration).filter(({ rows }) => rows.length > 0);
  return {
    body: html`${lists.map(view)}`,
    headings: lists.map(({ title, kind }) => ({ id: anchorOf(kind), text: title })),
    findable: lists.flatMap(({ kind, rows }) =>
      rows
        // Of what every element has, its own page tells.
        .filter(({ name }) => !Object.hasOwn(themeProperties, name))
        .map((row) => ({ id: anchorOf(kind, row.name), title: row.shown ?? row.name, kind, text: row.description })),
    ),
  };
}

function listsOf(declaration: Declaration): List[] {
  const { attributes, events, slots, cssParts, cssProperties } = declaration;
  return [
    {
      title: 'Attributes',
      kind: 'attribute',
      rows: attributes.map(({ name, fieldName, type, default: initial, description = '' }) => ({
        name,
        type: type.text,
        notes: [
          ...(fieldName && fieldName !== name ? [`property ${fieldName}`] : []),
          ...(initial && initial !== 'false' ? [`default ${initial}`] : []),
        ],
        description,
      })),
    },
    {
      title: 'Properties',
      kind: 'property',
      lead: html`Set by script, never in markup. Every attribute has a property as well.`,
      rows: propertiesOf(declaration).map(({ name, type, readonly, description = '' }) => ({
        name,
        type: type.text,
        notes: readonly ? ['read only'] : [],
        description,
      })),
    },
    {
      title: 'Events',
      kind: 'event',
      rows: events.map(({ name, type, description = '' }) => ({
        name,
        type: type.text,
        notes: type.text.startsWith('RequestEvent') ? ['cancelable'] : [],
        description: description.split(' (cancelable;')[0] ?? '',
      })),
    },
    {
      title: 'Methods',
      kind: 'method',
      lead: html`They may be called before the element’s code has come, and answer when it is there.`,
      rows: methodsOf(declaration).map((method) => ({
        name: method.name,
        type: signatureOf(method),
        description: method.description ?? '',
      })),
    },
    {
      title: 'Slots',
      kind: 'slot',
      rows: slots.map(({ name, description = '' }) => ({ name, shown: name || '(default)', description })),
    },
    {
      title: 'Parts',
      kind: 'part',
      rows: cssParts.map(({ name, description = '' }) => ({ name, shown: `::part(${name})`, description })),
    },
    {
      title: 'Theme properties',
      kind: 'css',
      lead: html`Set on the element or anywhere around it. The <a href="../playground.html">playground</a> tries them and writes the CSS.`,
      rows: cssProperties.map(({ name, description = '' }) => ({ name, description })),
    },
  ];
}

function view({ title, kind, lead, rows }: List): Markup {
  return html`<h2 id="${anchorOf(kind)}">${title}</h2>
${lead && html`<p>${lead}</p>`}
<dl class="members">${rows.map((row) => member(row, kind))}</dl>
`;
}

function member({ name, shown = name, type, notes = [], description }: Row, kind: string): Markup {
  const id = anchorOf(kind, name);
  return html`<div id="${id}">
  <dt><a class="anchor" href="#${id}"><code>${shown}</code></a>${type && html` <code class="type">${type}</code>`}${notes.map((note) => html` <span class="badge">${note}</span>`)}</dt>
  <dd>${withCode(description)}</dd>
</div>
`;
}

const anchorOf = (kind: string, name?: string): string =>
  name === undefined ? `${kind}-list` : `${kind}-${name === '' ? 'default' : name.replace(/^--/, '')}`;

/** What stands between backticks is code. */
export function withCode(text: string): Markup {
  const parts: Written[] = text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
  return html`${parts}`;
}
