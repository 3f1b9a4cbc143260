/** "What an element sends and stores", for whoever answers for privacy at a host. */
import { elements, type PublicElement } from '../../../elements/elements.ts';
import { slices } from '../../../src/console/table/slices.ts';
import { ticketingGraphql } from '../../../src/host/http/operation.ts';
import { type StoredDatum, storedData } from '../../../src/host/stored-data-docs.ts';
import { type Assurance, keptSlices, neverDone, ofElements } from '../content/privacy.ts';
import type { ElementCode } from './code-graph.ts';
import { html, type Markup } from './html.ts';
import { withCode } from './member-lists.ts';
import type { Page } from './page.ts';

interface Call {
  readonly name: string;
  readonly line: string;
  readonly summary: string;
  /** Names of what goes along: in the address, and in the body. */
  readonly sends: readonly string[];
}

export function privacyPage(code: ReadonlyMap<string, ElementCode>): Page {
  return {
    path: 'privacy.html',
    title: 'What elements send and store',
    description:
      'For each element: the calls that it can make, what it keeps in the browser and for how long, and what it never does.',
    keywords: 'privacy gdpr data protection cookies localstorage indexeddb telemetry tracking',
    headings: [
      { id: 'never', text: 'What no element does' },
      { id: 'stored', text: 'What is kept in the browser' },
      { id: 'elements', text: 'Element by element' },
    ],
    findable: [
      ...Object.values(storedData).map(({ key, holds }) => ({ id: 'stored', title: key, kind: 'stored', text: holds })),
      ...elements.map(({ definition: { tag } }) => ({
        id: tag,
        title: `${tag}: sends and stores`,
        kind: 'privacy',
        text: '',
      })),
    ],
    body: html`<h1>What elements send and store</h1>
<p class="lead">For the people who look after privacy where the elements are used. Lists of calls and of stored data follow from the code they describe.</p>
<h2 id="never">What no element does</h2>
<ul class="promises">${neverDone.map(assurance)}</ul>
<h2 id="stored">What is kept in the browser</h2>
<p>All of it stays on the user’s device, in the storage of your page’s origin. Anything that belongs to a user is kept for each user and tenant apart, as <code>currentUser</code> names them.</p>
<div class="scroll" tabindex="0"><table class="stored">
<thead><tr><th scope="col">Where</th><th scope="col">What</th><th scope="col">Until</th></tr></thead>
<tbody>${Object.values(storedData).map((datum: StoredDatum) => storedRow(datum))}${keptParts().map(
      ({ key, holds, until }) => storedRow({ place: 'localStorage', key, holds, until }),
    )}</tbody>
</table></div>
<h2 id="elements">Element by element</h2>
<p>A call is listed where the code of an element can make it: most are made only when somebody asks for what they bring. Each goes to the backend that you configured, with the headers that you gave.</p>
${elements.map((element) => ofElement(element, code.get(element.definition.tag)))}`,
  };
}

function assurance({ text, provedBy }: Assurance): Markup {
  return html`<li><p>${text}</p>${provedBy && html`<p class="proof"><span class="tick" aria-hidden="true"></span><code>${provedBy.file}</code> <q>${provedBy.test}</q></p>`}</li>
`;
}

function storedRow({ place, key, holds, condition, until, days }: Omit<StoredDatum, 'writtenIn'>): Markup {
  const end = days === undefined ? until : `${until}, else for ${days} days`;
  return html`<tr><td><code>${key}</code><br /><span class="soft">${place}</span></td><td>${holds}.${condition && html` <span class="soft">${condition}.</span>`}</td><td>${end}</td></tr>
`;
}

/** Slices that a reload finds again. */
export const keptSliceNames = (): string[] =>
  Object.values(slices)
    .filter(({ kept }) => kept === 'localStorage')
    .map(({ name }) => name);

const keptParts = () =>
  keptSliceNames().map((name) => ({
    key: `${storedData.sharedState.key}${name}`,
    holds: keptSlices[name]?.holds ?? '',
    until: keptSlices[name]?.until ?? '',
  }));

function ofElement({ definition: { tag } }: PublicElement, code: ElementCode | undefined): Markup {
  const calls = code === undefined ? [] : callsOf(code);
  const stored = code === undefined ? [] : storedBy(code);
  const own = ofElements[tag];
  return html`<section class="sends" aria-labelledby="${tag}">
<h3 id="${tag}"><a href="elements/${tag}.html"><code>&lt;${tag}&gt;</code></a></h3>
${own && html`<p>${withCode(own)}</p>`}
<p>${stored.length === 0 ? 'Keeps nothing in the browser.' : html`Keeps ${stored.map((key, index) => html`${index > 0 && ', '}<code>${key}</code>`)}.`} ${calls.length === 0 && 'Makes no calls.'}</p>
${
  calls.length > 0 &&
  html`<details><summary>${calls.length === 1 ? 'One call' : `${calls.length} calls`}</summary>
<dl class="calls">${calls.map(
    ({ line, summary, sends }) =>
      html`<div><dt><code>${line}</code></dt><dd>${summary}.${sends.length > 0 && html` <span class="soft">Sends ${sends.map((one, index) => html`${index > 0 && ', '}<code>${one}</code>`)}.</span>`}</dd></div>
`,
  )}</dl></details>`
}
</section>
`;
}

export function callsOf({ endpoints, operations }: ElementCode): readonly Call[] {
  return [
    ...endpoints.map(({ name, method, path, summary, query, body }) => ({
      name,
      line: `${method} ${path}`,
      summary,
      sends: [...membersOf(query), ...membersOf(body)],
    })),
    ...operations.map(({ name, kind, summary, variables }) => ({
      name,
      line: `${ticketingGraphql.method} ${ticketingGraphql.path} ${kind} ${name}`,
      summary,
      sends: membersOf(variables),
    })),
  ];
}

/** Of an object; what is no object has none. */
function membersOf(schema: object): string[] {
  const { shape } = schema as { shape?: object };
  return shape === undefined ? [] : Object.keys(shape);
}

/** Names of what it keeps; of the shared state the parts that it shows. */
export function storedBy({ files }: ElementCode): readonly string[] {
  const data: readonly StoredDatum[] = Object.values(storedData).filter(
    ({ key }) => key !== storedData.sharedState.key,
  );
  const ofSlices = keptSliceNames().filter((name) =>
    [...files].some((file) => file.endsWith(`/${dashed(name)}-slice.ts`)),
  );
  return [
    ...data.filter(({ writtenIn }) => writtenIn.some((file) => files.has(file))).map(({ key }) => key),
    ...ofSlices.map((name) => `${storedData.sharedState.key}${name}`),
  ];
}

const dashed = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
