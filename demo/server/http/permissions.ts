/** Who may call what. Every route of the server stands here, or it does not start: what was forgotten cannot be open. */
import type { Next } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Endpoint } from '../../../src/host/http/endpoint.ts';
import { ticketingGraphql } from '../../../src/host/http/operation.ts';
import { psaEndpoints } from '../../../src/psa/contract.ts';
import type { DemoApp, DemoContext } from './demo-context.ts';
import { requireSession } from './guard.ts';
import { forbidden } from './refusal.ts';
import type { Sessions } from './sessions.ts';
import type { DemoUser } from './users.ts';

interface Right {
  /** Who has it; everybody, also without a session, where it is absent. */
  isGiven?: (user: DemoUser) => boolean;
  /** What a person without it reads. */
  refusal: string;
}

const rights = {
  anybody: { refusal: '' },
  signedIn: { isGiven: () => true, refusal: '' },
  recoverBackups: { isGiven: mayRecover, refusal: 'You don’t have permission to restore backup data.' },
  seeDevices: {
    isGiven: (user) => mayRecover(user) || user.permissions.canManageTicketingAutomations,
    refusal: 'You don’t have permission to list devices.',
  },
  manageAutomations: {
    isGiven: (user) => user.permissions.canManageTicketingAutomations,
    refusal: 'You don’t have permission to manage ticketing automations.',
  },
  manageIntegrations: {
    isGiven: (user) => user.permissions.canManageIntegrations,
    refusal: 'You don’t have permission to manage integrations.',
  },
  manageProducts: {
    isGiven: (user) => user.permissions.canManageProducts,
    refusal: 'You don’t have permission to manage products.',
  },
  manageScripts: {
    isGiven: (user) => user.permissions.canManageScripts,
    refusal: 'You don’t have permission to manage scripts.',
  },
  manageNodes: {
    isGiven: (user) => user.permissions.canManageNodes,
    refusal: 'You don’t have permission to manage nodes.',
  },
  manageTasks: {
    isGiven: (user) => user.permissions.canManageTasks,
    refusal: 'You don’t have permission to manage scheduled tasks.',
  },
  managePolicies: {
    isGiven: (user) => user.permissions.canManagePolicies,
    refusal: 'You don’t have permission to manage policies.',
  },
  manageUsers: {
    isGiven: (user) => user.permissions.canManageUsers,
    refusal: 'You don’t have permission to manage users.',
  },
  manageCustomFields: {
    isGiven: (user) => user.permissions.canManageCustomFields,
    refusal: 'You don’t have permission to manage custom fields.',
  },
} as const satisfies Record<string, Right>;

export type RightName = keyof typeof rights;

function mayRecover({ permissions, fileFolderBackup }: DemoUser): boolean {
  return permissions.canViewAndRestoreBackupData || fileFolderBackup;
}

/**
 * By method and path, as the routes are registered. What may be opened of a device's plans is asked of the catalog
 * besides, plan by plan; whom a GraphQL operation is for stands with the operations.
 */
