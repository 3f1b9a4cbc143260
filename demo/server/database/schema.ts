/**
 * What the reference server remembers. File content is not here: `store/content-store.ts` keeps it by its SHA-256.
 *
 * `purge_at` is set when something was deleted by a user: from then on no listing shows it, and the sweeper removes it
 * when the time has come. `deleted` says something else: the source is gone, what was backed up is still there.
 */
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { fileOutcomes } from '../../../src/backup/report-contract.ts';

export * from './activity-schema.ts';
export * from './billing-schema.ts';
export * from './directory-schema.ts';
export * from './engine-schema.ts';
export { article, ticketAttachment } from './help-schema.ts';
export * from './integration-schema.ts';
export * from './node-schema.ts';
export * from './policy-schema.ts';
export {
  psaChange,
  psaLocation,
  psaMapping,
  psaOrganization,
  psaRefused,
  psaSetting,
  psaSyncEntry,
  psaSyncRun,
} from './psa-schema.ts';
export * from './ruleset-schema.ts';
export * from './scripting-schema.ts';
export {
  automation,
  automationExample,
  automationRun,
  automationUpload,
  channel,
  outgoingMessage,
  ticket,
  ticketComment,
  ticketingConfiguration,
  ticketStatus,
} from './ticketing-schema.ts';

export * from './virtualization-schema.ts';
export * from './workspace-schema.ts';

export const setting = sqliteTable('setting', { key: text('key').primaryKey(), value: text('value').notNull() });

export const device = sqliteTable('device', {
  id: integer('id').primaryKey(),
  displayName: text('display_name').notNull(),
  systemName: text('system_name').notNull(),
  organizationId: integer('organization_id').notNull(),
  nodeClass: text('node_class').notNull(),
  online: integer('online', { mode: 'boolean' }).notNull(),
  lockhartEnabled: integer('lockhart_enabled', { mode: 'boolean' }).notNull(),
});

export const plan = sqliteTable(
  'plan',
  {
    numericId: integer('numeric_id').primaryKey(),
    uid: text('uid').notNull().unique(),
    deviceId: integer('device_id').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: ['FILE_FOLDER', 'IMAGE'] }).notNull(),
    /** `stored` plans have rows, `generated` ones are computed by `plans/generated-plan.ts`, another engine has the rest. */
    content: text('content', { enum: ['stored', 'generated', 'engine'] }).notNull(),
    destination: text('destination', { enum: ['CLOUD', 'LOCAL', 'HYBRID'] }).notNull(),
    schedule: text('schedule'),
    deleted: integer('deleted', { mode: 'boolean' }).notNull(),
    enabled: integer('enabled', { mode: 'boolean' }).notNull(),
    status: text('status').notNull(),
    /** Whether users with file and folder rights only may open it. */
    fileFolderAllowed: integer('file_folder_allowed', { mode: 'boolean' }).notNull(),
    purgeAt: integer('purge_at'),
  },
  (table) => [index('plan_of_device').on(table.deviceId)],
);

/** A folder that a plan protects; its `id` is also its entry's. */
export const planFolder = sqliteTable(
  'plan_folder',
  {
    id: integer('id').primaryKey(),
    planId: integer('plan_id').notNull(),
    name: text('name').notNull(),
    /** On the device. */
    path: text('path').notNull(),
    type: text('type').notNull(),
    deleted: integer('deleted', { mode: 'boolean' }).notNull(),
    status: text('status').notNull(),
    cfid: text('cfid'),
    purgeAt: integer('purge_at'),
  },
  (table) => [index('plan_folder_of_plan').on(table.planId)],
);

/** One run of a plan. Its number tells what came first; `created` does not, since clocks are set back. */
export const job = sqliteTable(
  'job',
  {
    id: integer('id').primaryKey(),
    guid: text('guid').notNull(),
    planId: integer('plan_id').notNull(),
    created: integer('created').notNull(),
    completed: integer('completed').notNull(),
    totalBytes: integer('total_bytes').notNull(),
    files: integer('files').notNull(),
    onCloud: integer('on_cloud', { mode: 'boolean' }).notNull(),
    onNas: integer('on_nas', { mode: 'boolean' }).notNull(),
  },
  (table) => [index('job_of_plan').on(table.planId, table.id)],
);

/** A folder or file that a plan has ever seen, in its latest state. */
export const entry = sqliteTable(
  'entry',
  {
    id: integer('id').primaryKey(),
    planId: integer('plan_id').notNull(),
    rootId: integer('root_id').notNull(),
    /** Null for the plan folder itself. */
    parentId: integer('parent_id'),
    /** Below the plan folder, with `/`; empty for the plan folder itself. */
    path: text('path').notNull(),
    name: text('name').notNull(),
    searchName: text('search_name').notNull(),
    sortKey: text('sort_key').notNull(),
    isFolder: integer('is_folder', { mode: 'boolean' }).notNull(),
    size: integer('size').notNull(),
    modified: real('modified').notNull(),
    changed: real('changed').notNull(),
    mode: integer('mode').notNull(),
    /** The job that found it gone. */
    deletedJob: integer('deleted_job'),
    latestRevisionAt: integer('latest_revision_at'),
    purgeAt: integer('purge_at'),
  },
  (table) => [
    index('entry_in_folder').on(table.parentId, table.isFolder, table.sortKey, table.id),
    index('entry_of_plan').on(table.planId, table.rootId, table.path),
  ],
);

/** Instead of a hash in the revision that says that a folder was there. */
export const folderMark = 'folder';

