/** What a test looks for in a help panel. */
import { eventually, ok } from '../../support/assert.ts';

const wordsOf = ({ textContent }: HTMLElement) => textContent ?? '';

/** @param nameOf what of a found element the wanted text is looked for in */
export function panelSearch(panel: () => HTMLElement, nameOf: (one: HTMLElement) => string = wordsOf) {
  const all = (selector: string) => [...(panel().shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const find = (selector: string, text: string | RegExp = '') =>
    eventually(() => {
      const found = all(selector).find((one) => {
        const name = nameOf(one);
        return typeof text === 'string' ? name.includes(text) : text.test(name);
      });
      ok(found, `${selector} ${text}; there is ${all(selector).map(wordsOf).join(' | ')}`);
      return found;
    });
  return { all, find };
}
