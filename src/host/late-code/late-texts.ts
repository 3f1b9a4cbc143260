/**
 * The words of code that comes late, in the languages in use. They are waited for as the code is, since it would speak
 * English for a moment otherwise.
 */

/** Asks for the texts of a language; undefined where there is nothing to wait for. */
type WantTexts = (locale: string) => Promise<unknown> | undefined;

const catalogues: WantTexts[] = [];
const locales = new Set<string>();
/** Nothing has been added since all was there: a page may have hundreds of elements, and each asks. */
let isComplete = false;
/** Milliseconds: beyond that, English words are better than none. */
const patience = 1000;

/** For whatever code has texts, as soon as it is there. */
export function addTexts(want: WantTexts): void {
  catalogues.push(want);
  isComplete = false;
}

/**
 * Until the texts of all code that is there have come; undefined where they have, as English ones always have.
 *
 * @param locale Used from now on
 */
export function textsComing(locale?: string): Promise<unknown> | undefined {
  if (locale !== undefined && !locales.has(locale)) {
    locales.add(locale);
    isComplete = false;
  }
  if (isComplete) return undefined;
  const coming = catalogues.flatMap((want) => [...locales].flatMap((one) => want(one) ?? []));
  isComplete = coming.length === 0;
  if (isComplete) return undefined;
  return Promise.race([Promise.all(coming), new Promise((resolve) => setTimeout(resolve, patience))]);
}
