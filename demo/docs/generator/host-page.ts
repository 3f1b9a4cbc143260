/** The page of a host: the very files of a project that is built and used by the tests, read when the site is built. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Host } from '../content/hosts.ts';
import { hosts } from '../content/hosts.ts';
import { codeBlock } from './highlight.ts';
import { html, slug } from './html.ts';
import { inlineMarkdown } from './markdown.ts';
import type { Page } from './page.ts';

const projects = fileURLToPath(new URL('../../../test/hosts/', import.meta.url));

/** Path below its folder and text of each file that somebody wrote, the first ones first. */
export function filesOf({ project, first }: Pick<Host, 'project' | 'first'>): readonly (readonly [string, string])[] {
  const folder = join(projects, project);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => file !== 'package-lock.json' && !file.startsWith('node_modules/'));
  const missing = first.filter((file) => !files.includes(file));
  if (missing.length > 0) throw new Error(`test/hosts/${project} has no ${missing.join(', ')}, which its page names`);
  const others = files.filter((file) => !first.includes(file)).sort();
  return [...first, ...others].map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
}

export function hostPage(host: Host): Page {
  const { id, title, project, description, keywords, points } = host;
  const files = filesOf(host);
  return {
    path: `hosts/${id}.html`,
    title,
    description,
    keywords,
    headings: [{ id: 'know', text: 'What to know' }, ...files.map(([file]) => ({ id: slug(file), text: file }))],
    findable: files.map(([file, text]) => ({
      id: slug(file),
      title: `${title}: ${file}`,
      kind: 'file',
      text: text.slice(0, 400),
    })),
    body: html`<p class="crumb"><a href="index.html">Hosts</a></p>
<h1>${title}</h1>
<p class="lead">${description}</p>
<p>These are the files of <code>test/hosts/${project}</code>, to the letter. <code>npm test -- hosts</code> installs the packed package into it, builds it, and uses its page in Chromium.</p>
<h2 id="know">What to know</h2>
<ul>${points.map((point) => html`<li>${inlineMarkdown(point)}</li>`)}</ul>
${files.map(
  ([file, text]) => html`<h2 id="${slug(file)}" class="file"><code>${file}</code></h2>
${codeBlock(text, file.split('.').at(-1) ?? '')}
`,
)}`,
  };
}

export function hostsPage(): Page {
  return {
    path: 'hosts/index.html',
    title: 'Hosts',
    label: 'All hosts',
    description: 'A project for each kind of page and framework, as it is built and tested.',
    headings: [],
    body: html`<h1>Hosts</h1>
<p class="lead">A small project for each kind of page. They are the ones that our tests build and use, so what you read here works.</p>
<ul class="cards-small">${hosts.map(
      ({ id, title, description }) => html`<li><a href="${id}.html"><b>${title}</b><span>${description}</span></a></li>
`,
    )}</ul>`,
  };
}
