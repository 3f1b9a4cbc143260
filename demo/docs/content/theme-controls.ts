/** How the playground sets each theme property. One without an entry doesn't compile. */
import type { themeProperties } from '../../../src/ui/theme/theme-docs.ts';

export type ThemeProperty = keyof typeof themeProperties;

export type ThemeControl =
  | { readonly kind: 'color'; readonly label: string }
  | { readonly kind: 'length'; readonly label: string; readonly initial: number; readonly maximum: number }
  | { readonly kind: 'font'; readonly label: string; readonly fonts: readonly string[] };

export const themeControls: Readonly<Record<ThemeProperty, ThemeControl>> = {
  '--rmm-accent': { kind: 'color', label: 'Accent' },
  '--rmm-on-accent': { kind: 'color', label: 'On accent' },
  '--rmm-accent-text': { kind: 'color', label: 'Accent as text' },
  '--rmm-background': { kind: 'color', label: 'Background' },
  '--rmm-text': { kind: 'color', label: 'Text' },
  '--rmm-danger': { kind: 'color', label: 'Danger' },
  '--rmm-warning': { kind: 'color', label: 'Warning' },
  '--rmm-success': { kind: 'color', label: 'Success' },
  '--rmm-info': { kind: 'color', label: 'Info' },
  '--rmm-font': {
    kind: 'font',
    label: 'Font',
    fonts: [
      'system-ui, sans-serif',
      "Georgia, 'Times New Roman', serif",
      "'Avenir Next', Avenir, sans-serif",
      'Verdana, sans-serif',
      'ui-monospace, monospace',
    ],
  },
  '--rmm-radius': { kind: 'length', label: 'Radius of controls', initial: 6, maximum: 20 },
  '--rmm-radius-large': { kind: 'length', label: 'Radius of panels', initial: 10, maximum: 28 },
};

/** To begin with: values by property, of a colour for light and dark. */
export const presets: readonly {
  readonly name: string;
  readonly theme: Readonly<Partial<Record<ThemeProperty, string>>>;
}[] = [
  { name: 'Default', theme: {} },
  {
    name: 'Forest',
    theme: {
      '--rmm-accent': '#0b7a5f',
      '--rmm-background': '#ffffff,#13231f',
      '--rmm-text': '#12312a,#e8f3ef',
      '--rmm-radius': '4px',
    },
  },
  {
    name: 'Plum',
    theme: {
      '--rmm-accent': '#8a2be2,#a566ee',
      '--rmm-background': '#fffdff,#1d1524',
      '--rmm-text': '#2a1636,#f2e9f8',
      '--rmm-radius': '12px',
      '--rmm-radius-large': '18px',
    },
  },
  {
    name: 'Sand',
    theme: {
      '--rmm-accent': '#a4561a,#d98a4a',
      '--rmm-background': '#fdf8f0,#211b14',
      '--rmm-text': '#33281b,#f3e9da',
      '--rmm-font': "Georgia, 'Times New Roman', serif",
    },
  },
  { name: 'Square', theme: { '--rmm-accent': '#111111,#eeeeee', '--rmm-radius': '0px', '--rmm-radius-large': '0px' } },
];
