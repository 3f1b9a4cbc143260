/**
 * Every slice of the console’s state, once, in rooms. What goes through all of them, such as the tests, reads this table; an
 * element imports the slices that it shows, so that no page loads the others.
 */
import { nodeApprovalsSlice } from '../approvals/node-approvals-slice.ts';
import { browserManagementSlice } from '../integrations/browser-management-slice.ts';
import { connectionsSlice } from '../integrations/connections-slice.ts';
import { credentialsSlice } from '../integrations/credentials-slice.ts';
import { identityProviderSlice } from '../integrations/identity-provider-slice.ts';
import { remoteSupportSlice } from '../integrations/remote-support-slice.ts';
import { securityProviderSlice } from '../integrations/security-provider-slice.ts';
import { customFieldsSlice } from '../organizations/custom-fields-slice.ts';
import { locationsSlice } from '../organizations/locations-slice.ts';
import { organizationsSlice } from '../organizations/organizations-slice.ts';
import { gettingStartedSlice } from '../page/getting-started-slice.ts';
import { quickConnectSlice } from '../page/quick-connect-slice.ts';
import { recentTabsSlice } from '../page/recent-tabs-slice.ts';
import { searchSlice } from '../page/search-slice.ts';
import { sessionSlice } from '../page/session-slice.ts';
import { sideBarSlice } from '../page/side-bar-slice.ts';
import { signedUrlsSlice } from '../page/signed-urls-slice.ts';
import { viewsSlice } from '../page/views-slice.ts';
import { contactsSlice } from '../people/contacts-slice.ts';
import { endUsersSlice } from '../people/end-users-slice.ts';
import { usersSlice } from '../people/users-slice.ts';
import { backupPlansSlice } from '../policies/backup-plans-slice.ts';
import { backupSettingsSlice } from '../policies/backup-settings-slice.ts';
import { maintenanceModeSlice } from '../policies/maintenance-mode-slice.ts';
import { patchOverridesSlice } from '../policies/patch-overrides-slice.ts';
import { scheduledTasksSlice } from '../scheduling/scheduled-tasks-slice.ts';
import { taskEditorSlice } from '../scheduling/task-editor-slice.ts';
import { scriptsSlice } from '../scripting/scripts-slice.ts';
import type { AnySlice } from '../slice.ts';
import { openTicketsSlice } from '../ticketing/open-tickets-slice.ts';
import { ticketEditorsSlice } from '../ticketing/ticket-editors-slice.ts';
import { ticketingConfigurationSlice } from '../ticketing/ticketing-configuration-slice.ts';
import { timersSlice } from '../ticketing/timers-slice.ts';
import { guestsSlice } from '../virtualization/guests-slice.ts';
import { hostsSlice } from '../virtualization/hosts-slice.ts';

export const slices = {
  nodeApprovals: nodeApprovalsSlice,

  browserManagement: browserManagementSlice,
  connections: connectionsSlice,
  credentials: credentialsSlice,
  identityProvider: identityProviderSlice,
  remoteSupport: remoteSupportSlice,
  securityProvider: securityProviderSlice,

  customFields: customFieldsSlice,
  locations: locationsSlice,
  organizations: organizationsSlice,

  gettingStarted: gettingStartedSlice,
  quickConnect: quickConnectSlice,
  recentTabs: recentTabsSlice,
  search: searchSlice,
  session: sessionSlice,
  sideBar: sideBarSlice,
  signedUrls: signedUrlsSlice,
  views: viewsSlice,

  contacts: contactsSlice,
  endUsers: endUsersSlice,
  users: usersSlice,

  backupPlans: backupPlansSlice,
  backupSettings: backupSettingsSlice,
  maintenanceMode: maintenanceModeSlice,
  patchOverrides: patchOverridesSlice,

  scheduledTasks: scheduledTasksSlice,
  taskEditor: taskEditorSlice,

  scripts: scriptsSlice,

  openTickets: openTicketsSlice,
  ticketEditors: ticketEditorsSlice,
  ticketingConfiguration: ticketingConfigurationSlice,
  timers: timersSlice,

  virtualizationGuests: guestsSlice,
  virtualizationHosts: hostsSlice,
} as const satisfies Record<string, AnySlice>;

export type SliceName = keyof typeof slices;
