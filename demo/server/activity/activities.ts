/**
 * What is told of each call that changes something: its area, and what it concerned. Every call stands here; one without an
 * entry fails `test/demo/server/activities.test.ts`. The words are in `src/activity/activity-messages.en.json`, by the same names.
 */
import type { ActivityArea } from '../../../src/activity/activity-terms.ts';
import type { Database } from '../database/open-database.ts';
import { type Named, nameOf, organizationOfDevice, placeOfTicket, ticketOfEntry } from './names.ts';

type Members = Readonly<Record<string, unknown>>;

/** A call as it came and as it is answered. Nothing of it is kept but what an entry takes out of it. */
export interface RecordedCall {
  readonly params: Members;
  readonly body: Members;
  readonly answer: Members;
}

export interface Concerned {
  readonly id?: unknown;
  readonly name?: string | null;
  readonly count?: number | undefined;
  readonly nodeId?: number | null;
  readonly organizationId?: number | null;
}

export interface RecordedKind {
  readonly area: ActivityArea;
  /** Called before anything is written, so that also what is deleted still has its name. */
  concerned(call: RecordedCall, database: Database): Promise<Concerned> | Concerned;
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const count = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** What was sent has the name, and the answer or the path its id. */
const bySentName = (area: ActivityArea): RecordedKind => ({
  area,
  concerned: ({ params, body, answer }) => ({ id: params.id ?? answer.id, name: text(body.name) }),
});

const byStoredName = (area: ActivityArea, kind: Named, key = 'id'): RecordedKind => ({
  area,
  concerned: async ({ params }, database) => ({ id: params[key], name: await nameOf(database, kind, params[key]) }),
});

const nothing = (area: ActivityArea): RecordedKind => ({ area, concerned: () => ({}) });

const onDevice = (area: ActivityArea): RecordedKind => ({
  area,
  concerned: async ({ params }, database) => {
    const nodeId = Number(params.nodeId);
    return {
      id: nodeId,
      name: await nameOf(database, 'device', nodeId),
      nodeId,
      organizationId: await organizationOfDevice(database, nodeId),
    };
  },
});

const ofOrganization = (area: ActivityArea, key: string): RecordedKind => ({
  area,
  concerned: async ({ params }, database) => ({
    id: params[key],
    name: await nameOf(database, 'organization', params[key]),
    organizationId: Number(params[key]),
  }),
});

/** By the list of the body that names them. */
const several = (area: ActivityArea, list: string, kind?: Named, key?: string): RecordedKind => ({
  area,
  async concerned({ body }, database) {
    const [first] = Array.isArray(body[list]) ? body[list] : [];
    const id = key === undefined ? first : (first as Members | undefined)?.[key];
    return {
      id: count(body[list]) === 1 ? id : undefined,
      name: kind ? await nameOf(database, kind, id) : null,
      count: count(body[list]),
    };
  },
});

const onTicket = (ticketOf: (call: RecordedCall, database: Database) => unknown): RecordedKind => ({
  area: 'ticketing',
  async concerned(call, database) {
    const id = await ticketOf(call, database);
    return { id, name: await nameOf(database, 'ticket', id), ...(await placeOfTicket(database, id)) };
  },
});

const ofPerson = (nameIsSent: boolean): RecordedKind => ({
  area: 'people',
  async concerned({ params, body, answer }, database) {
    const id = params.id ?? answer.id;
    const kind = params.kind === 'contacts' ? 'contact' : 'user';
    return { id, name: nameIsSent ? text(body.name) : await nameOf(database, kind, id) };
  },
});

/** By the name of the endpoint or of the GraphQL operation; null: it is nothing that anybody would look for. */
export const activities: Readonly<Record<string, RecordedKind | null>> = {
  createDeviceFolder: onDevice('backup'),
  deletePlans: {
    area: 'backup',
    concerned: async (call, database) => ({
      ...(await onDevice('backup').concerned(call, database)),
      count: Object.keys(call.body).length,
    }),
  },
  deleteRevisions: onDevice('backup'),
  createDownload: onDevice('backup'),
  createSyncJob: onDevice('backup'),
  createRestoreJob: onDevice('backup'),
  cancelRestoreJob: onDevice('backup'),
  clearRestoreJob: onDevice('backup'),
  retryRestoreJob: onDevice('backup'),

  hideHelpTooltip: null,
  // Files of what is being written; what becomes of them is told with it.
  uploadTicketAttachment: null,
  deleteTicketAttachment: null,
  uploadAttachment: null,
  uploadInlineImage: null,

  createTicket: {
    area: 'ticketing',
    concerned: ({ body, answer }) => ({ id: answer.ticketId, name: text(body.ticketSubject) }),
  },
  enterTime: onTicket(({ params }) => params.id),
  updateTimeEntry: onTicket(({ params }, database) => ticketOfEntry(database, params.id)),
  deleteTimeEntry: onTicket(({ params }, database) => ticketOfEntry(database, params.id)),
  CreateTag: { area: 'ticketing', concerned: ({ body, answer }) => ({ id: answer.id, name: text(body.name) }) },

  createAutomation: bySentName('automations'),
  updateAutomation: bySentName('automations'),
  deleteAutomation: byStoredName('automations', 'automation'),
  moveAutomation: byStoredName('automations', 'automation'),
  createAutomationExample: byStoredName('automations', 'automation'),
  updateAutomationExample: byStoredName('automations', 'automation'),
  deleteAutomationExample: byStoredName('automations', 'automation'),
  CreateTicketRuleset: ruleset(),
  UpdateTicketRuleset: ruleset(),

  createScript: bySentName('scripts'),
  updateScript: bySentName('scripts'),
  deleteScript: byStoredName('scripts', 'script'),
  createScriptCategory: bySentName('scripts'),
  renameScriptCategory: bySentName('scripts'),
  deleteScriptCategory: byStoredName('scripts', 'scriptCategory'),

  createScheduledTask: bySentName('tasks'),
  updateScheduledTask: bySentName('tasks'),
  deleteScheduledTask: byStoredName('tasks', 'task'),
  runScheduledTask: byStoredName('tasks', 'task'),

  setNodeApprovalMode: nothing('devices'),
  approveNodes: several('devices', 'ids', 'nodeApproval'),
  rejectNodes: several('devices', 'ids', 'nodeApproval'),
  clearNodeApprovals: several('devices', 'ids', 'nodeApproval'),
  startMaintenance: onDevice('devices'),
  extendMaintenance: onDevice('devices'),
  endMaintenance: onDevice('devices'),

  savePolicyBackups: byStoredName('policies', 'policy', 'policyId'),
  savePolicyPatches: byStoredName('policies', 'policy', 'policyId'),
  saveBackupSettings: ofOrganization('policies', 'organizationId'),

  createBillingProduct: bySentName('billing'),
  updateBillingProduct: bySentName('billing'),
  deleteBillingProduct: byStoredName('billing', 'product'),
  restoreBillingProduct: byStoredName('billing', 'deletedProduct'),
  saveBillingPrices: {
    area: 'billing',
    concerned: ({ body }) => ({ count: count(body.prices) + count(body.created) }),
  },

  savePsacwConnection: nothing('integrations'),
  refreshPsacwEntities: nothing('integrations'),
  savePsacwSyncAttributes: nothing('integrations'),
  savePsacwHelpDesk: nothing('integrations'),
  savePsaatConnection: nothing('integrations'),
  refreshPsaatEntities: nothing('integrations'),
  savePsaatSyncAttributes: nothing('integrations'),
  savePsaatHelpDesk: nothing('integrations'),
  saveCompanyCriteria: nothing('integrations'),
  saveOrganizationMapping: ofOrganization('integrations', 'clientId'),
  saveOrganizationMappings: several('integrations', 'mappings', 'organization', 'clientId'),
  clearOrganizationMappings: several('integrations', 'clientIds', 'organization'),
  undoOrganizationMappings: nothing('integrations'),
  refuseMatches: several('integrations', 'pairs', 'organization', 'clientId'),
  createConfigurationTypeMapping: bySentName('integrations'),
  updateConfigurationTypeMapping: bySentName('integrations'),
  deleteConfigurationTypeMapping: byStoredName('integrations', 'psaMapping'),
  createProductMapping: bySentName('integrations'),
  updateProductMapping: bySentName('integrations'),
  deleteProductMapping: byStoredName('integrations', 'psaMapping'),
  saveAgreementSync: nothing('integrations'),
  startAgreementSync: nothing('integrations'),
  cancelAgreementSync: nothing('integrations'),
  saveAccountFilter: nothing('integrations'),
  saveAccountMapping: ofOrganization('integrations', 'clientId'),
  saveAccountMappings: several('integrations', 'mappings', 'organization', 'clientId'),
  clearAccountMappings: several('integrations', 'clientIds', 'organization'),
  undoAccountMappings: nothing('integrations'),
  refuseAccountMatches: several('integrations', 'pairs', 'organization', 'clientId'),
  saveLocationMapping: byStoredName('integrations', 'location', 'locationId'),
  createRoleMapping: bySentName('integrations'),
  updateRoleMapping: bySentName('integrations'),
  deleteRoleMapping: byStoredName('integrations', 'psaMapping'),

  saveIntegration: nothing('integrations'),
  removeIntegration: nothing('integrations'),
  setTicketingType: nothing('integrations'),
  // It changes nothing here.
  testIntegration: null,
  endSupportConnection: nothing('integrations'),
  createCredential: bySentName('integrations'),
  updateCredential: bySentName('integrations'),
  deleteCredential: byStoredName('integrations', 'credential'),

  updateVirtualizationHost: byStoredName('devices', 'virtualizationHost'),
  updateVirtualizationGuest: byStoredName('devices', 'virtualizationGuest'),
  changeGuestPower: byStoredName('devices', 'virtualizationGuest'),
  takeSnapshot: byStoredName('devices', 'virtualizationGuest'),
  renameSnapshot: byStoredName('devices', 'virtualizationGuest'),
  revertToSnapshot: byStoredName('devices', 'virtualizationGuest'),
  deleteSnapshot: byStoredName('devices', 'virtualizationGuest'),

  // How far somebody has come is their own affair.
  completeGettingStartedStep: null,
  dismissGettingStarted: null,

  createPerson: ofPerson(true),
  updatePerson: ofPerson(true),
  deletePerson: ofPerson(false),

  createCustomField: bySentName('settings'),
  updateCustomField: bySentName('settings'),
  deleteCustomField: byStoredName('settings', 'customField'),
  saveCustomFieldValues: {
    area: 'settings',
    concerned: async ({ params, answer }, database) => {
      const id = Number(params.ownerId);
      return {
        // People have ids that are names.
        id: params.ownerId,
        name: text(answer.name),
        ...(params.scope === 'node' && { nodeId: id, organizationId: await organizationOfDevice(database, id) }),
        ...(params.scope === 'organization' && { organizationId: id }),
      };
    },
  },
};

/** What is done by no call of the contract: by the demo’s own pages, or by the product itself. */
export const otherActivities = {
  changeTicket: 'ticketing',
  runAutomation: 'automations',
  runTask: 'tasks',
  runAgreementSync: 'integrations',
  approveNodesByThemselves: 'devices',
} as const satisfies Record<string, ActivityArea>;
export type OtherActivity = keyof typeof otherActivities;

function ruleset(): RecordedKind {
  return {
    area: 'automations',
    concerned: ({ params, body, answer }) => ({
      id: params.id ?? answer.id,
      name: text((body.ruleset as Members | undefined)?.name),
    }),
  };
}
