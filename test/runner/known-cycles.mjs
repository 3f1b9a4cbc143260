/**
 * The cycles that were there when the check came. The list may only shrink: what is on none any more has to go from here, and
 * nothing may be added.
 */

/** @type {import('./cycles.mjs').Cycles} */
export const knownCycles = {
  folders: [
    ['demo', 'demo/samples'],
    [
      'demo/server',
      'demo/server/backup',
      'demo/server/device',
      'demo/server/directory',
      'demo/server/graphql',
      'demo/server/help',
      'demo/server/plans',
      'demo/server/recovery',
      'demo/server/routes',
      'demo/server/seed',
    ],
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
    ['src/help', 'src/help/articles', 'src/help/panel', 'src/help/ticket', 'src/help/tooltip'],
  ],
  files: [
    [
      'demo/server/http/faults.ts',
      'demo/server/http/job-faults.ts',
      'demo/server/http/sessions.ts',
      'demo/server/http/upload-faults.ts',
    ],
    [
      'src/ui/grid/data-grid.tsx',
      'src/ui/grid/grid-header.tsx',
      'src/ui/grid/grid-row.tsx',
      'src/ui/grid/row-failure.tsx',
    ],
    ['src/ui/table/filters/filter-kind.ts', 'src/ui/table/filters/filter-messages.ts'],
  ],
};
