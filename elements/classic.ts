/**
 * The one script for pages without modules: everything inside, nothing fetched later. The build makes its exports the
 * members of `window.RmmElements`, the only name it adds to the page.
 */
export {
  BackupBrowserElement,
  ColorPickerElement,
  ConfigElement,
  configure,
  DataTableElement,
  DeleteBackupDialogElement,
  DownloadDialogElement,
  FileUploadElement,
  HelpPanelElement,
  LocationPickerElement,
  PhoneInputElement,
  RadioGroupElement,
  RestoreDialogElement,
  RestoreProgressElement,
  RichTextEditorElement,
  SelectElement,
  SwitchElement,
  SyncDialogElement,
  TabbedDialogElement,
  TextAreaElement,
  VideoPlayerElement,
} from './index.ts';
export { version } from './version.ts';
