/** HTML to documents. What the schema does not know is left out; `lossy.ts` tells what that was. */
import type { Node } from 'prosemirror-model';
import { withAtoms } from '../atom/with-atoms.ts';
import type { EditorAtom } from '../model/editor-types.ts';
import { withWholeTables } from '../table/whole-tables.ts';
import { inertBody, type TrustedHtmlPolicy } from './inert-body.ts';
import { prepare } from './prepare.ts';
import { schemaParser } from './schema-parser.ts';

/** Throws where the page forbids to parse; see `inertBody`. */
export function readHtml(html: string, policy: TrustedHtmlPolicy, atoms: readonly EditorAtom[] = []): Node {
  return withAtoms(readBody(inertBody(html, policy)), atoms);
}

/** The nodes are changed on the way. */
export function readBody(body: HTMLElement): Node {
  prepare(body);
  return withWholeTables(schemaParser.parse(body, { preserveWhitespace: 'full' }));
}
