import { computed, effect, signal } from '@preact/signals-core';
import fc from 'fast-check';
import type { Configuration } from '../../src/host/configuration/configuration-types.ts';
import { errorMessages } from '../../src/host/error-messages.ts';
import { defineCatalogue, interpolate, type MessageTree, translator } from '../../src/host/messages.ts';
import ja from '../../src/languages/ja/host.json';
import { deepEqual, equal, eventually, match, ok } from '../support/assert.ts';
import { expectConsole } from '../support/console-guard.ts';

const en = {
  greeting: 'Hello {{name}}',
  files_one: '{{count}} file',
  files_other: '{{count, number}} files',
  files_zero: 'No files',
  only: { here: 'Only in English', deep_one: 'one', deep_other: 'many' },
};

/** Polish has more plural forms than English: what an English rule would choose is wrong there. */
const pl = {
  greeting: 'Cześć {{name}}',
  files_one: '{{count}} plik',
  files_few: '{{count}} pliki',
  files_many: '{{count}} plików',
  files_other: '{{count}} pliku',
};

function set(locale: string, translate: Configuration['translate'] = () => undefined) {
  const configuration = signal({ locale, translate });
  const catalogue = defineCatalogue({ namespace: 'test', en, load: { pl: async () => pl } });
  return { configuration, catalogue, t: translator(catalogue, configuration) };
}

describe('Messages', () => {
  it('fill in values, and count by the rules of English', () => {
    const { t } = set('en');
    equal(t('greeting', { name: 'Ada' }), 'Hello Ada');
    equal(t('files', { count: 0 }), 'No files');
    equal(t('files', { count: 1 }), '1 file');
    equal(t('files', { count: 12345 }), '12,345 files');
    equal(t('only.deep', { count: 2 }), 'many');
  });

  it('come in the page’s language when it has been loaded, and count by its rules', async () => {
    const { t, catalogue } = set('pl-PL');
    equal(t('greeting', { name: 'Ada' }), 'Hello Ada', 'English until then');
    await eventually(() => catalogue.loaded.value.has('pl'));
    equal(t('greeting', { name: 'Ada' }), 'Cześć Ada');
    deepEqual(
      [1, 2, 5, 22].map((count) => t('files', { count })),
      ['1 plik', '2 pliki', '5 plików', '22 pliki'],
    );
    equal(t('only.here'), 'Only in English', 'one missing text falls back by itself');
    equal(t('only.deep', { count: 1 }), 'one');
  });

  it('count by the rules of English where English stands in for another language', () => {
    // Japanese has one form for any number.
    equal(set('ja').t('files', { count: 1 }), '1 file');
  });

  it('follow the language while they are shown', async () => {
    const { t, configuration } = set('en');
    const shown: string[] = [];
    const greeting = computed(() => t('greeting', { name: 'Ada' }));
    const stop = effect(() => {
      shown.push(greeting.value);
    });
    configuration.value = { ...configuration.value, locale: 'pl' };
    await eventually(() => shown.includes('Cześć Ada'));
    configuration.value = { ...configuration.value, locale: 'en' };
    stop();
    deepEqual(shown, ['Hello Ada', 'Cześć Ada', 'Hello Ada']);
  });

  it('are the host’s own where it has some', () => {
    const asked: unknown[] = [];
    const { t } = set('de-AT', (key, values, locale) => {
      asked.push([key, values, locale]);
      return key === 'test:greeting' ? 'Servus' : undefined;
    });
    equal(t('greeting', { name: 'Ada' }), 'Servus');
    equal(t('only.here'), 'Only in English');
    deepEqual(asked[0], ['test:greeting', { name: 'Ada' }, 'de-AT']);
  });

  it('survive a translate that throws, and say so once', () => {
    expectConsole(/translate\("test:only.here"\).*threw/);
    const { t } = set('en', () => {
      throw new Error('no dictionary');
    });
    equal(t('only.here'), 'Only in English');
    equal(t('only.here'), 'Only in English');
  });

  it('stay English when their file does not come, and try again later', async () => {
    let tries = 0;
    const catalogue = defineCatalogue({
      namespace: 'test',
      en,
      load: {
        pl: async () => {
          tries += 1;
          if (tries === 1) throw new Error('offline');
          return pl;
        },
      },
    });
    const t = translator(catalogue, signal({ locale: 'pl', translate: () => undefined }));
    equal(t('greeting', { name: 'Ada' }), 'Hello Ada');
    await new Promise((resolve) => setTimeout(resolve, 10));
    t('greeting', { name: 'Ada' });
    await eventually(() => t('greeting', { name: 'Ada' }) === 'Cześć Ada');
  });

  it('show the key of a text that nobody wrote, and tell once', () => {
    // Those who develop are told; a page's users could do nothing about it.
    if (process.env.NODE_ENV === 'development') {
      expectConsole(/No message "test:missing"/);
      expectConsole(/No message "test:toString"/);
    }
    const { t } = set('en');
    const unchecked = t as (key: string) => string;
    equal(unchecked('missing'), 'missing');
    equal(unchecked('missing'), 'missing');
    equal(unchecked('toString'), 'toString', 'nothing comes from a prototype');
  });
});

