/** The people who can sit before the demo, by what they may do (spec 000 §6). */
export interface DemoUser {
  id: string;
  name: string;
  email: string;
  /** What the user is there to show. */
  shows: string;
  type: 'TECHNICIAN' | 'END_USER';
  permissions: {
    canViewAndRestoreBackupData: boolean;
    canManageTicketingAutomations: boolean;
    /** Of the professional-services module: sees the agreements of tickets. */
    canManageProfessionalServices: boolean;
    /** Of connections to other products, and of the mappings to providers of professional services. */
    canManageIntegrations: boolean;
    /** Of the price list, and of what a month costs. */
    canManageProducts: boolean;
    /** Of the script library. */
    canManageScripts: boolean;
    /** Of who is let in, and of maintenance. */
    canManageNodes: boolean;
    /** Of scheduled tasks. */
    canManageTasks: boolean;
    /** Of policies: backup plans, patch overrides, and what organizations say of their backups. */
    canManagePolicies: boolean;
    /** Of users, end users and contacts. */
    canManageUsers: boolean;
    /** Of hosts, guests and snapshots. */
    canManageVirtualization: boolean;
    /** Of the definitions of custom fields. */
    canManageCustomFields: boolean;
    /** Of what custom fields say of an organization, location, device or end user. */
    canEditCustomFieldValues: boolean;
    /** Of what scripts, discovery and remote access sign in with. */
    canManageCredentials: boolean;
    /** Of the first steps that set up the console. */
    canSetUpConsole: boolean;
    /** Of the time that they work on tickets. */
    canEnterTime: boolean;
    /** Of everybody's time. */
    canManageTimeEntries: boolean;
    /** Sees who did what. */
    canViewActivity: boolean;
  };
  /** May open file plans that allow it, without the permission above. */
  fileFolderBackup: boolean;
  /** Support tickets need it. */
  registeredInCommunity: boolean;
}

export const demoUsers = {
  admin: {
    id: 'admin',
    name: 'Aiko Tanaka',
    email: 'aiko.tanaka@example.com',
    shows: 'Can do everything',
    type: 'TECHNICIAN',
    permissions: {
      canViewAndRestoreBackupData: true,
      canManageTicketingAutomations: true,
      canManageProfessionalServices: true,
      canManageIntegrations: true,
      canManageProducts: true,
      canManageScripts: true,
      canManageNodes: true,
      canManageTasks: true,
      canManagePolicies: true,
      canManageUsers: true,
      canManageVirtualization: true,
      canManageCustomFields: true,
      canEditCustomFieldValues: true,
      canManageCredentials: true,
      canSetUpConsole: true,
      canEnterTime: true,
      canManageTimeEntries: true,
      canViewActivity: true,
    },
    fileFolderBackup: true,
    registeredInCommunity: true,
  },
  technician: {
    id: 'technician',
    name: 'Tom Berger',
    email: 'tom.berger@example.com',
    shows:
      'Sees plans and volumes, but every row in them is restricted; can look at what others manage, but not change it',
    type: 'TECHNICIAN',
    permissions: {
      canViewAndRestoreBackupData: false,
      canManageTicketingAutomations: false,
      canManageProfessionalServices: false,
      canManageIntegrations: false,
      canManageProducts: false,
      canManageScripts: false,
      canManageNodes: false,
      canManageTasks: false,
      canManagePolicies: false,
      canManageUsers: false,
      canManageVirtualization: false,
      canManageCustomFields: false,
      canEditCustomFieldValues: true,
      canManageCredentials: false,
      canSetUpConsole: false,
      canEnterTime: false,
      canManageTimeEntries: false,
      canViewActivity: false,
    },
    fileFolderBackup: false,
    registeredInCommunity: false,
  },
  operator: {
    id: 'operator',
    name: 'Nadia Haddad',
    email: 'nadia.haddad@example.com',
    shows: 'Can open file plans that allow it; all others are restricted, and images can’t be mounted',
    type: 'TECHNICIAN',
    permissions: {
      canViewAndRestoreBackupData: false,
      canManageTicketingAutomations: true,
      canManageProfessionalServices: false,
      canManageIntegrations: false,
      canManageProducts: false,
      canManageScripts: true,
      canManageNodes: false,
      canManageTasks: false,
      canManagePolicies: false,
      canManageUsers: false,
      canManageVirtualization: false,
      canManageCustomFields: false,
      canEditCustomFieldValues: false,
      canManageCredentials: false,
      canSetUpConsole: false,
      canEnterTime: true,
      canManageTimeEntries: false,
      canViewActivity: false,
    },
    fileFolderBackup: true,
    registeredInCommunity: true,
  },
} as const satisfies Record<string, DemoUser>;

export type DemoUserId = keyof typeof demoUsers;

/** Spec 000 §6, the module of spec 001 §6 and the flag of spec 002 §6; all on unless a session turned one off. */
export const featureFlags = {
  restore_original_location: true,
  backup_ntfs_permissions: true,
  macff: true,
  ninja_academy: true,
  cloud_image_mounting: true,
  backup_arrow_image: true,
  professionalServices: true,
  autotask_big_data: true,
} as const satisfies Record<string, boolean>;

export type FeatureFlag = keyof typeof featureFlags;
