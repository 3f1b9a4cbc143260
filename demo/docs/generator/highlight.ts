/** Code with its colours as classes: a page under a strict policy has no inline styles. */
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { html, type Markup, markup } from './html.ts';

for (const [name, language] of Object.entries({ bash, css, javascript, json, typescript, xml }))
  hljs.registerLanguage(name, language);

/** What somebody writes behind a fence or as the ending of a file, and which grammar reads it. */
const grammars: Readonly<Record<string, string>> = {
  sh: 'bash',
  css: 'css',
  js: 'javascript',
  mjs: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  tsx: 'typescript',
  json: 'json',
  html: 'xml',
  vue: 'xml',
  svelte: 'xml',
};

/** The code as it is, coloured where its language is known. */
export function highlighted(code: string, language: string): Markup {
  const grammar = grammars[language];
  return grammar ? markup(hljs.highlight(code, { language: grammar }).value) : html`${code}`;
}

/** A box of code; the script of the page gives it a button that copies. */
export function codeBlock(code: string, language: string, label?: string): Markup {
  return html`<figure class="code">${label !== undefined && html`<figcaption>${label}</figcaption>`}<pre tabindex="0"><code>${highlighted(code.trimEnd(), language)}</code></pre></figure>`;
}
