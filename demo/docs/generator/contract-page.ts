/** The host contract: each promise with the tests that hold it. */
import type { ProvedBy } from '../content/contract/promise.ts';
import { hostContract } from '../content/host-contract.ts';
import { html, type Markup, slug } from './html.ts';
import type { Page } from './page.ts';

export function contractPage(): Page {
  const count = hostContract.reduce((sum, { promises }) => sum + promises.length, 0);
  return {
    path: 'contract.html',
    title: 'Host contract',
    description: 'What a page that hosts the elements can rely on, and the test that holds each promise.',
    keywords: 'guarantee promise csp trusted types zoom print versions',
    headings: hostContract.map(({ title }) => ({ id: slug(title), text: title })),
    findable: hostContract.flatMap(({ title, promises }) =>
      promises.map(({ promise }) => ({ id: slug(title), title: promise, kind: 'promise', text: title })),
    ),
    body: html`<h1>Host contract</h1>
<p class="lead">${count} promises to the page around the elements. Each one names the test that fails if we break it; another test fails if one of these goes missing.</p>
${hostContract.map(
  ({ title, about, promises }) => html`<h2 id="${slug(title)}">${title}</h2>
<p>${about}</p>
<ul class="promises">${promises.map(
    ({ promise, provedBy }) => html`<li><p>${promise}</p>${provedBy.map(proof)}</li>
`,
  )}</ul>
`,
)}`,
  };
}

function proof({ file, test }: ProvedBy): Markup {
  return html`<p class="proof"><span class="tick" aria-hidden="true"></span><code>${file}</code> <q>${test}</q></p>`;
}
