// Written by `npm run elements`, from the table in elements/elements.ts.
import { activityListSample } from './samples/activity-list.ts';
import { automationEditorSample } from './samples/automation-editor.ts';
import { backupBrowserSample } from './samples/backup-browser.ts';
import { colorPickerSample } from './samples/color-picker.ts';
import { configSample } from './samples/config.ts';
import { credentialsSample } from './samples/credentials.ts';
import { customFieldsSample } from './samples/custom-fields.ts';
import { dataTableSample } from './samples/data-table.ts';
import { deleteBackupDialogSample } from './samples/delete-backup-dialog.ts';
import { doctorSample } from './samples/doctor.ts';
import { downloadDialogSample } from './samples/download-dialog.ts';
import { fileUploadSample } from './samples/file-upload.ts';
import { gettingStartedSample } from './samples/getting-started.ts';
import { globalSearchSample } from './samples/global-search.ts';
import { helpPanelSample } from './samples/help-panel.ts';
import { integrationsSample } from './samples/integrations.ts';
import { locationPickerSample } from './samples/location-picker.ts';
import { maintenanceModeSample } from './samples/maintenance-mode.ts';
import { nodeApprovalsSample } from './samples/node-approvals.ts';
import { parameterPickerSample } from './samples/parameter-picker.ts';
import { patchOverridesSample } from './samples/patch-overrides.ts';
import { phoneInputSample } from './samples/phone-input.ts';
import { policyBackupsSample } from './samples/policy-backups.ts';
import { productBillSample } from './samples/product-bill.ts';
import { productFormSample } from './samples/product-form.ts';
import { productListSample } from './samples/product-list.ts';
import { psaMappingSample } from './samples/psa-mapping.ts';
import { radioGroupSample } from './samples/radio-group.ts';
import { restoreDialogSample } from './samples/restore-dialog.ts';
import { restoreProgressSample } from './samples/restore-progress.ts';
import { richTextEditorSample } from './samples/rich-text-editor.ts';
import type { Sample } from './samples/sample.ts';
import { scheduleEditorSample } from './samples/schedule-editor.ts';
import { scheduledTaskEditorSample } from './samples/scheduled-task-editor.ts';
import { scriptLibrarySample } from './samples/script-library.ts';
import { scriptVariablesSample } from './samples/script-variables.ts';
import { selectSample } from './samples/select.ts';
import { switchSample } from './samples/switch.ts';
import { syncDialogSample } from './samples/sync-dialog.ts';
import { tabbedDialogSample } from './samples/tabbed-dialog.ts';
import { textAreaSample } from './samples/text-area.ts';
import { ticketRulesetSample } from './samples/ticket-ruleset.ts';
import { ticketStatusSample } from './samples/ticket-status.ts';
import { ticketTimerSample } from './samples/ticket-timer.ts';
import { usersSample } from './samples/users.ts';
import { videoPlayerSample } from './samples/video-player.ts';
import { virtualizationDashboardSample } from './samples/virtualization-dashboard.ts';

const samples: Readonly<Record<string, Sample>> = {
  'rmm-activity-list': activityListSample,
  'rmm-automation-editor': automationEditorSample,
  'rmm-backup-browser': backupBrowserSample,
  'rmm-color-picker': colorPickerSample,
  'rmm-config': configSample,
  'rmm-credentials': credentialsSample,
  'rmm-custom-fields': customFieldsSample,
  'rmm-data-table': dataTableSample,
  'rmm-delete-backup-dialog': deleteBackupDialogSample,
  'rmm-doctor': doctorSample,
  'rmm-download-dialog': downloadDialogSample,
  'rmm-file-upload': fileUploadSample,
  'rmm-getting-started': gettingStartedSample,
  'rmm-global-search': globalSearchSample,
  'rmm-help-panel': helpPanelSample,
  'rmm-integrations': integrationsSample,
  'rmm-location-picker': locationPickerSample,
  'rmm-maintenance-mode': maintenanceModeSample,
  'rmm-node-approvals': nodeApprovalsSample,
  'rmm-parameter-picker': parameterPickerSample,
  'rmm-patch-overrides': patchOverridesSample,
  'rmm-phone-input': phoneInputSample,
  'rmm-policy-backups': policyBackupsSample,
  'rmm-product-bill': productBillSample,
  'rmm-product-form': productFormSample,
  'rmm-product-list': productListSample,
  'rmm-psa-mapping': psaMappingSample,
  'rmm-radio-group': radioGroupSample,
  'rmm-restore-dialog': restoreDialogSample,
  'rmm-restore-progress': restoreProgressSample,
  'rmm-rich-text-editor': richTextEditorSample,
  'rmm-schedule-editor': scheduleEditorSample,
  'rmm-scheduled-task-editor': scheduledTaskEditorSample,
  'rmm-script-library': scriptLibrarySample,
  'rmm-script-variables': scriptVariablesSample,
  'rmm-select': selectSample,
  'rmm-switch': switchSample,
  'rmm-sync-dialog': syncDialogSample,
  'rmm-tabbed-dialog': tabbedDialogSample,
  'rmm-text-area': textAreaSample,
  'rmm-ticket-ruleset': ticketRulesetSample,
  'rmm-ticket-status': ticketStatusSample,
  'rmm-ticket-timer': ticketTimerSample,
  'rmm-users': usersSample,
  'rmm-video-player': videoPlayerSample,
  'rmm-virtualization-dashboard': virtualizationDashboardSample,
};

/** What the demo shows of an element before anybody has turned a control. */
export function sampleOf(tag: string): Sample {
  const sample = samples[tag];
  if (sample === undefined) throw new Error(`There is no sample of <${tag}>`);
  return sample;
}