export const routeRights: Readonly<Record<string, RightName>> = {
  'GET /': 'anybody',
  'GET /*': 'anybody',
  'GET /dist/*': 'anybody',
  'GET /assets/*': 'anybody',
  'GET /elements/:tag': 'anybody',
  'GET /host/:page{[\\w-]+\\.html}': 'anybody',
  'GET /openapi.json': 'anybody',
  'GET /graphql/schema': 'anybody',

  'GET /demo/inbox': 'anybody',
  'GET /demo/outbox': 'anybody',
  'GET /demo/conditions': 'anybody',
  'GET /demo/session': 'signedIn',
  'POST /demo/session': 'signedIn',
  'GET /demo/requests': 'signedIn',
  'DELETE /demo/requests': 'signedIn',
  'GET /demo/faults': 'signedIn',
  'PUT /demo/faults': 'signedIn',
  'POST /demo/faults': 'signedIn',
  'DELETE /demo/faults': 'signedIn',
  'DELETE /demo/all-faults': 'signedIn',
  'GET /demo/job-faults': 'signedIn',
  'PUT /demo/job-faults': 'signedIn',
  'DELETE /demo/job-faults': 'signedIn',
  'GET /demo/upload-faults': 'signedIn',
  'PUT /demo/upload-faults': 'signedIn',
  'DELETE /demo/upload-faults': 'signedIn',
  'POST /demo/mfa': 'signedIn',
  'GET /demo/backups': 'signedIn',
  'POST /demo/backups': 'recoverBackups',
  'POST /demo/restore-jobs/:jobUID/let-go': 'recoverBackups',
  'GET /demo/tickets': 'signedIn',
  'GET /demo/tickets/attachments/:id': 'signedIn',
  'GET /demo/tickets/:id': 'signedIn',
  'PATCH /demo/tickets/:id': 'signedIn',
  'POST /demo/tickets/samples': 'signedIn',
  'GET /demo/clock': 'signedIn',
  'POST /demo/clock': 'manageAutomations',
  'GET /demo/messages': 'signedIn',
  'GET /demo/device-conditions': 'signedIn',
  'POST /demo/device-events': 'signedIn',
  'POST /demo/device-conditions/:id/raise': 'signedIn',
  'POST /demo/device-conditions/:id/clear': 'signedIn',
  'POST /demo/node-candidates': 'signedIn',
  'POST /demo/providers': 'manageIntegrations',
  'POST /demo/agreement-sync': 'manageIntegrations',
  'POST /demo/editor/images': 'signedIn',
  'GET /demo/editor/images/:id': 'signedIn',
  'POST /demo/editor/attachments': 'signedIn',
  'GET /demo/editor/attachments/:id': 'signedIn',

  // Rows that somebody may not open are listed all the same: the browser shows them as restricted.
  'GET /backup/lockhart/nodes/:nodeId/plans': 'signedIn',
  'GET /backup/lockhart/image/v2/nodes/:nodeId/plans/:planId/volumes': 'signedIn',
  'GET /backup/lockhart/nodes/:nodeId/plans/:planId/folders': 'signedIn',
  'GET /backup/lockhart/v3/nodes/:nodeId/plans/:planNumericId/files/:fileId/revisions': 'signedIn',
  // A list without the jobs of others' plans is an empty one.
  'GET /backup/lockhart/nodes/:nodeId/restore-jobs': 'signedIn',
  'GET /backup/lockhart/v2/nodes/:nodeId/plans/:planId/folders/:folderId/content': 'recoverBackups',
  'GET /backup/lockhart/nodes/:nodeId/plans/:planId/search': 'recoverBackups',
  'GET /backup/lockhart/image/v2/nodes/:nodeId/plans/:planId/revisions/:revisionId/content': 'recoverBackups',
  'GET /backup/lockhart/nodes/:nodeId/plans/:planId/jobs': 'recoverBackups',
  'GET /backup/lockhart/nodes/:nodeId/plans/:planId/files/:fileId/revisions': 'recoverBackups',
  'GET /backup/lockhart/nodes/:nodeId/plans/:planId/revisions/:revisionId/data': 'recoverBackups',
  'GET /backup/lockhart/nodes/:nodeId/plans/:planId/folders/:folderId/jobs/:jobId/data': 'recoverBackups',
  'GET /backup/lockhart/image/nodes/:nodeId/plans/:imagePlanId/revisions/:revisionId/download': 'recoverBackups',
  'POST /backup/lockhart/nodes/:nodeId/plans/:planId/downloads': 'recoverBackups',
  'GET /backup/lockhart/nodes/:nodeId/plans/:planId/downloads/:downloadId/data': 'recoverBackups',
  'GET /backup/lockhart/nodes/:nodeId/directory': 'recoverBackups',
  'POST /backup/lockhart/nodes/:nodeId/folders': 'recoverBackups',
  'POST /backup/lockhart/nodes/:nodeId/delete-plan-revisions': 'recoverBackups',
  'POST /backup/lockhart/nodes/:nodeId/plans/:planId/delete-revisions': 'recoverBackups',
  'POST /backup/lockhart/nodes/:nodeId/plans/:planId/sync-jobs': 'recoverBackups',
  'POST /backup/lockhart/nodes/:nodeId/restore-jobs': 'recoverBackups',
  'GET /backup/lockhart/nodes/:nodeId/restore-jobs/:jobUID': 'recoverBackups',
  'POST /backup/lockhart/nodes/:nodeId/restore-jobs/:jobUID/cancel': 'recoverBackups',
  'POST /backup/lockhart/nodes/:nodeId/restore-jobs/:jobUID/clear': 'recoverBackups',
  'GET /backup/lockhart/nodes/:nodeId/restore-jobs/:jobUID/files': 'recoverBackups',
  'POST /backup/lockhart/nodes/:nodeId/restore-jobs/:jobUID/retry': 'recoverBackups',

  'GET /query/devices': 'seeDevices',
  'GET /query/users': 'signedIn',
  'GET /query/organizations': 'signedIn',
  'GET /query/locations': 'signedIn',
  'GET /query/contacts': 'signedIn',
  'GET /query/groups': 'signedIn',
  'GET /client/list': 'signedIn',
  'GET /organizations/:organizationId/policy': 'signedIn',

  'GET /webapp/winservice': 'signedIn',

  'GET /ticketing/forms': 'signedIn',
  'GET /ticketing/tags': 'signedIn',
  'GET /ticketing/email-template': 'signedIn',
  'GET /ticketing/email-template/:id': 'signedIn',
  'POST /ticketing/graphql': 'signedIn',
  'POST /ticketing/attachments': 'manageAutomations',
  'POST /ticketing/inline-images': 'manageAutomations',
  'GET /ticketing/attachments/:attachmentId': 'signedIn',
  'GET /ticketing/attachments/:attachmentId/signed-url': 'signedIn',
  'GET /ticketing/trigger': 'signedIn',
  'GET /ticketing/trigger/:id': 'signedIn',
  'POST /ticketing/trigger': 'manageAutomations',
  'POST /ticketing/trigger/': 'manageAutomations',
  'PUT /ticketing/trigger/:id': 'manageAutomations',
  'DELETE /ticketing/trigger/:id': 'manageAutomations',
  'PUT /ticketing/trigger/:id/position': 'manageAutomations',
  'POST /ticketing/trigger/matches': 'manageAutomations',
  'GET /ticketing/trigger/:id/following': 'signedIn',
  'GET /ticketing/trigger/:id/runs': 'signedIn',
  'GET /ticketing/trigger/:id/examples': 'signedIn',
  'POST /ticketing/trigger/:id/examples': 'manageAutomations',
  'PUT /ticketing/trigger/:id/examples/:exampleId': 'manageAutomations',
  'DELETE /ticketing/trigger/:id/examples/:exampleId': 'manageAutomations',
  'GET /ticketing/boards': 'signedIn',
  'GET /ticketing/boards/:id/tickets': 'signedIn',
  'GET /ticketing/tickets': 'signedIn',
  'GET /ticketing/tickets/:id': 'signedIn',
  'GET /ticketing/tickets/:id/runs': 'signedIn',
  'GET /ticketing/statuses': 'signedIn',
  'GET /ticketing/configuration': 'signedIn',
  'GET /channel/list/brief': 'signedIn',

  ...rightsOf(psaEndpoints, 'manageIntegrations'),

  'GET /billing/products': 'signedIn',
  'GET /billing/products/:id': 'signedIn',
  'POST /billing/products': 'manageProducts',
  'PUT /billing/products/:id': 'manageProducts',
  'DELETE /billing/products/:id': 'manageProducts',
  'POST /billing/products/:id/restore': 'manageProducts',
  'PUT /billing/prices': 'manageProducts',
  'GET /billing/user-roles': 'signedIn',
  'GET /billing/settings': 'signedIn',
  'POST /billing/preview': 'manageProducts',
  'GET /billing/preview/items': 'manageProducts',

  'GET /scripting/scripts': 'signedIn',
  'GET /scripting/scripts/:id': 'signedIn',
  'POST /scripting/scripts': 'manageScripts',
  'PUT /scripting/scripts/:id': 'manageScripts',
  'DELETE /scripting/scripts/:id': 'manageScripts',
  'GET /scripting/categories': 'signedIn',
  'POST /scripting/categories': 'manageScripts',
  'PUT /scripting/categories/:id': 'manageScripts',
  'DELETE /scripting/categories/:id': 'manageScripts',
  'GET /scripting/templates': 'signedIn',

  'GET /nodes/approvals': 'signedIn',
  'PUT /nodes/approvals/mode': 'manageNodes',
  'POST /nodes/approvals/approve': 'manageNodes',
  'POST /nodes/approvals/reject': 'manageNodes',
  'POST /nodes/approvals/clear': 'manageNodes',
  'GET /nodes/:nodeId/maintenance': 'signedIn',
  'POST /nodes/:nodeId/maintenance': 'manageNodes',
  'POST /nodes/:nodeId/maintenance/extend': 'manageNodes',
  'DELETE /nodes/:nodeId/maintenance': 'manageNodes',
  'GET /scheduled-tasks': 'signedIn',
  'GET /scheduled-tasks/scripts': 'signedIn',
  'GET /scheduled-tasks/:id': 'signedIn',
  'POST /scheduled-tasks': 'manageTasks',
  'PUT /scheduled-tasks/:id': 'manageTasks',
  'DELETE /scheduled-tasks/:id': 'manageTasks',
  'POST /scheduled-tasks/:id/run': 'manageTasks',
  'GET /scheduled-tasks/:id/runs': 'signedIn',
  'GET /policies': 'signedIn',
  'GET /policies/:policyId/backups': 'signedIn',
  'PUT /policies/:policyId/backups': 'managePolicies',
  'GET /policies/:policyId/patches': 'signedIn',
  'PUT /policies/:policyId/patches': 'managePolicies',
  'GET /organizations/:organizationId/backup-settings': 'signedIn',
  'PUT /organizations/:organizationId/backup-settings': 'managePolicies',
  'GET /people/:kind': 'signedIn',
  'POST /people/:kind': 'manageUsers',
  'PUT /people/:kind/:id': 'manageUsers',
  'GET /people/:kind/:id/use': 'manageUsers',
  'DELETE /people/:kind/:id': 'manageUsers',

  'GET /custom-fields': 'signedIn',
  'POST /custom-fields': 'manageCustomFields',
  'PUT /custom-fields/:id': 'manageCustomFields',
  'GET /custom-fields/:id/use': 'manageCustomFields',
  'DELETE /custom-fields/:id': 'manageCustomFields',

  'PATCH /appuser/hide-help-tooltip': 'signedIn',
  'GET /zendesk/articles': 'signedIn',
  'GET /zendesk/articles/': 'signedIn',
  'POST /zendesk/attachments': 'signedIn',
  'GET /zendesk/attachments/:token': 'signedIn',
  'DELETE /zendesk/attachments/:token': 'signedIn',
  'POST /zendesk/tickets': 'signedIn',
  'GET /academy/login-url': 'signedIn',
  'GET /attachments/:attachmentId/signed-url': 'signedIn',

  // Signed addresses that are handed out for a while, and pages that hold nothing of anybody's.
  'GET /attachments/:id/content': 'anybody',
  'GET /ticketing/attachments/:id/content': 'anybody',
  'GET /academy': 'anybody',
  'GET /hc': 'anybody',
  'GET /hc/en-us': 'anybody',
  'GET /hc/en-us/articles/:id': 'anybody',
};

