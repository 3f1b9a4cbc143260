/** A guide, from its Markdown. */
import { readFileSync } from 'node:fs';
import { findingSections } from '../../findings.ts';
import { html } from './html.ts';
import { readGuide } from './markdown.ts';
import type { Page } from './page.ts';

export function guidePage(name: string): Page {
  const written = readFileSync(new URL(`../content/guides/${name}.md`, import.meta.url), 'utf8');
  const source = written.replace('<!-- findings -->', findingSections);
  const { title, description, body, headings, texts } = readGuide(source);
  return {
    path: `guides/${name}.html`,
    title,
    description,
    headings,
    findable: headings.map(({ id, text }) => ({ id, title: text, kind: 'guide', text: texts.get(id) ?? '' })),
    body: html`<h1>${title}</h1>
<p class="lead">${description}</p>
${body}`,
  };
}
