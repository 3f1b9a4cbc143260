/** What is written is read as it was: for every document, not for those that somebody thought of. */
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { readHtml } from '../../../src/ui/editor/html/read-html.ts';
import { writeHtml } from '../../../src/ui/editor/html/write-html.ts';
import { ok } from '../../support/assert.ts';
import { anyDocument } from './any-document.ts';

const policy = { createHTML: (html: string) => html };

describe('A document as HTML', () => {
  it('is read as it was written, whatever it holds', () => {
    fc.assert(
      fc.property(anyDocument, (doc) => {
        doc.check();
        same(readHtml(writeHtml(doc), policy), doc);
      }),
      { numRuns: 1500 },
    );
  });
});

function same(found: Node, wanted: Node) {
  if (found.eq(wanted)) return;
  ok(
    false,
    `written as ${writeHtml(wanted)}\n  read:   ${found}\n  wanted: ${wanted}\n  ${JSON.stringify(found)}\n  ${JSON.stringify(wanted)}\n`,
  );
}