/** Of a contract whose calls are all for the same people. */
function rightsOf(endpoints: readonly Endpoint[], right: RightName): Record<string, RightName> {
  return Object.fromEntries(
    endpoints.map(({ method, path }) => [`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`, right]),
  );
}

/** Lets a call through to its route only where its session has the route's right. */
export function requireRouteRight(sessions: Sessions) {
  return async (context: DemoContext, next: Next): Promise<void> => {
    const route = matchedRoutes(context).find(isCall);
    if (route) await check(context, sessions, nameOf(route));
    await next();
  };
}

async function check(context: DemoContext, sessions: Sessions, route: string): Promise<void> {
  const name = routeRights[route];
  if (name === undefined) throw forbidden('This call is not open to anybody.');
  if (name === 'anybody') return;
  const session = await requireSession(context, sessions);
  try {
    requireRight(name, session.user);
  } catch (error) {
    const { pathname, search } = new URL(context.req.url);
    const logged = session.log.begin({ method: context.req.method, path: pathname, query: search, endpoint: route });
    session.log.end(logged, 403);
    throw error;
  }
}

/** Throws what a person without the right reads. */
export function requireRight(name: RightName, user: DemoUser): void {
  const right: Right = rights[name];
  if (right.isGiven && !right.isGiven(user)) throw forbidden(right.refusal);
}

