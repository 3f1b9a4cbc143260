/** Windows puts a whole page on the clipboard, with comments around what was copied. */
export function keepCopiedPart(body: HTMLElement): void {
  const [start, end] = [commentIn(body, 'StartFragment'), commentIn(body, 'EndFragment')];
  for (const [edge, side] of [
    [start, 'previousSibling'],
    [end, 'nextSibling'],
  ] as const) {
    if (edge?.parentNode !== body) continue;
    while (edge[side] !== null) edge[side].remove();
  }
}

function commentIn(body: HTMLElement, text: string): ChildNode | undefined {
  return [...body.childNodes].find((node) => node.nodeType === Node.COMMENT_NODE && node.nodeValue?.trim() === text);
}
