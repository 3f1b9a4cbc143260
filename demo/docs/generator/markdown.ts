/** Guides are written in Markdown; their headings become the table of contents, and their code is coloured. */
import { Marked } from 'marked';
import { codeBlock } from './highlight.ts';
import { type Markup, markup, slug } from './html.ts';
import type { Heading } from './page.ts';

export interface Guide {
  readonly title: string;
  readonly description: string;
  readonly body: Markup;
  readonly headings: readonly Heading[];
  /** Text below each heading, for the search. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The first line is the title, the first paragraph the description. */
export function readGuide(source: string): Guide {
  const [, title = '', description = '', rest = ''] = /^# (.+)\n\n(.+)\n([\s\S]*)$/.exec(source) ?? [];
  if (title === '') throw new Error(`A guide begins with "# Title" and one paragraph: ${source.slice(0, 80)}`);
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      code: ({ text, lang = '' }) => codeBlock(text, lang).text,
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens);
        const id = slug(plain(text));
        if (depth === 2) headings.push({ id, text: plain(text) });
        return `<h${depth} id="${id}">${text}</h${depth}>\n`;
      },
      table(token) {
        const cells = (row: typeof token.header) =>
          row.map(({ tokens, header }) => {
            const tag = header ? 'th' : 'td';
            return `<${tag}${header ? ' scope="col"' : ''}>${this.parser.parseInline(tokens)}</${tag}>`;
          });
        const rows = token.rows.map((row) => `<tr>${cells(row).join('')}</tr>`).join('');
        return `<div class="scroll" tabindex="0"><table><thead><tr>${cells(token.header).join('')}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  const body = marked.parse(rest, { async: false });
  return { title, description, body: markup(body), headings, texts: textsBelow(body) };
}

/** One paragraph without a heading. */
export const inlineMarkdown = (source: string): Markup => markup(new Marked().parseInline(source, { async: false }));

function textsBelow(body: string): Map<string, string> {
  const parts = body.split(/<h2 id="([^"<>]+)">/);
  const texts = new Map<string, string>();
  for (let index = 1; index < parts.length; index += 2) texts.set(parts[index] ?? '', plain(parts[index + 1] ?? ''));
  return texts;
}

/** What is read, without its tags. */
export function plain(text: string): string {
  return text
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:39|x27);/g, "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
