/** The help centre: what these screens do, in the words of somebody who has to explain them. */
import type { article } from '../database/schema.ts';

type Article = [name: string, slug: string, labels: string, body: string];

const written: Article[] = [
  [
    'Browse what a device has backed up',
    'browse-backup',
    'backup browser plans folders',
    'Open the backup browser of a device to see its plans. Select a plan to see its folders, or its volumes when it is an image plan. The path above the table leads back to every level.',
  ],
  [
    'Find a file in a backup',
    'search-backup',
    'backup browser search wildcard',
    'Inside a plan, type at least 3 characters into the search field. It finds file names, folder names and extensions. An asterisk stands for any run of characters: *.pdf finds every PDF file. Inside a folder only that folder is searched.',
  ],
  [
    'What the tags on a plan mean',
    'plan-tags',
    'backup plans tags missing removed disabled deleted',
    'Plan Deleted: the plan is gone, its data is still there. Disabled: the image plan makes no new backups. Missing: the folder is no longer on the device. Removed: it was taken out of the backup plan.',
  ],
  [
    'Download a file',
    'download-file',
    'backup download revision',
    'Select the file, then Download, and choose the revision. The revision list shows when each was made and its size. What you download is byte for byte what was backed up.',
  ],
  [
    'Download a folder',
    'download-folder',
    'backup download folder zip deleted',
    'A folder arrives as a zip file with its state at the backup job you choose. Tick the box to add the latest revision of files that were deleted. For very large folders use Restore instead.',
  ],
  [
    'Restore to the original location',
    'restore-original',
    'backup restore original location',
    'Choose Original location to put files back where they were. It is offered while the device is online and reachable. Choose what happens to files that exist: overwrite them, keep both, or skip.',
  ],
  [
    'Restore to another device',
    'restore-other',
    'backup restore other location device',
    'Choose Other location, pick an online device, and browse to the folder. You can create a new folder there.',
  ],
  [
    'Follow a restore job',
    'restore-progress',
    'backup restore progress cancel clear',
    'The progress dialog shows files and bytes. Cancel Job stops it; what was already restored stays. Clear restore removes a finished job from the list. Completed with warnings means that some files could not be restored.',
  ],
  [
    'Mount an image revision',
    'mount-image',
    'backup image mount volume revision',
    'A volume in the cloud can be opened like a folder. Select a revision and confirm; mounting may take some time depending on the size of the volume. Then download single files or folders.',
  ],
  [
    'Full and incremental revisions',
    'full-incremental',
    'backup image revision full incremental',
    'A full revision holds everything, an incremental one what changed since the revision before. You can open and restore either; nothing has to be put together by hand.',
  ],
  [
    'Sync a local backup to the cloud',
    'sync-cloud',
    'backup sync cloud local',
    'Sync uploads what a plan keeps only locally. While an upload runs, a second one is not started.',
  ],
  [
    'Delete backed-up data',
    'delete-data',
    'backup delete revisions plan usage',
    'Select files, folders, volumes or whole plans, then Delete. The data is removed from usage at once and deleted within 72 hours. This cannot be undone.',
  ],
  [
    'Bring a deleted file back',
    'deleted-file',
    'backup deleted file restore revision',
    'Files that were deleted on the device stay in the list and are marked. Open one to see its revisions and download the last one before it was deleted.',
  ],
  [
    'Why a row is restricted',
    'restricted-rows',
    'backup permissions restricted role',
    'Viewing and restoring backup data needs a permission. With file and folder rights only, you can open the plans that allow it; images stay closed. Ask an administrator for the permission.',
  ],
  [
    'Create a folder on a device',
    'create-folder',
    'backup folder create device name',
    'Create new folder makes a real folder on the device. Names follow the rules of its system: Windows refuses some characters and names, and on a Mac a name does not start with a dot. The device has to be online.',
  ],
  [
    'Confirm with a second factor',
    'second-factor',
    'account security mfa delete',
    'Deleting data and other risky steps can ask for a second factor. Confirm it and the step goes on by itself.',
  ],
  [
    'Write a support ticket',
    'support-ticket',
    'help ticket support priority category',
    'Choose a priority and a category, write a subject and up to 500 characters. Articles that may help appear while you type. You can add colleagues in copy.',
  ],
  [
    'Attach files to a ticket',
    'ticket-attachments',
    'help ticket attachment screenshot',
    'Up to 5 files of 50 MB each: .jpg, .jpeg, .png, .mov and .txt. A file that is too large or has the name of another one is refused before the ticket is sent.',
  ],
  [
    'Ask for a call',
    'callback',
    'help ticket phone call',
    'For antivirus, backup, devices, mdm, patch management, remote tools and user accounts you can ask to be called. Give the number with its country.',
  ],
  [
    'Use the keyboard in tables',
    'keyboard',
    'keyboard accessibility table',
    'Arrow keys move, Enter opens, Space selects, Shift extends the selection. Home and End go to the first and the last row, Alt and Up to the level above. Type the beginning of a name to jump to it.',
  ],
  [
    'Devices that are offline',
    'offline-devices',
    'devices offline online status',
    'An offline device can be browsed and downloaded from, because its backups are elsewhere. Restoring to it and creating folders on it wait until it is online.',
  ],
];

export const articles: (typeof article.$inferInsert)[] = written.map(([name, slug, labels, body], index) => ({
  id: 36_001_000 + index,
  name,
  slug,
  labels,
  body,
}));
