/** Documents as HTML for people, and what people wrote as documents. Comes with the first opening of the source view. */
import type { Node } from 'prosemirror-model';
import type { TrustedHtmlPolicy } from '../html/inert-body.ts';
import { readHtml } from '../html/read-html.ts';
import { writeHtml } from '../html/write-html.ts';
import type { EditorAtom } from '../model/editor-types.ts';
import type { SourceWork } from '../model/source-model.ts';
import { unsupportedElements } from './unsupported-elements.ts';

export interface SourceWorkOptions {
  policy(): TrustedHtmlPolicy;
  atoms?(): readonly EditorAtom[];
  report(error: unknown): void;
  /** For tests. */
  loadFormatter?: () => Promise<{ formatHtml(html: string): Promise<string> }>;
}

/** Set by the build, and only there. */
declare const __RMM_CLASSIC__: boolean | undefined;

/**
 * The classic script has everything inside, and nobody wants to wait for a formatter of 80 KB on a page that edits no
 * source: there a source has a line for each block, and no indentation.
 */
const loadOwnFormatter =
  typeof __RMM_CLASSIC__ === 'boolean' && __RMM_CLASSIC__
    ? async () => ({ formatHtml: async (html: string) => html.replaceAll(endOfBlock, '$&\n') })
    : () => import('./format-html.ts');
const endOfBlock = /<\/(?:p|h[1-4]|ul|ol|li|tr|table|blockquote|pre)>(?=<)/g;

/** UTF-16 code units. Formatting more would freeze the page for longer than anybody waits. */
const formattedUpTo = 200_000;

export function sourceWork({ policy, atoms, report, loadFormatter = loadOwnFormatter }: SourceWorkOptions): SourceWork {
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
      return unsupported.length > 0 ? { unsupported } : { doc: readHtml(html, policy(), atoms?.()) };
    },
  };

  function isSame(html: string, doc: Node) {
    return readHtml(html, policy(), atoms?.()).eq(doc);
  }
}
