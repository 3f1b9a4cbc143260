// Written by `npm run elements`, from the table in elements/elements.ts.
/** Registers every element. A page that uses one of them takes its own entry, or the autoloader. */
export * from './automation-editor.ts';
export * from './backup-browser.ts';
export * from './color-picker.ts';
export * from './config.ts';
export * from './data-table.ts';
export * from './delete-backup-dialog.ts';
export * from './download-dialog.ts';
export * from './file-upload.ts';
export * from './help-panel.ts';
export * from './location-picker.ts';
export * from './phone-input.ts';
export * from './radio-group.ts';
export * from './restore-dialog.ts';
export * from './restore-progress.ts';
export * from './rich-text-editor.ts';
export * from './schedule-editor.ts';
export * from './select.ts';
export * from './switch.ts';
export * from './sync-dialog.ts';
export * from './tabbed-dialog.ts';
export * from './text-area.ts';
export * from './ticket-ruleset.ts';
export * from './version.ts';
export * from './video-player.ts';
