import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { translationProblems } from './translations.mjs';

describe('a translation', () => {
  const finds = (english, translated, tag, ...problems) =>
    assert.deepEqual(translationProblems(english, translated, tag), problems);

  it('says each text of English and no other', () => {
    finds({ a: { close: 'Close' } }, { a: { close: 'Schließen' } }, 'de');
    finds({ a: { close: 'Close' } }, {}, 'de', 'add "a.close", in English "Close"');
    finds({}, { old: 'Alt' }, 'de', 'remove "old": there is no such text in English');
    assert.deepEqual(translationProblems({ close: 'Close' }, {}, 'fr', { isComplete: false }), []);
  });

  it('tells the same values', () => {
    const english = { moved: '{{name}} moved to {{place, number}}' };
    finds(english, { moved: '{{place,number}}: {{name}}' }, 'de');
    finds(english, { moved: '{{name}} verschoben' }, 'de', '"moved" has to tell {{place,number}}');
    finds({ close: 'Close' }, { close: '{{x}}' }, 'de', '"close" tells {{x}}, which it isn’t given');
  });

  it('counts as its language counts', () => {
    const english = { rows_one: '{{count}} row', rows_other: '{{count}} rows' };
    finds(english, { rows_other: '{{count}} 行' }, 'ja');
    finds(
      english,
      { rows_one: '{{count}} 行', rows_other: '{{count}} 行' },
      'ja',
      'remove "rows_one": ja never asks for it',
    );
    finds(
      english,
      { rows_one: '{{count}} fila', rows_other: '{{count}} filas' },
      'es',
      'add "rows_many": es counts so',
    );
    finds(
      english,
      { rows: '{{count}} Zeilen' },
      'de',
      'add "rows_one": de counts so',
      'add "rows_other": de counts so',
      'remove "rows": de never asks for it',
    );
    const arabic = Object.fromEntries(
      ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`rows_${form}`, '{{count}} صف']),
    );
    finds(english, arabic, 'ar');
  });

  it('has no form for one where there always are several', () => {
    finds({ every_other: 'Every {{count}} days' }, { every_other: 'Alle {{count}} Tage' }, 'de');
  });

  it('has a text for none where English has one', () => {
    const english = { rows_zero: 'No rows', rows_one: '{{count}} row', rows_other: '{{count}} rows' };
    const own = { rows_one: '{{count}} Zeile', rows_other: '{{count}} Zeilen' };
    finds(english, own, 'de', 'add "rows_zero": de counts so');
  });

  it('isn’t English', () => {
    finds({ name: 'Name' }, { name: 'Name' }, 'de');
    finds({ name: 'Name' }, { name: 'Name' }, 'ar', 'translate "name": it is in English, "Name"');
    finds({ id: 'https://a.example/7', os: 'Windows' }, { id: 'https://a.example/7', os: 'Windows' }, 'ar');
    const text = 'The file is too large';
    finds({ text }, { text }, 'de', `translate "text": it is in English, "${text}"`);
    finds({ text }, { text: ' ' }, 'de', '"text" is empty');
  });
});
