/** Every text that spec 000 gives the backup area (§2, §4, §5, §8 and §9), once, beside the entry that the code reads. */
import action from '../../src/backup/action-messages.en.json';
import deletion from '../../src/backup/deletion/messages.en.json';
import download from '../../src/backup/download/messages.en.json';
import jobs from '../../src/backup/jobs/messages.en.json';
import location from '../../src/backup/location/messages.en.json';
import browser from '../../src/backup/messages.en.json';
import recovery from '../../src/backup/recovery/messages.en.json';
import restore from '../../src/backup/restore/messages.en.json';
import sync from '../../src/backup/sync/messages.en.json';
import { equal } from '../support/assert.ts';

type Texts = Readonly<Record<string, string | readonly string[]>>;

const owed: Readonly<Record<string, Texts>> = {
  '§2, dialogs for backup data': {
    'Download file': download.title.file,
    'Download folder': download.title.folder,
    'Image-backup download': [download.title['image-file'], download.title['image-folder']],
    'Restore file': restore.title.file,
    'Restore folder': restore.title.folder,
    'Restore batch': restore.title.batch,
    'If file exists': restore.ifExists.label,
    'Restore location': restore.location.label,
    'Browse other locations': restore.path.browse,
    'Restore NTFS Permissions': restore.permissions,
    'Browse locations': location.title,
    Apply: location.apply,
    'Sync job to cloud': sync.title,
    'Confirm plan data delete': deletion.title.plans,
    'Confirm delete data': deletion.title.items,
    'Restore job progress': jobs.title,
    'Cancel Job': jobs.cancelJob,
    'Clear restore': jobs.clear,
  },
  '§2, the device backup browser': {
    'All plans': browser.crumb.allPlans,
    'Create new folder': [action.newFolder.title, location.newFolder],
    'Mount Image': action.mount.title,
  },
  '§4, file tree, search and tags': {
    'Directory listing unavailable.': location.unavailable,
    'Search Results': browser.crumb.search,
    'Plan Deleted': browser.tag.planDeleted,
    Disabled: browser.tag.disabled,
    Missing: browser.tag.missing,
    Removed: browser.tag.removed,
  },
  '§5, the name of a new folder': { Required: action.newFolder.required, Invalid: action.newFolder.invalid },
  '§8, the error catalogue': {
    'Error deleting plan files': deletion.failed,
    'Data deletion scheduled successfully': deletion.scheduled,
    'Backup job created successfully': sync.created,
    'Sync to cloud already in progress': sync.alreadyRunning,
    'Error running backup job': sync.failed,
    'Error creating/updating jobs': [restore.failure.refused, jobs.actionFailed],
    'Restore job created successfully': restore.created,
    'Error while downloading image': download.failed.image,
    'Browser download is not available for the selected data. To recover the data, please use the restore option.':
      recovery.revision.empty,
    'No online devices available': restore.device.none,
    'There was an error fetching content': [browser.grid.failedPage, action.failure.content],
    'There was an error fetching backup plans for current device': browser.failure.plans,
    'There was an error fetching volumes for backup plan {{name}}': action.failure.volumes,
    'There was an error fetching folders for backup plan {{name}}': action.failure.folders,
    'There was an error fetching content for folder {{name}}': action.failure.folder,
    'There was an error fetching content for revision {{name}}': action.failure.revision,
    'There was an error fetching revisions for {{volume}}': action.failure.revisions,
    'Empty Folder': action.empty.folder,
    'You are about to mount this volume in the cloud. This may take some time depending on the size of the volume. Are you sure you want to continue?':
      action.mount.text,
  },
  '§9, business constants': { Full: browser.backupType.full, Incremental: browser.backupType.incremental },
};

describe('The texts of spec 000', () => {
  for (const [section, texts] of Object.entries(owed)) {
    it(`are said to the letter: ${section}`, () => {
      for (const [text, said] of Object.entries(texts)) for (const one of [said].flat()) equal(one, text);
    });
  }
});
