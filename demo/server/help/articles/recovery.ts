import type { Theme } from './article.ts';

export const recovery: Theme = {
  name: 'Downloading and restoring',
  articles: [
    {
      name: 'Download a file',
      slug: 'download-file',
      labels: 'backup download file revision browser',
      body: `
A download saves one revision of a file to your computer, exactly as it was backed up.

1. Select the file, then select **Download**.
2. The latest revision is chosen. To choose another, use the list, which shows the date and size of each.
3. Select **Download**. If your browser asks, choose where to save the file.

“Browser download is not available for the selected data” means that no revision can be downloaded this way. Use [restore](restore-original) to recover the file instead.
`,
    },
    {
      name: 'Download a folder',
      slug: 'download-folder',
      labels: 'backup download folder zip deleted files date job',
      body: `
A folder is downloaded as a zip file with the folder’s name, as it was at the backup job you choose.

1. Select the folder, then select **Download**.
2. Choose a backup job date.
3. Select **Include the latest revision of deleted files** if you also need files that had been deleted by then.
4. Select **Download**.

For very large folders, the dialog recommends [restore](restore-other), which keeps going even if you close the page.
`,
    },
    {
      name: 'Download several items at once',
      slug: 'download-several',
      labels: 'backup download several multiple zip selection',
      body: `
Select files and folders from one plan, then select **Download**. All items are downloaded as one zip file.

1. To get everything as it was on a certain date, choose a backup job date. Without a date, files use the revision you selected, or the latest one.
2. Select **Include the latest revision of deleted files** if you also need files that had been deleted by then.
3. Select **Download**, and keep the page open until the download finishes.

Files that weren’t backed up yet on that date are skipped, and the list of downloads shows which. Names that can’t be saved on every system, or that occur twice, are changed; the file “Changed names.txt” inside the zip file lists them.
`,
    },
    {
      name: 'Follow, resume and cancel downloads',
      slug: 'download-progress',
      labels: 'backup download progress resume cancel retry failed speed',
      body: `
Downloads appear below the table with their progress and speed. You can keep working: closing the dialog or opening another folder doesn’t stop them, but closing the page does.

- **Cancel** stops a download and leaves nothing on your disk.
- **Resume** continues a file where it stopped. Folders start over.
- **Retry** starts again.

“The disk is full” means that you need to free up some space before you try again. Some browsers handle a download themselves. Look for it in your browser’s downloads.
`,
    },
    {
      name: 'Restore to the original location',
      slug: 'restore-original',
      labels: 'backup restore original location device online files',
      body: `
**Original location** puts files back where they were.

1. Select what to restore, then select **Restore**.
2. The latest revision is chosen. Choose another one, or another date, if you need it.
3. Under **If file exists**, choose what to do when a file already exists.
4. Choose **Original location** and check the summary.
5. Select **Restore**.

## When it isn’t available
The dialog tells you why: the device is offline, the feature isn’t enabled, the items come from an image, or your selection includes top-level folders, which have no single original location. Choose [another location](restore-other) instead.
`,
    },
    {
      name: 'Restore to another location or device',
      slug: 'restore-other',
      labels: 'backup restore other location device destination migrate',
      body: `
1. In the restore dialog, choose **Other location**.
2. Choose a destination device: first in the list is the one that was backed up. Search by name; only devices that are online are listed. **Recent destinations** are one press away.
3. Enter a path, or select **Browse other locations** to choose a folder.

You can restore to Windows servers and workstations, and to Macs if that’s enabled. An organization’s backup policy can exclude a device; the list tells you when it does.

“No online devices available” means that no suitable device is online. Bring one online, then open the list again. “No online devices match” is about the name you typed.
`,
    },
    {
      name: 'Choose a folder on a device',
      slug: 'browse-locations',
      labels: 'backup restore location picker folder tree browse path',
      body: `
**Browse other locations** shows the current folders on the destination device.

- Expand a folder with its arrow or with the arrow keys.
- Very large folders load 1,000 items at a time. Select **Load More** at the end for the next.
- **Create new folder** adds a folder to the one you’ve selected.
- **Apply** uses the selected folder as the destination.

“Directory listing unavailable.” means that the device didn’t respond. Check that it’s online. If a path doesn’t exist on the device, the closest existing folder is shown.
`,
    },
    {
      name: 'If a file already exists',
      slug: 'if-file-exists',
      labels: 'backup restore overwrite keep both skip conflict existing',
      body: `
Files you restore may already exist at the destination. Choose what to do with them before you start.

- **Overwrite** replaces existing files. This can’t be undone.
- **Keep both** keeps existing files and renames the restored ones, for example ''Notes (restored).txt''.
- **Skip** keeps existing files and doesn’t restore those.

Before you start, the dialog checks the destination and lists the names that already exist. If the check isn’t possible, it tells you so.
`,
    },
    {
      name: 'Restore NTFS permissions',
      slug: 'ntfs-permissions',
      labels: 'backup restore ntfs permissions windows acl security',
      body: `
On Windows, file permissions control who can read and change a file. Select **Restore NTFS Permissions** to restore the permissions that the files had when they were backed up.

Leave it cleared to use the permissions of the destination folder. That’s usually the right choice on another device, where the original user accounts may not exist.

You only see this option if the feature is enabled.
`,
    },
    {
      name: 'Follow a restore job',
      slug: 'restore-progress',
      labels: 'backup restore job progress status warnings jobs time left',
      body: `
When you start a restore, its progress opens: files, data, speed and time left. You can close the window; the restore continues in the background. You’ll find it among the device’s jobs at the bottom of the browser, even after a reload, in another tab, or if somebody else started it. Syncs and backups are listed there, too.

## What the states mean
- **Preparing**: counting the files.
- **Processing**: writing the files.
- **Completed with warnings**: some files couldn’t be restored. They’re listed with the reason; see [the restore report](restore-report).
- **Completed, nothing restored**: all files already exist at the destination, so they were skipped.
- **Failed** and **Canceled**: files already restored are kept.

“No progress for 1 minute” doesn’t mean that the job has ended. The device may be busy or offline. Wait, or cancel the job.
`,
    },
    {
      name: 'The report of a restore, and what failed',
      slug: 'restore-report',
      labels: 'backup restore report failed skipped renamed retry export csv files reason job',
      body: `
When a restore is over, **Show report** lists what became of each file:

- **Restored**: written to the destination.
- **Renamed**: a file of the same name was kept, so this one has another name.
- **Skipped**: a file of the same name was kept, and this one wasn’t written.
- **Failed**: not written, with the reason. “The device denied access.”, for example, or “The file is in use on the device.”

**Export CSV** saves the report for a spreadsheet.

If files failed, remove the cause, then select **Restore the 4 that failed**, or however many there are. This is another job, into the same folders. After a job that failed, **Retry** restores what’s left; after one that you canceled, **Restore the rest** does.
`,
    },
    {
      name: 'Cancel or clear a restore job',
      slug: 'cancel-restore',
      labels: 'backup restore job cancel clear stop remove jobs',
      body: `
**Cancel Job** stops a running job after you confirm. Files already restored are kept. To undo a restore, delete the restored files on the device yourself.

**Clear restore** removes a finished job from the list. It doesn’t change anything on the device or in the backup.

“This job no longer exists” means that it may have been cleared by somebody else. Close the dialog.
`,
    },
    {
      name: 'Recover a deleted file',
      slug: 'deleted-file',
      labels: 'backup deleted file undelete recover lost restore revision',
      body: `
A file deleted from a device stays in its backup until its backup data is deleted. It keeps its place in the list and is marked as deleted.

1. Go to the folder it was in, or [search](search-backup) for its name.
2. Select **Revisions**, then choose the last one before it was deleted.
3. Restore or download it.

To recover a whole folder with everything that was deleted from it, select **Include the latest revision of deleted files** when you download or restore the folder.
`,
    },
  ],
};
