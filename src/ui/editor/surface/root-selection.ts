/** `getSelection()` of a shadow root where the engine has none, or one that is of no use. */
import type { EditorView } from 'prosemirror-view';

type SelectingRoot = ShadowRoot & { getSelection?: () => Selection | null };

/** Firefox has none, and ProseMirror would give one to every root of the page. */
export function giveSelection(root: SelectingRoot): void {
  root.getSelection ??= () => selectionOf(root);
}

/** The document of a frame that was taken away has none any more, and ProseMirror asks for it once more. */
function selectionOf(root: ShadowRoot): Selection | null {
  return root.ownerDocument.getSelection() ?? document.getSelection();
}

/**
 * To be called when the root came into another document: Chromium's goes on asking the window that it was made in. Away
 * from home it is read from the new document's selection; `home` is where the engine's own is right.
 */
export function adoptSelection(root: SelectingRoot, home: Document): void {
  if (!('getSelection' in ShadowRoot.prototype)) return;
  Reflect.deleteProperty(root, 'getSelection');
  if (root.ownerDocument !== home) root.getSelection = () => composedSelection(root);
}

/**
 * Chromium works out anew, whenever it is asked within a shadow root, where its selection ends: 3 µs for each of the
 * thirty questions that a key is. The composed range has been worked out, and it says what it says outside of any root.
 */
export function askQuickly(view: EditorView, root: ShadowRoot): void {
  // The other engines have no such delay, and ProseMirror has ways of its own with them.
  if (!('getComposedRanges' in Selection.prototype) || navigator.vendor !== 'Google Inc.') return;
  const ends = quickEnds(root);
  (view as unknown as { domSelectionRange(): LiveEnds }).domSelectionRange = () => ends;
}

type LiveEnds = Pick<Selection, 'anchorNode' | 'anchorOffset' | 'focusNode' | 'focusOffset'>;

/** As with a selection of the browser, what was asked before is no answer any more. */
function quickEnds(root: ShadowRoot): LiveEnds {
  const options = { shadowRoots: [root] };
  let selection: Selection | null;
  const composed = () => {
    selection = selectionOf(root);
    return selection?.getComposedRanges(options)[0];
  };
  const isTurned = (range: StaticRange) => !range.collapsed && selection?.direction === 'backward';
  return {
    get anchorNode() {
      const range = composed();
      return range ? (isTurned(range) ? range.endContainer : range.startContainer) : null;
    },
    get anchorOffset() {
      const range = composed();
      return range ? (isTurned(range) ? range.endOffset : range.startOffset) : 0;
    },
    get focusNode() {
      const range = composed();
      return range ? (isTurned(range) ? range.startContainer : range.endContainer) : null;
    },
    get focusOffset() {
      const range = composed();
      return range ? (isTurned(range) ? range.startOffset : range.endOffset) : 0;
    },
  };
}

function composedSelection(root: ShadowRoot): Selection | null {
  const selection = selectionOf(root);
  if (!selection) return null;
  return new Proxy(selection, {
    get(target, name) {
      const range = target.getComposedRanges({ shadowRoots: [root] })[0];
      const ends = range && endsOf(range, target.direction === 'backward');
      if (ends && Object.hasOwn(ends, name)) return ends[name as keyof SelectionEnds];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

type SelectionEnds = Pick<Selection, 'anchorNode' | 'anchorOffset' | 'focusNode' | 'focusOffset' | 'isCollapsed'>;

/** What a document tells of a selection that is in one of its shadow roots is the host. */
function endsOf(range: StaticRange, isBackward: boolean): SelectionEnds {
  const start = [range.startContainer, range.startOffset] as const;
  const end = [range.endContainer, range.endOffset] as const;
  const [[anchorNode, anchorOffset], [focusNode, focusOffset]] = isBackward ? [end, start] : [start, end];
  return { anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed: range.collapsed };
}
