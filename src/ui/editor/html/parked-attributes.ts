/**
 * A strict `style-src` refuses every style attribute that is parsed, in inert documents too, and reports each of them to
 * the page's owner; nobody can ask whether there is one. So style attributes go through the parser under another name:
 * by script they may be set. Addresses do so where they would be taken out, which is for the schema to decide.
 */
import { htmlTokens } from './html-tokens.ts';

type Name = 'style' | 'href';

const parked = (name: Name) => `data-parked-${name}`;

/** To be put back by `putBack`. The same text where there is none. */
export function parkAttributes(html: string, name: Name): string {
  if (!mayHold[name].test(html)) return html;
  const written: string[] = [];
  let from = 0;
  for (const token of htmlTokens(html)) {
    if (token.kind !== 'start') continue;
    for (const attribute of token.attributes) {
      const own = attribute.name.toLowerCase();
      // Handlers are reported as well, and read by nobody: what is lost is told by the text.
      const isHandler = name === 'style' && own.startsWith('on');
      if (own !== name && !isHandler) continue;
      written.push(html.slice(from, attribute.start), isHandler ? '' : parked(name));
      from = isHandler ? attribute.end : attribute.start + name.length;
    }
  }
  written.push(html.slice(from));
  return written.join('');
}

const mayHold: Readonly<Record<Name, RegExp>> = {
  style: /[\s"'/](?:style|on[a-z]+)\s*=/i,
  href: /[\s"'/]href\s*=/i,
};

/** From the prototype: a form answers with its fields. */
const { getAttribute, removeAttribute, setAttribute } = Element.prototype;

export function putBack(body: HTMLElement, name: Name): void {
  const key = parked(name);
  for (const element of body.querySelectorAll<HTMLElement>(`[${key}]`)) {
    const value = getAttribute.call(element, key) ?? '';
    removeAttribute.call(element, key);
    if (name === 'href') setAttribute.call(element, name, value);
    else if (element.style instanceof CSSStyleDeclaration) element.style.cssText = value;
    if (name === 'style' && /mso-/i.test(value)) setAttribute.call(element, wordStyle, value);
  }
}

/** What Word says of an element, as it was written: what no engine knows as a style is gone from `style`. */
export const wordStyle = 'data-word-style';
