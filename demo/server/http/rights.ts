/** What people may be allowed to do, and what they read who may not. */
import { forbidden } from './refusal.ts';
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
  enterTime: {
    isGiven: (user) => user.permissions.canEnterTime,
    refusal: 'You don’t have permission to enter time.',
  },
  viewActivity: {
    isGiven: (user) => user.permissions.canViewActivity,
    refusal: 'You don’t have permission to view activity.',
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
