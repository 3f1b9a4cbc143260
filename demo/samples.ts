/** What the demo shows of each element before anybody has turned a control. */
import { colorPickerSample } from './samples/color-picker.ts';
import { dataTableSample } from './samples/data-table.ts';
import { deleteBackupDialogSample } from './samples/delete-backup-dialog.ts';
import { downloadDialogSample } from './samples/download-dialog.ts';
import { fileUploadSample } from './samples/file-upload.ts';
import { helpPanelSample } from './samples/help-panel.ts';
import { locationPickerSample } from './samples/location-picker.ts';
import { phoneInputSample } from './samples/phone-input.ts';
import { radioGroupSample } from './samples/radio-group.ts';
import { restoreDialogSample } from './samples/restore-dialog.ts';
import { restoreProgressSample } from './samples/restore-progress.ts';
import { richTextEditorSample } from './samples/rich-text-editor.ts';
import type { Sample } from './samples/sample.ts';
import { selectSample } from './samples/select.ts';
import { switchSample } from './samples/switch.ts';
import { syncDialogSample } from './samples/sync-dialog.ts';
import { tabbedDialogSample } from './samples/tabbed-dialog.ts';
import { textAreaSample } from './samples/text-area.ts';
import { videoPlayerSample } from './samples/video-player.ts';

const samples: Record<string, Sample> = {
  'rmm-backup-browser': {
    attributes: { 'node-id': '1' },
    look: { 'node-id': '1' },
    markup: '<rmm-backup-browser node-id="1"></rmm-backup-browser>',
  },
  'rmm-color-picker': colorPickerSample,
  'rmm-radio-group': radioGroupSample,
  'rmm-rich-text-editor': richTextEditorSample,
  'rmm-select': selectSample,
  'rmm-switch': switchSample,
  'rmm-text-area': textAreaSample,
  'rmm-video-player': videoPlayerSample,
  'rmm-config': {
    attributes: { locale: 'ja', theme: 'dark' },
    // It is seen by what it does to the elements inside it.
    setUp(element) {
      const child = document.createElement('rmm-backup-browser');
      child.setAttribute('node-id', '1');
      element.append(child);
    },
    markup:
      '<rmm-config locale="ja" theme="dark">\n  <rmm-backup-browser node-id="1">\n  </rmm-backup-browser>\n</rmm-config>',
  },
  'rmm-data-table': dataTableSample,
  'rmm-file-upload': fileUploadSample,
  'rmm-phone-input': phoneInputSample,
  'rmm-delete-backup-dialog': deleteBackupDialogSample,
  'rmm-help-panel': helpPanelSample,
  'rmm-location-picker': locationPickerSample,
  'rmm-restore-dialog': restoreDialogSample,
  'rmm-restore-progress': restoreProgressSample,
  'rmm-download-dialog': downloadDialogSample,
  'rmm-sync-dialog': syncDialogSample,
  'rmm-tabbed-dialog': tabbedDialogSample,
};

export function sampleOf(tag: string): Sample {
  return samples[tag] ?? { attributes: {}, markup: `<${tag}></${tag}>` };
}
