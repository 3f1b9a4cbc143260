/** What people may be allowed to do, and what they read who may not. */
import { forbidden } from './refusal.ts';
import type { DemoUser } from './users.ts';

interface Right {
  /** Who has it; everybody, also without a session, where it is absent. */
  isGiven?: (user: DemoUser) => boolean;
  /** What a person without it reads. */
  refusal: string;
}

/** Most of them are one permission each. */
const managing = (permission: keyof DemoUser['permissions'], things: string): Right => ({
  isGiven: ({ permissions }) => permissions[permission],
  refusal: `You don’t have permission to manage ${things}.`,
});

const rights = {
  anybody: { refusal: '' },
  signedIn: { isGiven: () => true, refusal: '' },
  recoverBackups: { isGiven: mayRecover, refusal: 'You don’t have permission to restore backup data.' },
  seeDevices: {
    isGiven: (user) => mayRecover(user) || user.permissions.canManageTicketingAutomations,
    refusal: 'You don’t have permission to list devices.',
  },
  manageAutomations: managing('canManageTicketingAutomations', 'ticketing automations'),
  manageIntegrations: managing('canManageIntegrations', 'integrations'),
  manageProducts: managing('canManageProducts', 'products'),
  manageScripts: managing('canManageScripts', 'scripts'),
  manageNodes: managing('canManageNodes', 'nodes'),
  manageTasks: managing('canManageTasks', 'scheduled tasks'),
  managePolicies: managing('canManagePolicies', 'policies'),
  manageUsers: managing('canManageUsers', 'users'),
  manageVirtualization: managing('canManageVirtualization', 'virtual machines'),
  manageCredentials: managing('canManageCredentials', 'credentials'),
  setUpConsole: {
    isGiven: (user) => user.permissions.canSetUpConsole,
    refusal: 'You don’t have permission to set up the console.',
  },
  enterTime: {
    isGiven: (user) => user.permissions.canEnterTime,
    refusal: 'You don’t have permission to enter time.',
  },
  viewActivity: {
    isGiven: (user) => user.permissions.canViewActivity,
    refusal: 'You don’t have permission to view activity.',
  },
  manageCustomFields: managing('canManageCustomFields', 'custom fields'),
  editCustomFieldValues: {
    isGiven: (user) => user.permissions.canEditCustomFieldValues,
    refusal: 'You don’t have permission to edit custom fields.',
  },
} as const satisfies Record<string, Right>;

export type RightName = keyof typeof rights;

function mayRecover({ permissions, fileFolderBackup }: DemoUser): boolean {
  return permissions.canViewAndRestoreBackupData || fileFolderBackup;
}

/** Throws what a person without the right reads. */
export function requireRight(name: RightName, user: DemoUser): void {
  const right: Right = rights[name];
  if (right.isGiven && !right.isGiven(user)) throw forbidden(right.refusal);
}
