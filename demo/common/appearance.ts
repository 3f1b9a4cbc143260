/**
 * How the demo pages and the elements on them look: theme, language, direction, width. It is kept in the address so
 * that a link shows the same thing to somebody else, under `page-…` names that no element's attribute has.
 */
import { configure } from '../../elements/config.ts';
import { languages } from '../../src/languages/languages.ts';
import { appearanceParameters, appearanceNames as names } from './appearance-names.ts';

export const themes = ['auto', 'light', 'dark'] as const;
export const directions = ['auto', 'ltr', 'rtl'] as const;
export const widths = ['full', '720', '400'] as const;

/** In its own words. */
const nameOf = (tag: string) => new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;

/** `en-XA` lengthens and accents English, `ar-XB` mirrors it: both show what is not translatable yet. */
export const locales: readonly { id: string; name: string }[] = [
  ...['en', ...Object.keys(languages)].map((id) => ({ id, name: nameOf(id) })),
  { id: 'en-XA', name: 'Accented (en-XA)' },
  { id: 'ar-XB', name: 'Mirrored (ar-XB)' },
];

export interface Appearance {
  theme: (typeof themes)[number];
  locale: string;
  direction: (typeof directions)[number];
  width: (typeof widths)[number];
}

const allowed: Record<(typeof names)[number], readonly string[]> = {
  theme: themes,
  locale: locales.map((locale) => locale.id),
  direction: directions,
  width: widths,
};

export function readAppearance(): Appearance {
  const query = new URLSearchParams(location.search);
  const read = (name: (typeof names)[number]) => {
    const value = query.get(`page-${name}`);
    return value !== null && allowed[name].includes(value) ? value : allowed[name][0];
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as unknown as Appearance;
}

export function applyAppearance(appearance: Appearance): void {
  const page = document.documentElement;
  if (appearance.theme === 'auto') delete page.dataset.theme;
  else page.dataset.theme = appearance.theme;
  const direction = appearance.direction === 'auto' ? undefined : appearance.direction;
  if (appearance.locale === 'ja') void import('./japanese-font.ts');
  configure({ theme: appearance.theme, locale: appearance.locale, direction });
}

export function changeAppearance(change: Partial<Appearance>): Appearance {
  const appearance = { ...readAppearance(), ...change };
  const address = new URL(location.href);
  for (const name of names) {
    if (appearance[name] === allowed[name][0]) address.searchParams.delete(`page-${name}`);
    else address.searchParams.set(`page-${name}`, appearance[name]);
  }
  history.replaceState(history.state, '', address);
  applyAppearance(appearance);
  return appearance;
}

/** The part of the address that carries the appearance to the next page. */
export function appearanceQuery(): string {
  const query = new URLSearchParams(location.search);
  for (const name of [...query.keys()]) {
    if (!appearanceParameters.includes(name)) query.delete(name);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
