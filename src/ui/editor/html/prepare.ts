/**
 * Makes parsed HTML readable for the schema, in place: what CSS would show becomes what the nodes say. Every pass is one
 * walk without recursion, as hostile HTML is nested as deeply as parsers allow.
 */
import { pushAlignmentDown } from './prepare/alignment.ts';
import { limitNesting } from './prepare/nesting.ts';
import { applyStyles } from './prepare/styles.ts';
import { prepareTables } from './prepare/tables.ts';
import { removeUnreadable } from './prepare/unreadable.ts';
import { settleWhitespace } from './prepare/whitespace.ts';

export function prepare(body: HTMLElement): void {
  removeUnreadable(body);
  applyStyles(body);
  prepareStyled(body);
}

/** The passes after the styles: what comes from elsewhere has more to be made of its styles before. */
export function prepareStyled(body: HTMLElement): void {
  prepareTables(body);
  limitNesting(body);
  pushAlignmentDown(body);
  settleWhitespace(body);
}
