/**
 * A strict `style-src` refuses every style attribute that is parsed, in inert documents too, and reports each of them to
 * the page's owner. Where one was refused, style attributes go through the parser under another name: by script they may
 * be set.
 */

/** Found out with the first text that has styles, at the price of one report. A page cannot take it back. */
let areRefused: boolean | undefined;

/** What to parse in the place of `html`, and what makes of the outcome what `html` would have been. */
export function quietStyles(
  html: string,
  parse: (html: string) => HTMLElement,
): { html: string; restore(body: HTMLElement): void } {
  const letter = /style\s*=/i.test(html) && refusesStyles(parse) ? unusedLetter(html) : undefined;
  if (letter === undefined) return { html, restore: nothingToRestore };
  return {
    html: html.replaceAll(/([\s"'/])style(?=\s*=)/gi, `$1${letter}style`),
    restore: (body) => takeOut(body, letter),
  };
}

function nothingToRestore() {
  // It went through as it was.
}

function refusesStyles(parse: (html: string) => HTMLElement): boolean {
  areRefused ??= parse('<p style="color: red">a</p>').querySelector('p')?.style.length === 0;
  return areRefused;
}

/** Also where the name stood in a text or in a value, and meant nothing. */
function takeOut(body: HTMLElement, letter: string) {
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    for (const { name, value } of [...attributesOf(element)]) {
      const plain = value.replaceAll(letter, '');
      if (name === `${letter}style`) {
        removeAttribute.call(element, name);
        if (element.style instanceof CSSStyleDeclaration) element.style.cssText = plain;
      } else if (plain !== value) setAttribute.call(element, name, plain);
    }
  }
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
  for (let at = texts.nextNode(); at; at = texts.nextNode()) {
    if (at.nodeValue?.includes(letter)) at.nodeValue = at.nodeValue.replaceAll(letter, '');
  }
}

/** From the prototype: a form answers with its fields. */
const { removeAttribute, setAttribute } = Element.prototype;

function attributesOf(element: Element): NamedNodeMap {
  const getter = Object.getOwnPropertyDescriptor(Element.prototype, 'attributes')?.get as () => NamedNodeMap;
  return getter.call(element);
}

function unusedLetter(text: string): string | undefined {
  for (let code = 0xe000; code < 0xe100; code += 1) {
    const letter = String.fromCharCode(code);
    if (!text.includes(letter)) return letter;
  }
  return undefined;
}