/** What a file was at a job, or that a folder was there. A null hash marks the job that found it gone. */
export const revision = sqliteTable(
  'revision',
  {
    id: integer('id').primaryKey(),
    entryId: integer('entry_id').notNull(),
    jobId: integer('job_id').notNull(),
    hash: text('hash'),
    size: integer('size').notNull(),
    modified: real('modified').notNull(),
    mode: integer('mode').notNull(),
    created: integer('created').notNull(),
  },
  (table) => [
    index('revision_of_entry').on(table.entryId, table.jobId),
    index('revision_of_job').on(table.jobId),
    index('revision_of_content').on(table.hash),
  ],
);

/** What the last backup of a plan did not take, by the folder that it is in. */
export const leftOut = sqliteTable(
  'left_out',
  {
    id: integer('id').primaryKey(),
    planId: integer('plan_id').notNull(),
    folderId: integer('folder_id').notNull(),
    name: text('name').notNull(),
    reason: text('reason', { enum: ['LINK', 'UNREADABLE', 'SPECIAL'] }).notNull(),
  },
  (table) => [index('left_out_of_folder').on(table.folderId), index('left_out_of_plan').on(table.planId)],
);

export const volume = sqliteTable('volume', {
  id: integer('id').primaryKey(),
  /** A GUID in braces. */
  guid: text('guid').notNull().unique(),
  planId: integer('plan_id').notNull(),
  name: text('name').notNull(),
  label: text('label').notNull(),
  location: text('location').notNull(),
  fileSystem: text('file_system').notNull(),
  partitionStyle: text('partition_style').notNull(),
  capacity: integer('capacity').notNull(),
  purgeAt: integer('purge_at'),
});

export const imageRevision = sqliteTable('image_revision', {
  id: integer('id').primaryKey(),
  volumeId: integer('volume_id').notNull(),
  jobId: integer('job_id').notNull(),
  bldType: text('bld_type').notNull(),
  size: integer('size').notNull(),
  backupSize: integer('backup_size').notNull(),
  rollupSize: integer('rollup_size'),
  onS3: integer('on_s3', { mode: 'boolean' }).notNull(),
  onNas: integer('on_nas', { mode: 'boolean' }).notNull(),
  created: integer('created').notNull(),
});

/** A folder or file in an image revision; `folder` is its parent's path, `/` the top. */
export const imageEntry = sqliteTable(
  'image_entry',
  {
    id: integer('id').primaryKey(),
    revisionId: integer('revision_id').notNull(),
    folder: text('folder').notNull(),
    name: text('name').notNull(),
    sortKey: text('sort_key').notNull(),
    isFolder: integer('is_folder', { mode: 'boolean' }).notNull(),
    size: integer('size').notNull(),
    modified: real('modified').notNull(),
    hash: text('hash'),
  },
  (table) => [
    index('image_entry_in_folder').on(table.revisionId, table.folder, table.isFolder, table.sortKey),
    index('image_entry_content').on(table.hash),
  ],
);

export const restoreJob = sqliteTable('restore_job', {
  uid: text('uid').primaryKey(),
  nodeId: integer('node_id').notNull(),
  created: integer('created').notNull(),
  status: text('status').notNull(),
  totalFiles: integer('total_files'),
  filesProcessed: integer('files_processed').notNull(),
  totalBytes: integer('total_bytes'),
  processedBytes: integer('processed_bytes').notNull(),
  filesRenamed: integer('files_renamed').notNull(),
  filesSkipped: integer('files_skipped').notNull(),
  filesFailed: integer('files_failed').notNull(),
  content: text('content', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  ignored: integer('ignored', { mode: 'boolean' }).notNull(),
});

/** What became of each file of a restore job; `number` counts them from 0. */
export const restoredFile = sqliteTable(
  'restored_file',
  {
    uid: text('uid').notNull(),
    number: integer('number').notNull(),
    /** As the device writes it. */
    path: text('path').notNull(),
    size: integer('size').notNull(),
    outcome: text('outcome', { enum: fileOutcomes }).notNull(),
    restoredAs: text('restored_as'),
    reason: text('reason'),
  },
  (table) => [index('restored_file_of_job').on(table.uid, table.number)],
);

/** What a restore job has to do: as long as it is not over, or can be retried. See `recovery/restore-task.ts`. */
export const restoreTask = sqliteTable('restore_task', {
  uid: text('uid').primaryKey(),
  task: text('task', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
});

/** An image or attachment of the rich-text editor. */
export const editorFile = sqliteTable('editor_file', {
  id: text('id').primaryKey(),
  owner: text('owner').notNull(),
  kind: text('kind').notNull(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  size: integer('size').notNull(),
  hash: text('hash').notNull(),
  created: integer('created').notNull(),
});

/** What a call that changed something answered, for when it comes again; see `http/keyed-changes.ts`. */
export const keyedAnswer = sqliteTable(
  'keyed_answer',
  {
    /** Owner, route and key. */
    id: text('id').primaryKey(),
    /** Of the call, by which a key that is used for another one is known. */
    fingerprint: text('fingerprint').notNull(),
    /** JSON. */
    answer: text('answer').notNull(),
    created: integer('created').notNull(),
  },
  (table) => [index('keyed_answer_by_age').on(table.created)],
);

/** What outlives a restart about a session; the cookie itself is signed. */
export const session = sqliteTable('session', {
  id: text('id').primaryKey(),
  choices: text('choices', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
});
