/** Registers every element. A page that uses one of them takes its own entry, or the autoloader. */
export { BackupBrowserElement } from './backup-browser.ts';
export { ColorPickerElement } from './color-picker.ts';
export { ConfigElement, configure } from './config.ts';
export { DataTableElement } from './data-table.ts';
export { DeleteBackupDialogElement } from './delete-backup-dialog.ts';
export { FileUploadElement } from './file-upload.ts';
export { PhoneInputElement } from './phone-input.ts';
export { RadioGroupElement } from './radio-group.ts';
export { RestoreProgressElement } from './restore-progress.ts';
export { RichTextEditorElement } from './rich-text-editor.ts';
export { SelectElement } from './select.ts';
export { SwitchElement } from './switch.ts';
export { SyncDialogElement } from './sync-dialog.ts';
export { TabbedDialogElement } from './tabbed-dialog.ts';
export { TextAreaElement } from './text-area.ts';
export { version } from './version.ts';
export { VideoPlayerElement } from './video-player.ts';
