/** HTML as text, written when the site is built: whatever stands in a template is text unless it is `Markup` already. */

export class Markup {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

export type Written = string | number | Markup | false | undefined | readonly Written[];

export function html(strings: TemplateStringsArray, ...values: Written[]): Markup {
  return new Markup(strings.reduce((text, string, index) => text + written(values[index - 1]) + string));
}

/** Text that is HTML already, from a tool that escapes. */
export const markup = (text: string): Markup => new Markup(text);

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function written(value: Written): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(written).join('');
  return escaped(String(value));
}

/** For an anchor: `Attributes and properties` → `attributes-and-properties`. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
