/** The theme playground: its controls and previews are drawn by its script; what it is about stands here. */
import { themeProperties } from '../../../src/ui/theme/theme-docs.ts';
import { html } from './html.ts';
import type { Page } from './page.ts';

export function playgroundPage(): Page {
  return {
    path: 'playground.html',
    title: 'Theme playground',
    description: 'Change the theme on live elements, in light and dark, see the contrast, and copy the CSS.',
    keywords: 'theming colours colors css custom properties contrast wcag dark mode',
    hasElements: true,
    scripts: ['playground'],
    isWide: true,
    headings: [],
    findable: Object.entries(themeProperties).map(([name, text]) => ({
      id: 'properties',
      title: name,
      kind: 'css',
      text,
    })),
    body: html`<h1>Theme playground</h1>
<p class="lead">Change a property, and see it on live elements in light and dark. The address keeps what you made, so a link shares it.</p>
<div class="playground"><p class="soft waiting">The playground is here once scripts have run.</p></div>
<h2 id="properties">All theme properties</h2>
<dl class="members">${Object.entries(themeProperties).map(
      ([name, description]) => html`<div><dt><code>${name}</code></dt><dd>${description}</dd></div>
`,
    )}</dl>`,
  };
}
