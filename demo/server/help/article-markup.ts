/**
 * How articles are written: blocks apart by an empty line; `## heading`, `- item`, `1. step`, else a paragraph. In them
 * `**strong**`, `[[Key]]`, `''code''` and `[text](slug)`, a link to another article.
 */
import { escapeHtml } from './escape-html.ts';

type Block = { tag: 'h2' | 'p'; text: string } | { tag: 'ul' | 'ol'; items: readonly string[] };

const item = /^(?:- |\d+\. )/;
const inline = /\*\*([^*]+)\*\*|\[\[([^[\]]+)\]\]|''([^']+(?:'[^']+)*'?)''(?!')|\[([^[\]]+)\]\(([\w-]+)\)/g;

export function articleHtml(body: string, addressOf: (slug: string) => string): string {
  const inside = (text: string) => inlineHtml(text, addressOf);
  return blocksOf(body)
    .map((block) => {
      if (!('items' in block)) return `<${block.tag}>${inside(block.text)}</${block.tag}>`;
      return `<${block.tag}>${block.items.map((text) => `<li>${inside(text)}</li>`).join('')}</${block.tag}>`;
    })
    .join('\n');
}

/** Without any markup, as it is searched and quoted. */
export function articleText(body: string): string {
  return blocksOf(body)
    .flatMap((block) => ('items' in block ? block.items : [block.text]))
    .map((text) =>
      text
        .replace(inline, (_, strong, key, code, link) => strong ?? key ?? code ?? link)
        .replace(/(?<=[\p{L}\p{N}])$/u, '.'),
    )
    .join(' ');
}

/** The slugs of the articles that it links to. */
export function linkedSlugs(body: string): string[] {
  return [...body.matchAll(inline)].flatMap(([, , , , , slug]) => slug ?? []);
}

function blocksOf(body: string): Block[] {
  return body
    .trim()
    .split(/\n{2,}/)
    .flatMap(blocksIn);
}

/** A list may follow its heading or its first sentence without an empty line. */
function blocksIn(text: string): Block[] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => item.test(line));
  const words = start < 0 ? lines : lines.slice(0, start);
  const items = start < 0 ? [] : lines.slice(start);
  return [
    ...words.filter((line) => line.startsWith('## ')).map((line): Block => ({ tag: 'h2', text: line.slice(3) })),
    ...paragraph(words.filter((line) => !line.startsWith('## '))),
    ...list(items),
  ];
}

function paragraph(lines: readonly string[]): Block[] {
  return lines.length === 0 ? [] : [{ tag: 'p', text: lines.join(' ') }];
}

function list(lines: readonly string[]): Block[] {
  const [first] = lines;
  if (first === undefined) return [];
  return [{ tag: first.startsWith('- ') ? 'ul' : 'ol', items: lines.map((line) => line.replace(item, '')) }];
}

function inlineHtml(text: string, addressOf: (slug: string) => string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(inline)) {
    const [whole, strong, key, code, link, slug] = match;
    html += escapeHtml(text.slice(end, match.index));
    if (strong !== undefined) html += `<strong>${escapeHtml(strong)}</strong>`;
    else if (key !== undefined) html += `<kbd>${escapeHtml(key)}</kbd>`;
    else if (code !== undefined) html += `<code>${escapeHtml(code)}</code>`;
    else html += `<a href="${escapeHtml(addressOf(slug ?? ''))}">${escapeHtml(link ?? '')}</a>`;
    end = match.index + whole.length;
  }
  return html + escapeHtml(text.slice(end));
}
