import { backupBrowserDefinition } from '../src/backup/backup-browser-definition.ts';
import { configDefinition } from '../src/host/config-element.ts';
import type { ElementDefinition } from '../src/host/element-definition.ts';
import { colorPickerDefinition } from '../src/ui/color-picker/color-picker-definition.ts';
import { fileUploadDefinition } from '../src/ui/file-upload/file-upload-definition.ts';
import { phoneInputDefinition } from '../src/ui/phone-input/phone-input-definition.ts';
import { selectDefinition } from '../src/ui/select/select-definition.ts';

/** Every element as data: for the manifest, the README's table, the demo page and the tests. Registers nothing. */
export const definitions: readonly ElementDefinition[] = [
  backupBrowserDefinition,
  configDefinition,
  fileUploadDefinition,
  phoneInputDefinition,
  colorPickerDefinition,
  selectDefinition,
];
