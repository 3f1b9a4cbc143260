import { heading, make } from './dom.js';
import { choices, settings } from './settings.js';
import { word } from './words.js';

const languages = { en: 'English', ar: 'العربية', de: 'Deutsch', es: 'Español', ja: '日本語' };

export function settingsPage({ change }) {
  const group = (name, label, textOf) =>
    make(
      'rmm-radio-group',
      {
        id: name,
        name,
        label,
        value: settings[name],
        arrangement: 'row',
        change: ({ currentTarget }) => change({ [name]: currentTarget.value }),
      },
      ...choices[name].map((value) => make('option', { value }, textOf(value))),
    );
  return {
    title: word('settings'),
    content: [
      heading(word('settings')),
      make(
        'div',
        { class: 'panel settings' },
        group('theme', word('theme'), (value) => word(`themes.${value}`)),
        group('language', word('language'), (value) => languages[value]),
        group('direction', word('direction'), (value) => word(`directions.${value}`)),
        make('p', { class: 'soft' }, word('kept')),
      ),
    ],
  };
}
