/** Documents as HTML for people, and what people wrote as documents. Comes with the first opening of the source view. */
import type { Node } from 'prosemirror-model';
import type { TrustedHtmlPolicy } from '../html/inert-body.ts';
import { readHtml } from '../html/read-html.ts';
import { writeHtml } from '../html/write-html.ts';
import type { SourceWork } from '../model/source-model.ts';
import { unsupportedElements } from './unsupported-elements.ts';

export interface SourceWorkOptions {
  policy(): TrustedHtmlPolicy;
  report(error: unknown): void;
  /** For tests. */
  loadFormatter?: () => Promise<{ formatHtml(html: string): Promise<string> }>;
}

/** UTF-16 code units. Formatting more would freeze the page for longer than anybody waits. */
const formattedUpTo = 200_000;

export function sourceWork({
  policy,
  report,
  loadFormatter = () => import('./format-html.ts'),
}: SourceWorkOptions): SourceWork {
  return {
    async sourceOf(doc) {
      const html = writeHtml(doc);
      if (html === '' || html.length > formattedUpTo) return html;
      try {
        const formatted = await (await loadFormatter()).formatHtml(html);
        // A document is worth more than its looks.
        return isSame(formatted, doc) ? formatted : html;
      } catch (error) {
        report(error);
        return html;
      }
    },
    examine(html) {
      const unsupported = unsupportedElements(html, policy());
      return unsupported.length > 0 ? { unsupported } : { doc: readHtml(html, policy()) };
    },
  };

  function isSame(html: string, doc: Node) {
    return readHtml(html, policy()).eq(doc);
  }
}
