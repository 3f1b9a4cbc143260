/** The theme that somebody makes: values by property, in the address and as CSS. */
import { type ThemeProperty, themeControls } from '../../content/theme-controls.ts';

/** As text; a colour that differs has the one for light, a comma, and the one for dark. */
export type Theme = Readonly<Partial<Record<ThemeProperty, string>>>;

export const themeNames = Object.keys(themeControls) as ThemeProperty[];

export interface Pair {
  readonly light: string;
  readonly dark: string;
}

const color = /^#[0-9a-f]{6}$/;
const length = /^\d{1,2}px$/;
/** Names of fonts, and nothing that could end the declaration. */
const font = /^[\w ,'-]{1,120}$/;

/** Undefined where somebody's address says what is no value. */
export function pairOf(value: string | undefined): Pair | undefined {
  const [light = '', dark = light] = (value ?? '').toLowerCase().split(',');
  return color.test(light) && color.test(dark) ? { light, dark } : undefined;
}

export const pairText = ({ light, dark }: Pair): string => (light === dark ? light : `${light},${dark}`);

/** From an address: `accent=0b7a5f,2dd4bf&radius=4px`. */
export function readTheme(query: string): Theme {
  const given = new URLSearchParams(query);
  const theme: Partial<Record<ThemeProperty, string>> = {};
  for (const name of themeNames) {
    const value = given.get(shortName(name));
    if (value === null) continue;
    if (themeControls[name].kind === 'color') {
      const pair = pairOf(
        value
          .split(',')
          .map((part) => `#${part}`)
          .join(','),
      );
      if (pair) theme[name] = pairText(pair);
    } else if ((themeControls[name].kind === 'length' ? length : font).test(value)) theme[name] = value;
  }
  return theme;
}

export function writeTheme(theme: Theme): string {
  const query = new URLSearchParams();
  for (const name of themeNames) {
    const value = theme[name];
    if (value !== undefined) query.set(shortName(name), value.replaceAll('#', ''));
  }
  // Commas and quotes read better as they are, and are allowed there.
  return query.toString().replaceAll('%2C', ',').replaceAll('%27', "'");
}

/** What a style sheet says of it. */
export function declarationOf(name: ThemeProperty, value: string): string {
  const pair = themeControls[name].kind === 'color' ? pairOf(value) : undefined;
  if (!pair) return value;
  return pair.light === pair.dark ? pair.light : `light-dark(${pair.light}, ${pair.dark})`;
}

export function cssOf(theme: Theme): string {
  const lines = themeNames.flatMap((name) => {
    const value = theme[name];
    return value === undefined ? [] : [`  ${name}: ${declarationOf(name, value)};`];
  });
  return lines.length === 0 ? '/* The elements as they are. */' : `:root {\n${lines.join('\n')}\n}`;
}

const shortName = (name: ThemeProperty): string => name.slice('--rmm-'.length);
