import { backupBrowserDefinition } from '../src/backup/browser/backup-browser-definition.ts';
import { deleteBackupDialogDefinition } from '../src/backup/deletion/delete-backup-dialog-definition.ts';
import { downloadDialogDefinition } from '../src/backup/download/download-dialog-definition.ts';
import { restoreProgressDefinition } from '../src/backup/jobs/restore-progress-definition.ts';
import { locationPickerDefinition } from '../src/backup/location/location-picker-definition.ts';
import { restoreDialogDefinition } from '../src/backup/restore/restore-dialog-definition.ts';
import { syncDialogDefinition } from '../src/backup/sync/sync-dialog-definition.ts';
import { helpPanelDefinition } from '../src/help/help-panel-definition.ts';
import { configDefinition } from '../src/host/config-element.ts';
import type { ElementDefinition } from '../src/host/element-definition.ts';
import { colorPickerDefinition } from '../src/ui/color-picker/color-picker-definition.ts';
import { richTextEditorDefinition } from '../src/ui/editor/rich-text-editor-definition.ts';
import { fileUploadDefinition } from '../src/ui/file-upload/file-upload-definition.ts';
import { phoneInputDefinition } from '../src/ui/phone-input/phone-input-definition.ts';
import { radioGroupDefinition } from '../src/ui/radio-group/radio-group-definition.ts';
import { selectDefinition } from '../src/ui/select/select-definition.ts';
import { switchDefinition } from '../src/ui/switch/switch-definition.ts';
import { tabbedDialogDefinition } from '../src/ui/tabbed-dialog/tabbed-dialog-definition.ts';
import { dataTableDefinition } from '../src/ui/table/element/data-table-definition.ts';
import { textAreaDefinition } from '../src/ui/text-area/text-area-definition.ts';
import { videoPlayerDefinition } from '../src/ui/video-player/video-player-definition.ts';

/** Every element as data: for the manifest, the README's table, the demo page and the tests. Registers nothing. */
export const definitions: readonly ElementDefinition[] = [
  backupBrowserDefinition,
  configDefinition,
  dataTableDefinition,
  fileUploadDefinition,
  phoneInputDefinition,
  colorPickerDefinition,
  richTextEditorDefinition,
  selectDefinition,
  radioGroupDefinition,
  switchDefinition,
  textAreaDefinition,
  videoPlayerDefinition,
  tabbedDialogDefinition,
  locationPickerDefinition,
  restoreDialogDefinition,
  restoreProgressDefinition,
  downloadDialogDefinition,
  syncDialogDefinition,
  deleteBackupDialogDefinition,
  helpPanelDefinition,
];
