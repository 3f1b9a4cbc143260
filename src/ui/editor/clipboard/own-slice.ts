/**
 * What an editor of this kind put on the clipboard: how far it is open at both ends, and what was around it. It comes
 * from outside all the same, so whatever does not fit is no such slice. After ProseMirror's own reading, which goes
 * through `innerHTML` and trusts the attributes.
 */
import { Fragment, type Node, type Schema, Slice } from 'prosemirror-model';
import { closeSlice } from './coherent-slice.ts';

export interface SliceMark {
  openStart: number;
  openEnd: number;
  /** Elements of a table around it, that only make it parse. */
  wrappers: number;
  context: string;
}

/** As ProseMirror writes it into `data-pm-slice`. */
export function sliceMarkIn(body: HTMLElement): SliceMark | undefined {
  const text = body.querySelector('[data-pm-slice]')?.getAttribute('data-pm-slice') ?? '';
  const [, openStart, openEnd, wrappers, context] = /^(\d{1,3}) (\d{1,3})(?: -(\d))? (.*)/s.exec(text) ?? [];
  if (openStart === undefined || openEnd === undefined || context === undefined) return undefined;
  return { openStart: Number(openStart), openEnd: Number(openEnd), wrappers: Number(wrappers ?? 0), context };
}

/** Without what the clipboard of some systems puts around it. */
export function contentOfSlice(body: HTMLElement, { wrappers }: SliceMark): HTMLElement {
  for (const edge of [body.firstChild, body.lastChild]) {
    if (edge?.nodeType === globalThis.Node.TEXT_NODE && /^\s*$/.test(edge.textContent ?? '')) edge.remove();
  }
  let content = body;
  for (let level = 0; level < wrappers; level += 1) {
    const inner = content.firstElementChild;
    if (inner === null) break;
    content = inner as HTMLElement;
  }
  return content;
}

export function openedSlice(slice: Slice, mark: SliceMark, schema: Schema): Slice {
  const closed = closeSlice(slice, mark.openStart, mark.openEnd);
  return withContext(closed, mark.context, schema);
}

const deepestContext = 40;

/** Throws for what the schema does not know, attributes included. */
function withContext(slice: Slice, text: string, schema: Schema): Slice {
  const around: unknown = JSON.parse(text);
  if (!Array.isArray(around) || around.length > 2 * deepestContext) throw new RangeError('Invalid slice context.');
  let { content, openStart, openEnd } = slice;
  for (let index = around.length - 2; index >= 0; index -= 2) {
    const [type, attrs] = [around[index], around[index + 1]];
    const parent: Node = schema.nodeFromJSON({ type, ...(attrs !== null && { attrs }) });
    if (!parent.type.contentMatch.matchFragment(content)) throw new RangeError('Invalid context for this slice.');
    content = Fragment.from(parent.copy(content));
    openStart += 1;
    openEnd += 1;
  }
  return new Slice(content, openStart, openEnd);
}
