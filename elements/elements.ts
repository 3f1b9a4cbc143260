import { activityListDefinition } from '../src/activity/element/activity-list-definition.ts';
import { activityListDocs } from '../src/activity/element/activity-list-docs.ts';
import { backupBrowserDefinition } from '../src/backup/browser/backup-browser-definition.ts';
import { backupBrowserDocs } from '../src/backup/browser/backup-browser-docs.ts';
import { deleteBackupDialogDefinition } from '../src/backup/deletion/delete-backup-dialog-definition.ts';
import { deleteBackupDialogDocs } from '../src/backup/deletion/delete-backup-dialog-docs.ts';
import { downloadDialogDefinition } from '../src/backup/download/dialog/download-dialog-definition.ts';
import { downloadDialogDocs } from '../src/backup/download/dialog/download-dialog-docs.ts';
import { restoreProgressDefinition } from '../src/backup/jobs/element/restore-progress-definition.ts';
import { restoreProgressDocs } from '../src/backup/jobs/element/restore-progress-docs.ts';
import { locationPickerDefinition } from '../src/backup/location/location-picker-definition.ts';
import { locationPickerDocs } from '../src/backup/location/location-picker-docs.ts';
import { restoreDialogDefinition } from '../src/backup/restore/dialog/restore-dialog-definition.ts';
import { restoreDialogDocs } from '../src/backup/restore/dialog/restore-dialog-docs.ts';
import { syncDialogDefinition } from '../src/backup/sync/sync-dialog-definition.ts';
import { syncDialogDocs } from '../src/backup/sync/sync-dialog-docs.ts';
import { productBillDefinition } from '../src/billing/bill-view/product-bill-definition.ts';
import { productBillDocs } from '../src/billing/bill-view/product-bill-docs.ts';
import { productFormDefinition } from '../src/billing/form/element/product-form-definition.ts';
import { productFormDocs } from '../src/billing/form/element/product-form-docs.ts';
import { productListDefinition } from '../src/billing/list/element/product-list-definition.ts';
import { productListDocs } from '../src/billing/list/element/product-list-docs.ts';
import { doctorDefinition } from '../src/doctor/element/doctor-definition.ts';
import { doctorDocs } from '../src/doctor/element/doctor-docs.ts';
import { helpPanelDefinition } from '../src/help/panel/help-panel-definition.ts';
import { helpPanelDocs } from '../src/help/panel/help-panel-docs.ts';
import { configDocs } from '../src/host/config-element/config-docs.ts';
import { configDefinition } from '../src/host/config-element/config-element.ts';
import { type DescribedElement, described } from '../src/host/element-docs.ts';
import { integrationsDefinition } from '../src/integrations/connections/element/integrations-definition.ts';
import { integrationsDocs } from '../src/integrations/connections/element/integrations-docs.ts';
import { credentialsDefinition } from '../src/integrations/credentials/element/credentials-definition.ts';
import { credentialsDocs } from '../src/integrations/credentials/element/credentials-docs.ts';
import { nodeApprovalsDefinition } from '../src/nodes/approvals/node-approvals-definition.ts';
import { nodeApprovalsDocs } from '../src/nodes/approvals/node-approvals-docs.ts';
import { parameterPickerDefinition } from '../src/parameters/parameter-picker-definition.ts';
import { parameterPickerDocs } from '../src/parameters/parameter-picker-docs.ts';
import { usersDefinition } from '../src/people/element/users-definition.ts';
import { usersDocs } from '../src/people/element/users-docs.ts';
import { policyBackupsDefinition } from '../src/policies/backups/element/policy-backups-definition.ts';
import { policyBackupsDocs } from '../src/policies/backups/element/policy-backups-docs.ts';
import { maintenanceModeDefinition } from '../src/policies/maintenance/maintenance-mode-definition.ts';
import { maintenanceModeDocs } from '../src/policies/maintenance/maintenance-mode-docs.ts';
import { patchOverridesDefinition } from '../src/policies/patches/element/patch-overrides-definition.ts';
import { patchOverridesDocs } from '../src/policies/patches/element/patch-overrides-docs.ts';
import { psaMappingDefinition } from '../src/psa/element/psa-mapping-definition.ts';
import { psaMappingDocs } from '../src/psa/element/psa-mapping-docs.ts';
import { scheduleEditorDefinition } from '../src/schedule/editor/schedule-editor-definition.ts';
import { scheduleEditorDocs } from '../src/schedule/editor/schedule-editor-docs.ts';
import { scriptLibraryDefinition } from '../src/scripting/library/element/script-library-definition.ts';
import { scriptLibraryDocs } from '../src/scripting/library/element/script-library-docs.ts';
import { scriptVariablesDefinition } from '../src/scripting/variables/script-variables-definition.ts';
import { scriptVariablesDocs } from '../src/scripting/variables/script-variables-docs.ts';
import { globalSearchDefinition } from '../src/search/element/global-search-definition.ts';
import { globalSearchDocs } from '../src/search/element/global-search-docs.ts';
import { scheduledTaskEditorDefinition } from '../src/tasks/element/scheduled-task-editor-definition.ts';
import { scheduledTaskEditorDocs } from '../src/tasks/element/scheduled-task-editor-docs.ts';
import { automationEditorDefinition } from '../src/ticketing/editor/element/automation-editor-definition.ts';
import { automationEditorDocs } from '../src/ticketing/editor/element/automation-editor-docs.ts';
import { ticketRulesetDefinition } from '../src/ticketing/ruleset/element/ticket-ruleset-definition.ts';
import { ticketRulesetDocs } from '../src/ticketing/ruleset/element/ticket-ruleset-docs.ts';
import { ticketStatusDefinition } from '../src/ticketing/status/ticket-status-definition.ts';
import { ticketStatusDocs } from '../src/ticketing/status/ticket-status-docs.ts';
import { ticketTimerDefinition } from '../src/ticketing/timer/element/ticket-timer-definition.ts';
import { ticketTimerDocs } from '../src/ticketing/timer/element/ticket-timer-docs.ts';
import { colorPickerDefinition } from '../src/ui/color-picker/color-picker-definition.ts';
import { colorPickerDocs } from '../src/ui/color-picker/color-picker-docs.ts';
import { richTextEditorDefinition } from '../src/ui/editor/rich-text-editor-definition.ts';
import { richTextEditorDocs } from '../src/ui/editor/rich-text-editor-docs.ts';
import { fileUploadDefinition } from '../src/ui/file-upload/element/file-upload-definition.ts';
import { fileUploadDocs } from '../src/ui/file-upload/element/file-upload-docs.ts';
import { phoneInputDefinition } from '../src/ui/phone-input/phone-input-definition.ts';
import { phoneInputDocs } from '../src/ui/phone-input/phone-input-docs.ts';
import { radioGroupDefinition } from '../src/ui/radio-group/radio-group-definition.ts';
import { radioGroupDocs } from '../src/ui/radio-group/radio-group-docs.ts';
import { addSelectAccessors } from '../src/ui/select/element/select-accessors.ts';
import { selectDefinition } from '../src/ui/select/element/select-definition.ts';
import { selectDocs } from '../src/ui/select/element/select-docs.ts';
import { switchDefinition } from '../src/ui/switch/switch-definition.ts';
import { switchDocs } from '../src/ui/switch/switch-docs.ts';
import { tabbedDialogDefinition } from '../src/ui/tabbed-dialog/tabbed-dialog-definition.ts';
import { tabbedDialogDocs } from '../src/ui/tabbed-dialog/tabbed-dialog-docs.ts';
import { dataTableDefinition } from '../src/ui/table/element/data-table-definition.ts';
import { dataTableDocs } from '../src/ui/table/element/data-table-docs.ts';
import { textAreaDefinition } from '../src/ui/text-area/text-area-definition.ts';
import { textAreaDocs } from '../src/ui/text-area/text-area-docs.ts';
import { videoPlayerDefinition } from '../src/ui/video-player/element/video-player-definition.ts';
import { videoPlayerDocs } from '../src/ui/video-player/element/video-player-docs.ts';
import { virtualizationDashboardDefinition } from '../src/virtualization/element/virtualization-dashboard-definition.ts';
import { virtualizationDashboardDocs } from '../src/virtualization/element/virtualization-dashboard-docs.ts';
import { customFieldsDefinition } from '../src/workspace/custom-fields/element/custom-fields-definition.ts';
import { customFieldsDocs } from '../src/workspace/custom-fields/element/custom-fields-docs.ts';
import { gettingStartedDefinition } from '../src/workspace/getting-started/element/getting-started-definition.ts';
import { gettingStartedDocs } from '../src/workspace/getting-started/element/getting-started-docs.ts';

