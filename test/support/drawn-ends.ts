/** Of a text that is drawn, whole in one node: where its first and its last letter begin, which tells how it runs. */
export function drawnEnds(root: Node, words: string): { first: number; stop: number } | undefined {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data !== words || node.parentElement?.closest('[aria-live], .visually-hidden, style')) continue;
    const left = (at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    };
    return { first: left(0), stop: left(words.length - 1) };
  }
  return undefined;
}
