/**
 * Every number of the interface layer that the specification fixes, once. Views, models, tests and the README read
 * this table. Source: spec 003 §3, §4, §5 and §9, in whose words the entries are named.
 *
 * Times in milliseconds, lengths in CSS pixels, sizes in bytes.
 */
export const limits = {
  table: {
    pageSizeLimit: 250,
    maximumColumns: 20,
    skeletonRows: 20,
    searchDebounce: 400,
    fetchDebounce: 300,
    lastUpdatedShownAfter: 5 * 60_000,
    inlineRowActions: 3,
    cellTextLength: 1000,
    multiValueItems: 2,
    multiValueItemLength: 80,
    multiValueTooltipItems: 10,
    /** Rows and header of the selectable table. Source: spec 001 §9. */
    pickedRow: 45,
  },
  tooltip: { openDelay: 100 },
  menu: { skeletonItems: 3 },
  tabs: { errorAnimation: 5000, labelLines: 2 },
  fileUpload: { maximumFiles: 5, sizeHint: 100 * 1024 * 1024 },
  textArea: { maxLength: 250, minHeight: 80, maxHeight: 400 },
  video: { quality: 720 },
  colorPicker: { width: 214, areaHeight: 150, swatches: 15 },
  phone: { defaultCountry: 'US' },
} as const;
