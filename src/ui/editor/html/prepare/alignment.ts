/** Alignment is inherited in CSS; in a document it is of paragraphs and headings, so it goes down to them. */
import { alignments } from '../../schema/alignment.ts';
import { isBlock, isElement, isTextBlock, walk } from './dom.ts';

export function pushAlignmentDown(body: HTMLElement): void {
  if (body.querySelector('[align], center, [style*="text-align"]') === null) return;
  const around: string[] = [];
  walk(body, {
    enter(node) {
      if (!isElement(node)) return undefined;
      const own = ownAlignment(node);
      const inherited = own ?? around.at(-1);
      if (isTextBlock(node)) {
        if (inherited) node.style.textAlign = inherited;
        return false;
      }
      around.push(inherited ?? '');
      if (inherited && holder.test(node.nodeName)) wrapText(node);
      return undefined;
    },
    leave(element) {
      if (!isTextBlock(element)) around.pop();
    },
  });
}

/** Blocks that may hold text directly. */
const holder = /^(?:DIV|CENTER|TD|TH|LI|BLOCKQUOTE|SECTION|ARTICLE|DD|DT|ASIDE|HEADER|FOOTER|MAIN|FIGCAPTION)$/;

function ownAlignment(element: HTMLElement): string | undefined {
  const { nodeName } = element;
  if (nodeName === 'CENTER') return 'center';
  // Tables and images float by theirs.
  const attribute = /^(?:TABLE|IMG|HR)$/.test(nodeName) ? '' : (element.getAttribute('align')?.toLowerCase() ?? '');
  const text = element.style.textAlign.replace('-webkit-', '') || attribute.replace('middle', 'center');
  return alignments.find((alignment) => alignment === text);
}

/** Text without a paragraph of its own gets one, which can be aligned. */
function wrapText(block: HTMLElement) {
  let paragraph: HTMLElement | undefined;
  for (const child of [...block.childNodes]) {
    const isText = !isBlock(child) && !(isElement(child) && child.querySelector('p, div, table, ul, ol, li') !== null);
    if (!isText) {
      paragraph = undefined;
      continue;
    }
    if (paragraph === undefined) {
      if (/^\s*$/.test(child.textContent ?? '') && !isElement(child)) continue;
      paragraph = block.ownerDocument.createElement('p');
      child.before(paragraph);
    }
    paragraph.append(child);
  }
}
