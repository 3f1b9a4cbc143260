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
      'src/backup/browser',
      'src/backup/deletion',
      'src/backup/download',
      'src/backup/all-plans',
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
    ['src/backup/all-plans/all-plans-dialog.tsx', 'src/backup/all-plans/search-all-plans.tsx'],
    ['src/backup/preview/comparison-model.ts', 'src/backup/preview/preview-model.ts'],
    ['src/host/define-element.ts', 'src/host/view-session.ts', 'src/host/view-wait.ts'],
    ['src/host/element-definition.ts', 'src/host/form-control.ts', 'src/host/form-element.ts', 'src/host/form-role.ts'],
    ['src/host/messages.ts', 'src/host/pseudo-locale.ts'],
    ['src/ui/file-upload/file-list.tsx', 'src/ui/file-upload/file-upload.tsx'],
    [
      'src/ui/grid/data-grid.tsx',
      'src/ui/grid/grid-header.tsx',
      'src/ui/grid/grid-row.tsx',
      'src/ui/grid/row-failure.tsx',
    ],
    [
      'src/ui/menu/menu-level.tsx',
      'src/ui/menu/menu-list.tsx',
      'src/ui/menu/menu-row.tsx',
      'src/ui/menu/menu.tsx',
      'src/ui/menu/sections.ts',
      'src/ui/menu/use-menu-items.ts',
      'src/ui/menu/use-submenu.ts',
    ],
    ['src/ui/notices/notice.tsx', 'src/ui/notices/notices.tsx'],
    ['src/ui/phone-input/phone-library.ts', 'src/ui/phone-input/phone-numbers.ts'],
    ['src/ui/popover/follow-anchor.ts', 'src/ui/popover/place.ts'],
    ['src/ui/radio-group/radio-group.tsx', 'src/ui/radio-group/radio-item.tsx'],
    ['src/ui/select/choice-list.tsx', 'src/ui/select/choice-rows.tsx'],
    ['src/ui/table/filters/filter-kind.ts', 'src/ui/table/filters/filter-messages.ts'],
    ['src/ui/tabs/tab-strip.tsx', 'src/ui/tabs/tabs.tsx'],
    ['src/ui/tooltip/attach-tooltip.ts', 'src/ui/tooltip/follow-pointer.ts'],
    ['src/ui/tree/tree-face.tsx', 'src/ui/tree/tree-line.tsx', 'src/ui/tree/tree.tsx'],
  ],
};
