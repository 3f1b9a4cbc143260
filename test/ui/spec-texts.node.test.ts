/**
 * Every text that spec 003 gives the interface layer (§2, §4, §5, §8 and §9; the editor's are its own), once, with the
 * names of what is filled in. On the right stands the entry of the catalogue that the code reads.
 */
import { formatBytes } from '../../src/base/bytes.ts';
import { interpolate, type MessageTree } from '../../src/host/messages.ts';
import field from '../../src/ui/field/field-messages.en.json';
import file from '../../src/ui/file-upload/messages.en.json';
import { limits } from '../../src/ui/limits.ts';
import shared from '../../src/ui/messages.en.json';
import pages from '../../src/ui/pagination/pagination-messages.en.json';
import phone from '../../src/ui/phone-input/messages.en.json';
import tabbed from '../../src/ui/tabbed-dialog/tabbed-dialog-messages.en.json';
import column from '../../src/ui/table/body/columns/column-messages.en.json';
import grid from '../../src/ui/table/body/grid-messages.en.json';
import filter from '../../src/ui/table/filters/filter-messages.en.json';
import header from '../../src/ui/table/header/header-messages.en.json';
import selection from '../../src/ui/table/selection-messages.en.json';
import settings from '../../src/ui/table/settings/settings-messages.en.json';
import { deepEqual, equal } from '../support/assert.ts';

type Texts = Readonly<Record<string, string | readonly string[]>>;

/** By section. A text that several parts say has all of their entries. */
const owed: Readonly<Record<string, Texts>> = {
  '§2, the settings of a table': {
    'Table settings': [settings.title, header.settings],
    'Sort By': settings.sortBy,
    'Sort Direction': settings.sortDirection,
    Columns: settings.columns,
    'Auto-Refresh Table Data': settings.refresh,
    Save: settings.save,
    'Reset to defaults': settings.reset,
  },
  '§2, the tabbed dialog': {
    Submit: tabbed.submit,
  },
  '§3, kinds of files': {
    Image: file.kind.image,
    Audio: file.kind.audio,
    Video: file.kind.video,
    ZIP: file.kind.zip,
    PDF: file.kind.pdf,
    CSV: file.kind.csv,
    PowerPoint: file.kind.powerpoint,
    Word: file.kind.word,
    File: file.kind.file,
  },
  '§4, a disabled row': {
    'This item cannot be actioned.': grid.cannotBeActioned,
  },
  '§5, the settings of a table': {
    'This table has reached maximum amount of columns.': settings.full,
  },
  '§8, the error catalogue': {
    'Unable to fetch data. Try again by refreshing your page.': column.fetchFailed,
    'No data found': [column.empty, selection.nothingFound],
    'No options found': field.noOptions,
    'Invalid phone number': phone.invalid,
    'Tab content contains error': tabbed.containsError,
    'Tab contains required content': tabbed.containsRequired,
    'Default settings restored successfully': settings.resetDone,
  },
  '§9, pages': {
    // Forms of a plural are told apart by `count`.
    '{{results}} results': pages.results_other.replace('count', 'results'),
    '1 result': pages.results_one,
    '{{start}} - {{end}} of {{total}}': pages.range,
    '{{start}} - {{end}}': pages.openRange,
  },
  '§9, selection': {
    'Select {{count}} on current page': selection.selectPage,
    'Unselect {{count}} on current page': selection.unselectPage,
    'Select all {{count}} result(s)': selection.selectAll,
    'Unselect all {{count}} result(s)': selection.unselectAll,
    '{{count}} Selected': selection.selected,
  },
  '§9, columns and order': {
    '{{count}} column(s) selected out of {{maxCount}}': settings.counter,
    Ascending: settings.ascending,
    Descending: settings.descending,
  },
  '§9, several values': {
    '+{{remainingItems}} more': [shared.moreItems, filter.more],
  },
};

/** `{{count, number}}` is `{{count}}` in the digits of the reader's language. */
const withoutFormat = (text: string) => text.replaceAll(/\{\{(\w+), number\}\}/g, '{{$1}}');

describe('the texts of the interface layer', () => {
  for (const [section, texts] of Object.entries(owed)) {
    it(`are those of the specification: ${section}`, () => {
      const said = Object.values(texts).map((entries) => [...new Set([entries].flat().map(withoutFormat))]);
      deepEqual(
        said,
        Object.keys(texts).map((text) => [text]),
      );
    });
  }

  it('name the size that a file may have, as it is filled in', () => {
    const size = formatBytes(limits.fileUpload.sizeHint, 'en');
    equal(interpolate(file.reason.size, { size }, 'en'), 'File is larger than 100 MB');
  });

  it('have the digits of the reader in them', () => {
    const counts: [MessageTree, string, string][] = [
      [pages, 'results_other', '12,345 results'],
      [selection, 'selectAll', 'Select all 12,345 result(s)'],
      [selection, 'selected', '12,345 Selected'],
    ];
    for (const [catalogue, key, text] of counts) {
      equal(interpolate(String(catalogue[key]), { count: 12_345 }, 'en'), text);
    }
  });
});
