/** HTML that was pasted or dropped, as what replaces a selection. */
import type { ResolvedPos, Slice } from 'prosemirror-model';
import { inertBody, type TrustedHtmlPolicy } from '../html/inert-body.ts';
import { applyStyles } from '../html/prepare/styles.ts';
import { prepareTables } from '../html/prepare/tables.ts';
import { removeUnreadable } from '../html/prepare/unreadable.ts';
import { prepareStyled } from '../html/prepare.ts';
import { schemaParser } from '../html/schema-parser.ts';
import { schema } from '../schema/schema.ts';
import { flowingSlice } from './coherent-slice.ts';
import { prepareForeign } from './foreign/foreign.ts';
import { contentOfSlice, openedSlice, type SliceMark, sliceMarkIn } from './own-slice.ts';

/** Throws where the page forbids to parse; see `inertBody`. */
export function readSlice(html: string, policy: TrustedHtmlPolicy, $context: ResolvedPos): Slice {
  return sliceOfBody(inertBody(html, policy), $context);
}

/** The nodes are changed on the way. */
export function sliceOfBody(body: HTMLElement, $context: ResolvedPos): Slice {
  const mark = sliceMarkIn(body);
  const own = mark && ownSlice(body.cloneNode(true) as HTMLElement, mark, $context);
  if (own) return own;
  prepareForeign(body);
  prepareStyled(body);
  return flowingSlice(parsed(body, $context).content, $context);
}

/** `undefined` for one that was tampered with: then it is read like any other HTML. */
function ownSlice(body: HTMLElement, mark: SliceMark, $context: ResolvedPos): Slice | undefined {
  try {
    removeUnreadable(body);
    applyStyles(body);
    prepareTables(body, true);
    return openedSlice(parsed(contentOfSlice(body, mark), $context), mark, schema);
  } catch {
    return undefined;
  }
}

function parsed(body: HTMLElement, $context: ResolvedPos): Slice {
  return schemaParser.parseSlice(body, { context: $context, preserveWhitespace: 'full' });
}
