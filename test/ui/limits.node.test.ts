/** Spec 003 §9, each value once: what the code reads is what was specified. */
import { limits } from '../../src/ui/limits.ts';
import { deepEqual } from '../support/assert.ts';

const minute = 60_000;
const megabyte = 1024 * 1024;

describe('the limits of the interface layer', () => {
  it('are those of the specification for the table', () => {
    deepEqual(limits.table, {
      pageSizeLimit: 250,
      maximumColumns: 20,
      skeletonRows: 20,
      searchDebounce: 400,
      fetchDebounce: 300,
      lastUpdatedShownAfter: 5 * minute,
      inlineRowActions: 3,
      cellTextLength: 1000,
      multiValueItems: 2,
      multiValueItemLength: 80,
      multiValueTooltipItems: 10,
      pickedRow: 45,
    });
  });

  it('are those of the specification for dialogs, menus and controls', () => {
    const { table: _, ...controls } = limits;
    deepEqual(controls, {
      tooltip: { openDelay: 100 },
      menu: { skeletonItems: 3 },
      tabs: { errorAnimation: 5000, labelLines: 2 },
      fileUpload: { maximumFiles: 5, sizeHint: 100 * megabyte },
      textArea: { maxLength: 250, minHeight: 80, maxHeight: 400 },
      video: { quality: 720 },
      colorPicker: { width: 214, areaHeight: 150, swatches: 15 },
      phone: { defaultCountry: 'US' },
    });
  });
});
