/**
 * Style sheets that come with copied HTML, as styles of its elements: Excel and LibreOffice format cells by classes
 * only. Rules with simple selectors, and the properties that a document keeps.
 */

const kept = [
  'color',
  'background-color',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-decoration',
  'text-align',
  'vertical-align',
  'white-space',
  'width',
  'height',
] as const;
/** More rules, or more of a sheet, than any program writes. */
const most = { length: 300_000, rules: 2000 };

/** A tag, a class, or a tag with a class. */
const simple = /^(?:[a-z][a-z0-9]*)?(?:\.[\w-]+)?$/i;

/** Of the whole document: they stand in its head. */
export function styleTextsOf(body: HTMLElement): string[] {
  return [...(body.parentNode as HTMLElement).querySelectorAll('style')].map(({ textContent }) =>
    (textContent ?? '')
      .slice(0, most.length)
      // Not followed in a sheet that is made like this, but complained of.
      .replaceAll(/<!--|-->|@import[^;]*;?/gi, ''),
  );
}

export function applySheets(body: HTMLElement, texts: readonly string[]): void {
  const rules = texts.flatMap(rulesOf).slice(0, most.rules);
  // The weaker first: what is set stays, so in reverse.
  for (const { selector, style } of rules.toSorted(byWeight).toReversed()) {
    for (const element of body.querySelectorAll<HTMLElement>(selector)) addMissing(element.style, style);
  }
}

interface Rule {
  selector: string;
  style: CSSStyleDeclaration;
}

function rulesOf(text: string): Rule[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return [...sheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSStyleRule)) return [];
    const selectors = rule.selectorText.split(',').map((selector) => selector.trim());
    return selectors.filter((selector) => simple.test(selector)).map((selector) => ({ selector, style: rule.style }));
  });
}

function byWeight(one: Rule, other: Rule): number {
  return weightOf(one.selector) - weightOf(other.selector);
}

const weightOf = (selector: string) => (selector.includes('.') ? 2 : 0) + (/^[a-z]/i.test(selector) ? 1 : 0);

function addMissing(style: CSSStyleDeclaration, given: CSSStyleDeclaration) {
  for (const name of kept) {
    const value = given.getPropertyValue(name);
    if (value !== '' && style.getPropertyValue(name) === '') style.setProperty(name, value);
  }
}
