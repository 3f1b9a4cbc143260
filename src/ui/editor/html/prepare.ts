/** Makes parsed HTML readable for the schema, in place. Everything here is undone by nothing: the nodes are thrown away. */

/** In this order; each is a file or function of its own. */
export function prepare(body: HTMLElement): void {
  dissolveForms(body);
  applyStyles(body);
  spreadColumnWidths(body);
  dropInvisibleBreaks(body);
}

/** A form's fields answer for its properties: `form.childNodes` may be an input. Its methods are taken from elsewhere. */
function dissolveForms(body: HTMLElement) {
  const { replaceWith } = Element.prototype;
  const childNodes = Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes')?.get as () => NodeListOf<ChildNode>;
  for (const form of body.querySelectorAll('form')) {
    replaceWith.apply(form, [...childNodes.call(form)]);
  }
}

/** A strict `style-src` keeps Chromium from reading style attributes, in inert documents too; by script it may be set. */
function applyStyles(body: HTMLElement) {
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    const text = element.getAttribute('style') ?? '';
    if (element.style && element.style.length === 0) element.style.cssText = text;
  }
}

/** From `<col>` to the cells under it, where the schema keeps widths. */
function spreadColumnWidths(body: HTMLElement) {
  for (const table of body.querySelectorAll('table')) {
    const columns = [...table.querySelectorAll<HTMLElement>(':scope > colgroup > col, :scope > col')];
    const widths = columns.flatMap((column) => {
      const width = Number.parseFloat(column.style.width || column.getAttribute('width') || '');
      const isPixels = !/%\s*$/.test(column.style.width || column.getAttribute('width') || '');
      return Array.from({ length: Math.min(Number(column.getAttribute('span')) || 1, 100) }, () =>
        isPixels && width > 0 ? Math.round(width) : undefined,
      );
    });
    if (widths.length === 0 || widths.includes(undefined)) continue;
    for (const row of table.rows) {
      let at = 0;
      for (const cell of row.cells) {
        const own = widths.slice(at, at + cell.colSpan);
        at += cell.colSpan;
        if (own.length === cell.colSpan && !cell.hasAttribute('data-colwidth')) {
          cell.setAttribute('data-colwidth', own.join(','));
        }
      }
    }
  }
}

const blockTags = 'p, h1, h2, h3, h4, h5, h6, li, td, th, div, blockquote';

/** A line break at the end of a block shows nothing: it is how an empty line is written. */
function dropInvisibleBreaks(body: HTMLElement) {
  for (const block of [body, ...body.querySelectorAll(blockTags)]) {
    const last = block.lastChild;
    if (last?.nodeName === 'BR' && !(block === body && block.childNodes.length > 1)) last.remove();
  }
}
