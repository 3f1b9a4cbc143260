/** How the items of a list are marked, by the names of CSS; what is not said is the usual one. */
export const numberStyles = ['lower-alpha', 'upper-alpha', 'lower-roman', 'upper-roman'] as const;
export type NumberStyle = (typeof numberStyles)[number];

export const bulletStyles = ['circle', 'square'] as const;
export type BulletStyle = (typeof bulletStyles)[number];

/** `type` of an `<ol>`. */
export const numberTypes: Readonly<Record<string, NumberStyle>> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};

/** By its style, its old attribute, or the style of its items, as some programs write it. */
export function numberStyleOf(list: HTMLElement): NumberStyle | null {
  const named = styleOf(list).replace('latin', 'alpha');
  return numberStyles.find((style) => style === named) ?? numberTypes[list.getAttribute('type') ?? ''] ?? null;
}

export function bulletStyleOf(list: HTMLElement): BulletStyle | null {
  const named = styleOf(list) || (list.getAttribute('type')?.toLowerCase() ?? '');
  return bulletStyles.find((style) => style === named) ?? null;
}

function styleOf(list: HTMLElement): string {
  const item = list.firstElementChild as HTMLElement | null;
  return list.style.listStyleType || (item?.nodeName === 'LI' ? item.style.listStyleType : '');
}

export function oneOf<Value extends string>(values: readonly Value[], what: string) {
  return (value: unknown) => {
    if (value !== null && !values.includes(value as Value)) throw new RangeError(`No ${what}: ${value}`);
  };
}
