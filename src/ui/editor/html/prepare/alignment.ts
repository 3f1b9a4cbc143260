/** Alignment and direction are inherited in HTML; in a document they are of paragraphs and headings, so they go down. */
import { alignments } from '../../schema/alignment.ts';
import { isBlock, isElement, isTextBlock, walk } from './dom.ts';

interface Inherited {
  align: string | undefined;
  dir: string | undefined;
}

export function pushAlignmentDown(body: HTMLElement): void {
  if (body.querySelector('[align], center, [style*="text-align"], [dir]') === null) return;
  const around: Inherited[] = [];
  walk(body, {
    enter(node) {
      if (!isElement(node)) return undefined;
      const { align, dir } = around.at(-1) ?? {};
      const inherited: Inherited = { align: ownAlignment(node) ?? align, dir: ownDirection(node) ?? dir };
      if (isTextBlock(node)) {
        if (inherited.align) node.style.textAlign = inherited.align;
        if (inherited.dir) node.setAttribute('dir', inherited.dir);
        return false;
      }
      around.push(inherited);
      if ((inherited.align || inherited.dir) && holder.test(node.nodeName)) wrapText(node);
      return undefined;
    },
    leave(element) {
      if (!isTextBlock(element)) around.pop();
    },
  });
}

/** Blocks that may hold text directly. */
const holder = /^(?:DIV|CENTER|TD|TH|LI|BLOCKQUOTE|SECTION|ARTICLE|DD|DT|ASIDE|HEADER|FOOTER|MAIN|FIGCAPTION)$/;

/** Of blocks: within a line it is of some letters. */
function ownDirection(element: HTMLElement): string | undefined {
  const dir = isBlock(element) ? element.getAttribute('dir')?.toLowerCase() : undefined;
  return dir === 'ltr' || dir === 'rtl' ? dir : undefined;
}

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