export interface PublicElement extends DescribedElement {
  /** The file below `src` that registers it and exports its class and its public types. */
  readonly entry: string;
  /** Its view is plain DOM, so that all of it is in one file: see `host/element/define-plain-element.ts`. */
  readonly isPlain?: boolean;
  /** Adds to its class what is more than a member of the definition: its entry does, and so do stand-ins. */
  readonly addAccessors?: (prototype: object) => void;
}

/**
 * Every element, one row each; the entries of the package, its index, its manifest, its types, the demo pages and the
 * README's table follow from it. As data: nothing here registers an element or loads its view.
 */
export const elements: readonly PublicElement[] = [
  { ...described(backupBrowserDefinition, backupBrowserDocs), entry: 'backup/browser/register-backup-browser.ts' },
  { ...described(configDefinition, configDocs), entry: 'host/config-element/register-config.ts' },
  { ...described(dataTableDefinition, dataTableDocs), entry: 'ui/table/element/register-data-table.ts' },
  { ...described(fileUploadDefinition, fileUploadDocs), entry: 'ui/file-upload/element/register-file-upload.ts' },
  { ...described(phoneInputDefinition, phoneInputDocs), entry: 'ui/phone-input/register-phone-input.ts' },
  { ...described(colorPickerDefinition, colorPickerDocs), entry: 'ui/color-picker/register-color-picker.ts' },
  { ...described(richTextEditorDefinition, richTextEditorDocs), entry: 'ui/editor/register-rich-text-editor.ts' },
  {
    ...described(selectDefinition, selectDocs),
    entry: 'ui/select/element/register-select.ts',
    addAccessors: addSelectAccessors,
  },
  { ...described(radioGroupDefinition, radioGroupDocs), entry: 'ui/radio-group/register-radio-group.ts' },
  { ...described(switchDefinition, switchDocs), entry: 'ui/switch/register-switch.ts' },
  { ...described(textAreaDefinition, textAreaDocs), entry: 'ui/text-area/register-text-area.ts' },
  { ...described(videoPlayerDefinition, videoPlayerDocs), entry: 'ui/video-player/element/register-video-player.ts' },
  { ...described(tabbedDialogDefinition, tabbedDialogDocs), entry: 'ui/tabbed-dialog/register-tabbed-dialog.ts' },
  { ...described(locationPickerDefinition, locationPickerDocs), entry: 'backup/location/register-location-picker.ts' },
  {
    ...described(restoreDialogDefinition, restoreDialogDocs),
    entry: 'backup/restore/dialog/register-restore-dialog.ts',
  },
  {
    ...described(restoreProgressDefinition, restoreProgressDocs),
    entry: 'backup/jobs/element/register-restore-progress.ts',
  },
  {
    ...described(downloadDialogDefinition, downloadDialogDocs),
    entry: 'backup/download/dialog/register-download-dialog.ts',
  },
  { ...described(syncDialogDefinition, syncDialogDocs), entry: 'backup/sync/register-sync-dialog.ts' },
  {
    ...described(deleteBackupDialogDefinition, deleteBackupDialogDocs),
    entry: 'backup/deletion/register-delete-backup-dialog.ts',
  },
  { ...described(helpPanelDefinition, helpPanelDocs), entry: 'help/panel/register-help-panel.ts' },
  {
    ...described(automationEditorDefinition, automationEditorDocs),
    entry: 'ticketing/editor/element/register-automation-editor.ts',
  },
  {
    ...described(scheduleEditorDefinition, scheduleEditorDocs),
    entry: 'schedule/editor/register-schedule-editor.ts',
  },
  {
    ...described(ticketRulesetDefinition, ticketRulesetDocs),
    entry: 'ticketing/ruleset/element/register-ticket-ruleset.ts',
  },
  {
    ...described(ticketStatusDefinition, ticketStatusDocs),
    entry: 'ticketing/status/register-ticket-status.ts',
    isPlain: true,
  },
  {
    ...described(scriptVariablesDefinition, scriptVariablesDocs),
    entry: 'scripting/variables/register-script-variables.ts',
  },
  {
    ...described(parameterPickerDefinition, parameterPickerDocs),
    entry: 'parameters/register-parameter-picker.ts',
  },
  {
    ...described(scriptLibraryDefinition, scriptLibraryDocs),
    entry: 'scripting/library/element/register-script-library.ts',
  },
  { ...described(psaMappingDefinition, psaMappingDocs), entry: 'psa/element/register-psa-mapping.ts' },
  { ...described(productFormDefinition, productFormDocs), entry: 'billing/form/element/register-product-form.ts' },
  { ...described(productListDefinition, productListDocs), entry: 'billing/list/element/register-product-list.ts' },
  { ...described(productBillDefinition, productBillDocs), entry: 'billing/bill-view/register-product-bill.ts' },
  { ...described(nodeApprovalsDefinition, nodeApprovalsDocs), entry: 'nodes/approvals/register-node-approvals.ts' },
  {
    ...described(scheduledTaskEditorDefinition, scheduledTaskEditorDocs),
    entry: 'tasks/element/register-scheduled-task-editor.ts',
  },
  {
    ...described(maintenanceModeDefinition, maintenanceModeDocs),
    entry: 'policies/maintenance/register-maintenance-mode.ts',
  },
  {
    ...described(policyBackupsDefinition, policyBackupsDocs),
    entry: 'policies/backups/element/register-policy-backups.ts',
  },
  {
    ...described(patchOverridesDefinition, patchOverridesDocs),
    entry: 'policies/patches/element/register-patch-overrides.ts',
  },
  { ...described(usersDefinition, usersDocs), entry: 'people/element/register-users.ts' },
  {
    ...described(customFieldsDefinition, customFieldsDocs),
    entry: 'workspace/custom-fields/element/register-custom-fields.ts',
  },
  {
    ...described(virtualizationDashboardDefinition, virtualizationDashboardDocs),
    entry: 'virtualization/element/register-virtualization-dashboard.ts',
  },
  {
    ...described(integrationsDefinition, integrationsDocs),
    entry: 'integrations/connections/element/register-integrations.ts',
  },
  {
    ...described(credentialsDefinition, credentialsDocs),
    entry: 'integrations/credentials/element/register-credentials.ts',
  },
  {
    ...described(gettingStartedDefinition, gettingStartedDocs),
    entry: 'workspace/getting-started/element/register-getting-started.ts',
  },
  { ...described(globalSearchDefinition, globalSearchDocs), entry: 'search/element/register-global-search.ts' },
  { ...described(activityListDefinition, activityListDocs), entry: 'activity/element/register-activity-list.ts' },
  { ...described(ticketTimerDefinition, ticketTimerDocs), entry: 'ticketing/timer/element/register-ticket-timer.ts' },
  { ...described(doctorDefinition, doctorDocs), entry: 'doctor/element/register-doctor.ts', isPlain: true },
];
