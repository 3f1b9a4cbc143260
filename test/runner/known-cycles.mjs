/**
 * The cycles that were there when the check came. The list may only shrink: what is on none any more has to go from here, and
 * nothing may be added.
 */

/** @type {import('./cycles.mjs').Cycles} */
export const knownCycles = {
  folders: [
    [
      'src/backup',
      'src/backup/actions',
      'src/backup/all-plans',
      'src/backup/browser',
      'src/backup/deletion',
      'src/backup/download',
      'src/backup/jobs',
      'src/backup/location',
      'src/backup/place',
      'src/backup/preview',
      'src/backup/recovery',
      'src/backup/restore',
      'src/backup/selection',
      'src/backup/sync',
    ],
  ],
  files: [
    [
      'src/ui/grid/data-grid.tsx',
      'src/ui/grid/grid-header.tsx',
      'src/ui/grid/grid-row.tsx',
      'src/ui/grid/row-failure.tsx',
    ],
  ],
};