describe('Filling in', () => {
  it('never reads a value as a placeholder, and leaves unknown ones standing', () => {
    equal(interpolate('{{a}} {{b}} {{c}}', { a: '{{b}}', b: '$&' }, 'en'), '{{b}} $& {{c}}');
    equal(interpolate('{{ a }}{{toString}}', { a: 1 }, 'en'), '1{{toString}}');
  });

  it('keeps text and value as they are, markup included', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, value, after) => {
        fc.pre(!/[{}]/.test(before + after));
        equal(interpolate(`${before}{{x}}${after}`, { x: value }, 'en'), before + value + after);
      }),
    );
  });
});

describe('A value that is somebody’s words', () => {
  it('turns no letter of the message round, and breaks no line of it', () => {
    equal(
      interpolate('{{name}} was deleted', { name: 'evil\u202Egpj\n.exe' }, 'en'),
      'evil\uFFFDgpj\uFFFD.exe was deleted',
    );
  });

  it('keeps its own direction to itself', () => {
    equal(
      interpolate('{{name}} (2) to {{path}}', { name: 'תקציב', path: '/tmp' }, 'en'),
      '\u2068תקציב\u2069 (2) to /tmp',
    );
    equal(interpolate('الملف {{name}}', { name: 'a (1)' }, 'ar'), 'الملف \u2068a (1)\u2069');
  });

  it('may be a message itself', () => {
    const what = interpolate('plan {{name}}', { name: 'תקציב' }, 'en');
    equal(interpolate('Deleting {{what}} soon', { what }, 'en'), 'Deleting \u2068plan \u2068תקציב\u2069\u2069 soon');
  });
});

describe('Pseudo-locales', () => {
  it('lengthen and accent every text but its placeholders', async () => {
    const { t, catalogue } = set('en-XA');
    t('greeting', { name: 'Ada' });
    await eventually(() => catalogue.loaded.value.size === 1);
    const text = t('greeting', { name: 'Ada' });
    match(text, /^\[Ĥéļļö Ada .*\]$/);
    ok(text.length >= 'Hello Ada'.length * 1.3);
    match(t('files', { count: 1 }), /^\[1 ƒîļé/);
  });

  it('run from right to left', async () => {
    const { t, catalogue } = set('ar-XB');
    t('only.here');
    await eventually(() => catalogue.loaded.value.size === 1);
    match(t('only.here'), /\u200fylnO\u200f/);
  });
});

describe('The host’s Japanese', () => {
  it('has every English text with the same placeholders, and no other', () => {
    const english = flat(errorMessages.en);
    const japanese = flat(ja);
    // Japanese has one plural form.
    const wanted = [...english.keys()].filter((key) => !key.endsWith('_one'));
    deepEqual([...japanese.keys()].sort(), wanted.sort());
    for (const [key, text] of japanese) deepEqual(placeholders(text), placeholders(english.get(key) ?? ''), key);
  });
});

function flat(tree: MessageTree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{[^}]*\}\}/g)].map(([found]) => found).sort();
}
