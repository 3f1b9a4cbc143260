// Written by `npm run elements`, from the table in elements/elements.ts.
/** Every element of this version, without `rmm-`. */
export const elementNames: readonly string[] =
  'activity-list automation-editor backup-browser color-picker config credentials custom-fields data-table delete-backup-dialog doctor download-dialog file-upload getting-started global-search help-panel integrations location-picker maintenance-mode node-approvals parameter-picker patch-overrides phone-input policy-backups product-bill product-form product-list psa-mapping radio-group restore-dialog restore-progress rich-text-editor schedule-editor scheduled-task-editor script-library script-variables select switch sync-dialog tabbed-dialog text-area ticket-ruleset ticket-status ticket-timer users video-player virtualization-dashboard'.split(
    ' ',
  );