/** Throws where a route has no right, or a right no route. */
export function checkRouteRights({ routes }: DemoApp, table: Readonly<Record<string, RightName>> = routeRights): void {
  const registered = new Set(routes.filter(isCall).map(nameOf));
  const open = [...registered].filter((route) => !Object.hasOwn(table, route));
  const gone = Object.keys(table).filter((route) => !registered.has(route));
  if (open.length > 0) throw new Error(`permissions.ts does not say who may call ${open.join(', ')}`);
  if (gone.length > 0) throw new Error(`permissions.ts names ${gone.join(', ')}, which is no route`);
}

/**
 * Throws where a route changes something and does not make its changes by key. What only the demo has, its panel sends;
 * operations have their keys in `graphql/root-fields.ts`.
 */
export function checkChangingRoutes({ routes }: DemoApp, changing: ReadonlySet<string>): void {
  const isOwn = (route: string) => / \/demo\//.test(route) || route === `POST ${ticketingGraphql.path}`;
  const others = routes
    .filter(isCall)
    .filter(({ method }) => method !== 'GET')
    .map(nameOf);
  const careless = [...new Set(others)].filter((route) => !changing.has(route) && !isOwn(route));
  if (careless.length > 0) throw new Error(`${careless.join(', ')} would change something twice when it comes twice`);
}

/** What is registered by `use` is for every method. */
const isCall = ({ method }: { method: string }) => method !== 'ALL';
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
