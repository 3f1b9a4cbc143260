// Written by `npm run elements`, from the table in elements/elements.ts.
/** The code of each element by its name, each address written out: a bundler can follow no other. */
export const lazyEntries: Readonly<Record<string, () => Promise<unknown>>> = {
  'backup-browser': () => import('./backup-browser.ts'),
  'color-picker': () => import('./color-picker.ts'),
  config: () => import('./config.ts'),
  'data-table': () => import('./data-table.ts'),
  'delete-backup-dialog': () => import('./delete-backup-dialog.ts'),
  'download-dialog': () => import('./download-dialog.ts'),
  'file-upload': () => import('./file-upload.ts'),
  'help-panel': () => import('./help-panel.ts'),
  'location-picker': () => import('./location-picker.ts'),
  'phone-input': () => import('./phone-input.ts'),
  'radio-group': () => import('./radio-group.ts'),
  'restore-dialog': () => import('./restore-dialog.ts'),
  'restore-progress': () => import('./restore-progress.ts'),
  'rich-text-editor': () => import('./rich-text-editor.ts'),
  select: () => import('./select.ts'),
  switch: () => import('./switch.ts'),
  'sync-dialog': () => import('./sync-dialog.ts'),
  'tabbed-dialog': () => import('./tabbed-dialog.ts'),
  'text-area': () => import('./text-area.ts'),
  'video-player': () => import('./video-player.ts'),
};
