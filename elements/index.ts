/** Registers every element. A page that uses one of them takes its own entry, or the autoloader. */
export { BackupBrowserElement } from './backup-browser.ts';
export { ColorPickerElement } from './color-picker.ts';
export { ConfigElement, configure } from './config.ts';
export { FileUploadElement } from './file-upload.ts';
export { PhoneInputElement } from './phone-input.ts';
export { SelectElement } from './select.ts';
export { version } from './version.ts';
