/** The page of an element: alive, how it is used in each framework, and all that is public of it. */
import type { PublicElement } from '../../../elements/elements.ts';
import { entryName } from '../../../src/host/element-definition.ts';
import { areas } from '../content/areas.ts';
import { codeSamples } from '../samples/code-samples.ts';
import { usageOf } from '../samples/usage.ts';
import { codeBlock } from './highlight.ts';
import { html, type Markup, slug } from './html.ts';
import { memberLists, withCode } from './member-lists.ts';
import type { Declaration } from './members.ts';
import type { Page } from './page.ts';

export function elementPage({ definition, docs, ...element }: PublicElement, declaration: Declaration): Page {
  const { tag } = definition;
  const area = areas.find(({ has }) => has({ definition, docs, ...element }))?.title;
  const lists = memberLists(declaration);
  return {
    path: `elements/${tag}.html`,
    title: `<${tag}>`,
    label: tag,
    description: docs.summary,
    keywords: `${entryName(tag).replaceAll('-', ' ')} ${area ?? ''}`,
    hasElements: true,
    scripts: ['element'],
    headings: [
      { id: 'try', text: 'Try it' },
      { id: 'use', text: 'Use it' },
      ...lists.headings,
      { id: 'sends', text: 'Sends and stores' },
    ],
    findable: lists.findable,
    body: html`<p class="crumb">${area}</p>
<h1><code>&lt;${tag}&gt;</code></h1>
<p class="lead">${withCode(docs.summary)}.</p>
<h2 id="try" class="apart">Try it</h2>
<div class="live" data-tag="${tag}"><p class="soft waiting">The element is alive here once scripts have run.</p></div>
<h2 id="use">Use it</h2>
${samples(codeSamples(usageOf(definition)))}
<p>The <a href="../hosts/index.html">pages of hosts</a> have whole projects for each of these, as they are built and tested.</p>
${lists.body}
<h2 id="sends">Sends and stores</h2>
<p>Which calls it makes, and what it keeps in the browser, is on the page <a href="../privacy.html#${tag}">What elements send and store</a>.</p>`,
  };
}

/** One below the other; the script makes tabs of them, and remembers which one was chosen. */
export function samples(all: ReturnType<typeof codeSamples>): Markup {
  return html`<div class="samples">${all.map(
    ({ id, title, language, code }) =>
      html`<section data-sample="${id}" aria-labelledby="sample-${slug(title)}"><h3 id="sample-${slug(title)}">${title}</h3>${codeBlock(code, language)}</section>
`,
  )}</div>`;
}
