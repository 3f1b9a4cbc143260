/** The frame of every page: top bar with search, side bar, content, table of contents. It works without a script. */
import { html, type Markup } from './html.ts';
import { type Heading, type Page, relativeAddress, type Section } from './page.ts';

export interface Site {
  readonly version: string;
  readonly sections: readonly Section[];
}

export function layout(page: Page, { version, sections }: Site): string {
  const to = (path: string) => relativeAddress(page.path, path);
  const title = page.path === 'index.html' ? 'RMM Elements' : `${page.title} · RMM Elements`;
  const elements = page.hasElements
    ? html`<link rel="stylesheet" href="${to('rmm/rmm-elements.css')}" />
    <script type="module" src="${to('rmm/autoloader.js')}"></script>`
    : undefined;
  return `<!doctype html>
${html`<html lang="en" data-root="${to('')}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <meta name="description" content="${page.description}" />
    <link rel="icon" href="${to('assets/icon.svg')}" />
    <script src="${to('assets/theme.js')}"></script>
    <link rel="stylesheet" href="${to('rmm/inter.css')}" />
    ${['demo', 'controls', 'element', 'panels', 'docs', 'search', 'reading', 'code', 'lists', 'live', 'playground'].map(
      (name) => html`<link rel="stylesheet" href="${to(`assets/${name}.css`)}" />
    `,
    )}${elements}
    ${['docs', ...(page.scripts ?? [])].map(
      (name) => html`<script type="module" src="${to(`assets/${name}.js`)}"></script>
    `,
    )}
  </head>
  <body>
    <a class="skip" href="#content">Skip to the content</a>
    ${topBar(to)}
    <div class="${page.isWide ? 'shell wide' : 'shell'}">
      ${sideBar(page, sections, to)}
      <main id="content" class="content">${page.body}
        ${turning(page, sections, to)}
        <footer class="foot">RMM Elements ${version}. This documentation is in English only; the elements speak more languages.</footer>
      </main>
      ${contents(page)}
    </div>
  </body>
</html>`}
`;
}

type To = (path: string) => string;

const mark = html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M5.5 3.5 1 8l4.5 4.5M10.5 3.5 15 8l-4.5 4.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" /></svg>`;

function topBar(to: To): Markup {
  return html`<header class="bar">
      <a class="brand" href="${to('index.html')}" aria-label="RMM Elements documentation"><span class="mark">${mark}</span><span>RMM Elements</span></a>
      <nav aria-label="Pages">
        <a href="${to('index.html')}">Docs</a>
        <a href="${to('playground.html')}">Playground</a>
        <a href="/" data-demo hidden>Demo</a>
      </nav>
      <div class="end">
        <div class="search" role="search"></div>
        <div class="theme"></div>
      </div>
    </header>`;
}

/** Folded on a phone; its script opens it where there is room. */
function sideBar(page: Page, sections: readonly Section[], to: To): Markup {
  return html`<div class="side-bar">
      <details class="menu">
        <summary>Menu</summary>
        <nav aria-label="Documentation">
          ${sections.map(
            ({ title, pages }) => html`<section>
            <h2>${title}</h2>
            <ul>
              ${pages.map(
                (one) =>
                  html`<li><a href="${to(one.path)}"${one.path === page.path && html` aria-current="page"`}>${one.label ?? one.title}</a></li>
              `,
              )}
            </ul>
          </section>
          `,
          )}
        </nav>
      </details>
    </div>`;
}

function contents({ headings, isWide }: Page): Markup | false {
  if (isWide || headings.length < 2) return false;
  return html`<nav class="contents" aria-labelledby="on-this-page">
        <h2 id="on-this-page">On this page</h2>
        <ul>${headings.map(({ id, text }: Heading) => html`<li><a href="#${id}">${text}</a></li>`)}</ul>
      </nav>`;
}

/** To the pages before and after, in the order of the side bar. */
function turning(page: Page, sections: readonly Section[], to: To): Markup | false {
  const all = sections.flatMap(({ pages }) => pages);
  const place = all.findIndex(({ path }) => path === page.path);
  if (place === -1) return false;
  const link = (one: Page | undefined, rel: string, word: string) =>
    one && html`<a rel="${rel}" href="${to(one.path)}"><small>${word}</small>${one.label ?? one.title}</a>`;
  return html`<nav class="turning" aria-label="Neighbouring pages">${link(all[place - 1], 'prev', 'Previous')}${link(all[place + 1], 'next', 'Next')}</nav>`;
}
