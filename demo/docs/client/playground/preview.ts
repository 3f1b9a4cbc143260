/** Live elements that show what a theme does, in one of the two schemes. */
import type { DataTableElement } from '../../../../elements/data-table.ts';
import { declarationOf, type Theme, themeNames } from './theme-state.ts';

export interface Preview {
  readonly place: HTMLElement;
  /** In which the contrast is measured. */
  readonly measured: HTMLElement;
  apply(theme: Theme): void;
}

const markup = {
  'rmm-select': { label: 'Site', value: 'ber', searchable: '' },
  'rmm-radio-group': { label: 'Restart', value: 'tonight', arrangement: 'row' },
  'rmm-switch': { label: 'Email me when it is done', checked: '' },
  'rmm-text-area': { label: 'Message', error: 'Say what happened, and when.' },
  'rmm-data-table': { label: 'Devices', selectable: '', 'without-search': '', 'without-export': '' },
} as const;

interface Row {
  id: string;
  name: string;
  state: { label: string; tone: 'green' | 'amber' | 'red' }[];
}

const rows: readonly Row[] = [
  { id: '1', name: 'SRV-04', state: [{ label: 'Online', tone: 'green' }] },
  { id: '2', name: 'LAP-17', state: [{ label: 'Update due', tone: 'amber' }] },
  { id: '3', name: 'NAS-02', state: [{ label: 'Offline', tone: 'red' }] },
];

export function createPreview(scheme: 'light' | 'dark'): Preview {
  const place = document.createElement('div');
  place.className = 'preview';
  place.dataset.scheme = scheme;
  const made = Object.entries(markup).map(([tag, attributes]) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({ ...attributes, theme: scheme })) element.setAttribute(name, value);
    // A landmark of each has its name.
    if (tag === 'rmm-data-table') element.setAttribute('label', `Devices, ${scheme}`);
    return element;
  });
  const [select, radios, , , table] = made;
  if (!select || !radios || !table) throw new Error('The preview has lost an element');
  Object.assign(select, {
    options: [
      { value: 'ber', label: 'Berlin' },
      { value: 'osa', label: 'Osaka' },
    ],
  });
  Object.assign(radios, {
    options: [
      { value: 'now', label: 'Now' },
      { value: 'tonight', label: 'Tonight' },
      { value: 'never', label: 'Never', disabled: true },
    ],
  });
  Object.assign(table, {
    columns: [
      { id: 'name', header: 'Name' },
      { id: 'state', header: 'State', cell: { type: 'Tags', tags: ({ state }: Row) => state } },
    ],
    rows,
    primaryAction: { label: 'Add device', items: [{ id: 'one', label: 'One device' }] },
  } satisfies Partial<DataTableElement>);
  place.append(...made);
  return {
    place,
    measured: select,
    apply(theme) {
      for (const name of themeNames) {
        const value = theme[name];
        if (value === undefined) place.style.removeProperty(name);
        else place.style.setProperty(name, declarationOf(name, value));
      }
    },
  };
}
