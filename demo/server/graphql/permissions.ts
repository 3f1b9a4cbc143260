import type { RightName } from '../http/rights.ts';

/** Who may execute what, by the operation's name. One that is not here keeps the server from starting. */
export const operationPermissions: Readonly<Record<string, RightName>> = {
  GetAttributeList: 'signedIn',
  GetNodeRoleList: 'signedIn',
  GetEndUserRoleList: 'signedIn',
  CreateTag: 'manageAutomations',
  GetTicketRuleset: 'signedIn',
  GetTicketFormList: 'signedIn',
  GetTicketStatusList: 'signedIn',
  CreateTicketRuleset: 'manageAutomations',
  UpdateTicketRuleset: 'manageAutomations',
};
