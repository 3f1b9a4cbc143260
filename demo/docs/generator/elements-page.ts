/** All elements by area. */
import { elements } from '../../../elements/elements.ts';
import { areas } from '../content/areas.ts';
import { html, slug } from './html.ts';
import { withCode } from './member-lists.ts';
import type { Page } from './page.ts';

export function elementsPage(): Page {
  return {
    path: 'elements/index.html',
    title: 'Elements',
    label: 'All elements',
    description: 'Every element, by what it is for.',
    headings: areas.map(({ title }) => ({ id: slug(title), text: title })),
    body: html`<h1>Elements</h1>
<p class="lead">${elements.length} of them. Each page has the element alive, its code in six frameworks, and everything it takes and tells.</p>
${areas.map(
  ({ title, description, has }) => html`<h2 id="${slug(title)}">${title}</h2>
<p>${description}</p>
<ul class="cards-small">${elements.filter(has).map(
    ({
      definition: { tag },
      docs,
    }) => html`<li><a href="${tag}.html"><b><code>${tag}</code></b><span>${withCode(docs.summary)}</span></a></li>
`,
  )}</ul>
`,
)}`,
  };
}
