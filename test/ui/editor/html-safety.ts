/**
 * Whether some nodes could run, load or send anything: told by lists of its own, so that it shares no mistake with the
 * code it judges. Everything that is not known to be harmless is a finding.
 */

const elements = new Set(
  'p h1 h2 h3 h4 blockquote pre code hr ul ol li table colgroup col tbody tr td th a span strong em u s sub sup br img mark ins'.split(
    ' ',
  ),
);
const attributes = new Set(
  (
    'href rel target title src alt width height start colspan rowspan scope style data-cid data-src data-mention ' +
    'data-label data-metadata data-button data-colwidth dir class border'
  ).split(' '),
);
/** Of a view in front of a person: what ProseMirror and the views of nodes add. */
const shownElements = new Set([...elements, 'div', 'button']);
const shownAttributes =
  /^(?:class|contenteditable|draggable|part|role|tabindex|id|translate|spellcheck|mark-placeholder|aria-[a-z]+)$/;
const styles = new Set(
  'text-align margin-inline-start color background-color list-style-type float font-size font-family max-width width height white-space white-space-collapse text-wrap-mode min-width'.split(
    ' ',
  ),
);

const plainColor = /^\s*(?:[a-z]+|#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s,.%/deg]+\))\s*$/i;

/** What is wrong with the nodes below `root`; empty where nothing is. `isShown`: they are a view, not a value. */
export function dangersIn(root: ParentNode, isShown = false): string[] {
  const found: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const { localName, namespaceURI } = element;
    if (namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push(`<${localName}> of ${namespaceURI}`);
    if (!(isShown ? shownElements : elements).has(localName)) found.push(`<${localName}>`);
    for (const { name, value } of element.attributes) {
      if (isShown && (shownAttributes.test(name) || (name === 'dir' && value === 'auto'))) continue;
      if (!attributes.has(name)) found.push(`<${localName} ${name}>`);
      else if (isBad(name, value)) found.push(`<${localName} ${name}="${value.slice(0, 80)}">`);
    }
    const style = (element as HTMLElement).style;
    for (const property of style ?? []) {
      // What the surface notes of a chosen color, to show it lighter on dark ground.
      if (isShown && property === '--chosen-color' && plainColor.test(style.getPropertyValue(property))) continue;
      if (!styles.has(property) && !/^border-/.test(property)) found.push(`<${localName} style.${property}>`);
    }
  }
  return found;
}

function isBad(name: string, value: string): boolean {
  if (name === 'href')
    return !/^(?:about:blank$|[/?#]|\.\.?\/)/.test(value) && !/^(?:https?|mailto|sms|tel):$/.test(protocolOf(value));
  if (name === 'src' || name === 'data-src') {
    if (value.startsWith('data:')) return !/^data:image\/(?:jpeg|jpg|png|gif);base64,[A-Za-z0-9+/]*={0,2}$/.test(value);
    return !/^[/?#.]/.test(value) && !/^(?:https?|blob|cid):$/.test(protocolOf(value));
  }
  if (name === 'style') return /url|expression|import|behavior|binding|javascript|@|\\|<|var\(|env\(/i.test(value);
  if (name === 'class') return !/^language-[\w+#.-]{1,40}$/.test(value);
  if (name === 'dir') return !/^(?:ltr|rtl)$/.test(value);
  return name.startsWith('on');
}

/** As a browser would take it, whatever spaces and controls are in it. */
function protocolOf(address: string): string {
  try {
    return new URL(address).protocol;
  } catch {
    return 'none';
  }
}
