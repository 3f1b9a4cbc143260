/** HTML to documents. What the schema does not know is left out; `lossy.ts` tells what that was. */
import { type Node, DOMParser as SchemaParser } from 'prosemirror-model';
import { schema } from '../schema/schema.ts';
import { withWholeTables } from '../table/whole-tables.ts';
import { inertBody, type TrustedHtmlPolicy } from './inert-body.ts';
import { prepare } from './prepare.ts';

const parser = SchemaParser.fromSchema(schema);

/** Throws where the page forbids to parse; see `inertBody`. */
export function readHtml(html: string, policy: TrustedHtmlPolicy): Node {
  return readBody(inertBody(html, policy));
}

/** The nodes are changed on the way. */
export function readBody(body: HTMLElement): Node {
  prepare(body);
  return withWholeTables(parser.parse(body, { preserveWhitespace: 'full' }));
}
