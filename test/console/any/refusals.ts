/** Which transitions a state may refuse; all others are always possible. */
import type { TransitionName } from '../../../src/console/slice.ts';
import type { SliceName, slices } from '../../../src/console/table/slices.ts';

type Refusals = { readonly [Name in SliceName]: readonly TransitionName<(typeof slices)[Name]>[] };

const list = ['add', 'change', 'remove'] as const;

export const refusals: Refusals = {
  nodeApprovals: ['approve', 'reject', 'clear'],

  browserManagement: [],
  connections: ['configure', 'useForTicketing'],
  credentials: list,
  identityProvider: [],
  remoteSupport: ['setExpiration', 'connect', 'disconnect'],
  securityProvider: [],

  customFields: list,
  locations: list,
  organizations: list,

  gettingStarted: ['show'],
  quickConnect: [],
  recentTabs: ['rename', 'close'],
  search: [],
  session: [],
  sideBar: [],
  signedUrls: [],
  views: [],

  contacts: list,
  endUsers: list,
  users: list,

  backupPlans: ['add', 'setEnabled', 'edit', 'revert', 'remove'],
  backupSettings: [
    'add',
    'setMode',
    'chooseNodes',
    'excludeNodes',
    'throttle',
    'setNetworkLocation',
    'overrideBucket',
    'deployTo',
  ],
  maintenanceMode: ['configure', 'setDuration', 'neverExpire', 'setOption', 'remove'],
  patchOverrides: ['add', 'edit', 'revert', 'remove'],

  scheduledTasks: ['setEnabled', 'remove'],
  taskEditor: ['create', 'edit', 'change', 'setActions', 'setSchedule', 'setRunsOnNode', 'addTargets', 'removeTarget'],

  scripts: ['add', 'change', 'remove', 'addCategory', 'renameCategory', 'removeCategory'],

  openTickets: ['assign', 'setRequester', 'close'],
  ticketEditors: ['write', 'setPublic', 'addUpload', 'removeUpload', 'setTime', 'close'],
  ticketingConfiguration: ['sendFromEmailDomain', 'setNotification'],
  timers: ['start', 'stop', 'reset'],

  virtualizationGuests: [
    'setTags',
    'setOwner',
    'setWarranty',
    'setDetails',
    'setPower',
    'addSnapshot',
    'renameSnapshot',
    'revertToSnapshot',
    'removeSnapshot',
    'remove',
  ],
  virtualizationHosts: ['setTags', 'setOwner', 'setWarranty', 'setDetails', 'remove'],
};
