/**
 * Slices as replacing wants them: siblings that fit into one parent, open no further than into what is isolated. After
 * prosemirror-view's `clipboard.ts`, which does not export it.
 */
import { Fragment, type Node, type NodeType, type ResolvedPos, Slice } from 'prosemirror-model';

/** Open at both ends, so that it flows into what is there; tables and cells stay whole. */
export function flowingSlice(content: Fragment, $context: ResolvedPos): Slice {
  const slice = Slice.maxOpen(normalizeSiblings(content, $context), true);
  let openStart = 0;
  let openEnd = 0;
  for (let node = slice.content.firstChild; openStart < slice.openStart && !node?.type.spec.isolating; openStart += 1) {
    node = node?.firstChild ?? null;
  }
  for (let node = slice.content.lastChild; openEnd < slice.openEnd && !node?.type.spec.isolating; openEnd += 1) {
    node = node?.lastChild ?? null;
  }
  return closeSlice(slice, openStart, openEnd);
}

/** No further open than told. */
export function closeSlice(slice: Slice, openStart: number, openEnd: number): Slice {
  let closed = slice;
  if (openStart < closed.openStart) {
    const content = closeRange(closed.content, -1, openStart, closed.openStart, 0, closed.openEnd);
    closed = new Slice(content, openStart, closed.openEnd);
  }
  if (openEnd < closed.openEnd) {
    const content = closeRange(closed.content, 1, openEnd, closed.openEnd, 0, 0);
    closed = new Slice(content, closed.openStart, openEnd);
  }
  return closed;
}

function closeRange(
  fragment: Fragment,
  side: 1 | -1,
  from: number,
  to: number,
  depth: number,
  openEnd: number,
): Fragment {
  const index = side < 0 ? 0 : fragment.childCount - 1;
  const node = fragment.child(index);
  const otherEnd = fragment.childCount > 1 ? 0 : openEnd;
  let inner = depth < to - 1 ? closeRange(node.content, side, from, to, depth + 1, otherEnd) : node.content;
  if (depth >= from) {
    inner =
      side < 0
        ? filled(node.contentMatchAt(0).fillBefore(inner, otherEnd <= depth)).append(inner)
        : inner.append(filled(node.contentMatchAt(node.childCount).fillBefore(Fragment.empty, true)));
  }
  return fragment.replaceChild(index, node.copy(inner));
}

const filled = (fragment: Fragment | null) => fragment ?? Fragment.empty;

/** The nearest parent around the place that takes all of them, some perhaps in wrappers. */
function normalizeSiblings(fragment: Fragment, $context: ResolvedPos): Fragment {
  if (fragment.childCount < 2) return fragment;
  for (let depth = $context.depth; depth >= 0; depth -= 1) {
    const result = fittedInto($context.node(depth), $context.index(depth), fragment);
    if (result) return Fragment.from(result);
  }
  return fragment;
}

function fittedInto(parent: Node, index: number, fragment: Fragment): Node[] | undefined {
  let match = parent.contentMatchAt(index);
  let lastWrap: readonly NodeType[] = [];
  const result: Node[] = [];
  for (const node of fragment.content) {
    const wrap = match.findWrapping(node.type);
    if (!wrap) return undefined;
    const last = result.at(-1);
    const joined = last && lastWrap.length > 0 ? addToSibling(wrap, lastWrap, node, last, 0) : undefined;
    if (joined) {
      result[result.length - 1] = joined;
      continue;
    }
    if (last) result[result.length - 1] = closeRight(last, lastWrap.length);
    const wrapped = withWrappers(node, wrap);
    result.push(wrapped);
    const next = match.matchType(wrapped.type);
    if (!next) return undefined;
    match = next;
    lastWrap = wrap;
  }
  return result;
}

function withWrappers(node: Node, wrap: readonly NodeType[], from = 0): Node {
  let wrapped = node;
  for (const type of wrap.slice(from).toReversed()) wrapped = type.create(null, Fragment.from(wrapped));
  return wrapped;
}

/** Into the wrappers that the sibling before has already. */
function addToSibling(
  wrap: readonly NodeType[],
  lastWrap: readonly NodeType[],
  node: Node,
  sibling: Node,
  depth: number,
): Node | undefined {
  if (depth >= wrap.length || depth >= lastWrap.length || wrap[depth] !== lastWrap[depth]) return undefined;
  const { lastChild } = sibling;
  const inner = lastChild && addToSibling(wrap, lastWrap, node, lastChild, depth + 1);
  if (inner) return sibling.copy(sibling.content.replaceChild(sibling.childCount - 1, inner));
  const next = depth === wrap.length - 1 ? node.type : wrap[depth + 1];
  if (!next || !sibling.contentMatchAt(sibling.childCount).matchType(next)) return undefined;
  return sibling.copy(sibling.content.append(Fragment.from(withWrappers(node, wrap, depth + 1))));
}

function closeRight(node: Node, depth: number): Node {
  const { lastChild } = node;
  if (depth === 0 || !lastChild) return node;
  const content = node.content.replaceChild(node.childCount - 1, closeRight(lastChild, depth - 1));
  return node.copy(content.append(filled(node.contentMatchAt(node.childCount).fillBefore(Fragment.empty, true))));
}
