import type { Theme } from './article.ts';

export const recovery: Theme = {
  name: 'Downloading and restoring',
  articles: [
    {
      name: 'Download a file',
      slug: 'download-file',
      labels: 'backup download file revision browser',
      body: `
A download brings one revision of a file to your own computer, byte for byte as it was backed up.

1. Select the file, then **Download**.
2. Choose the revision. The list shows when each was made and how large it is.
3. Select **Download** and, where the browser asks, the place to save it.

“Browser download is not available for the selected data” means that no revision can be had this way. Use [restore](restore-original) to recover the file instead.
`,
    },
    {
      name: 'Download a folder',
      slug: 'download-folder',
      labels: 'backup download folder zip deleted files date job',
      body: `
A folder arrives as a zip file named after it, as it was at the backup job you choose.

1. Select the folder, then **Download**.
2. Choose the date of a backup job.
3. Tick **Include the latest revision of deleted files** to get what had been deleted by then, too.
4. Select **Download**.

For very large folders the dialog recommends [restore](restore-other): a restore does not depend on the page staying open.
`,
    },
    {
      name: 'Download several items at once',
      slug: 'download-several',
      labels: 'backup download several multiple zip selection',
      body: `
Select files and folders of one plan, then **Download**. They are put into one zip file while it is downloaded: files at the revision you selected, otherwise at their latest.

Keep the page open until it is done. The zip is put together in your browser, so it ends with the page.

When some files can no longer be downloaded, the zip comes without them and the list of downloads says how many were left out. Restore brings those back. One zip holds about 65,000 files and 4 GB; for more, use restore.
`,
    },
    {
      name: 'Follow, resume and cancel downloads',
      slug: 'download-progress',
      labels: 'backup download progress resume cancel retry failed speed',
      body: `
Downloads that run are listed below the table with their progress and speed. You can go on working: closing the dialog or going to another folder does not end them, closing the page does.

- **Cancel** stops a download; nothing of it stays on the disk.
- **Resume** goes on where a file broke off. Folders begin anew.
- **Retry** begins again.

“The disk is full” is the one problem that only you can fix. Some browsers take over a download; it is then listed among the browser's own downloads.
`,
    },
    {
      name: 'Restore to the original location',
      slug: 'restore-original',
      labels: 'backup restore original location device online',
      body: `
**Original location** puts files back where they were.

1. Select what to restore, then **Restore**.
2. Choose a revision or a date.
3. Under **If file exists**, choose what happens to files that are there already.
4. Choose **Original location**. The summary says what will happen.
5. Select **Restore**.

## When it is not offered
The dialog names the reason: the device is not up and reachable, the function is not enabled, the items come from an image, or they include whole backed-up folders that have no one original place. Choose [another location](restore-other) then.
`,
    },
    {
      name: 'Restore to another location or device',
      slug: 'restore-other',
      labels: 'backup restore other location device destination migrate',
      body: `
1. In the restore dialog choose **Other location**.
2. Choose the destination device. Type a part of its name to find it; only devices that are online are listed.
3. Enter the path, or select **Browse other locations** and choose a folder.

Windows servers and workstations can be destinations, and Macs where that is enabled. The backup policy of an organization can leave a device out; the list says so.

“No online devices available” means that no device fits. Bring one online, then open the list again.
`,
    },
    {
      name: 'Choose a folder on a device',
      slug: 'browse-locations',
      labels: 'backup restore location picker folder tree browse path',
      body: `
**Browse other locations** shows the folders of the destination device as they are now.

- Open a folder with its arrow, or with the arrow keys.
- Very large folders come 1,000 at a time; **Load More** at the end fetches the next.
- **Create new folder** makes one where you are.
- **Apply** takes the chosen folder into the restore dialog.

“Directory listing unavailable.” means that the device did not answer. Check that it is online. When a path is not on the device, the nearest folder that exists is shown.
`,
    },
    {
      name: 'What happens if a file exists',
      slug: 'if-file-exists',
      labels: 'backup restore overwrite keep both skip conflict existing',
      body: `
A restore can meet files that are there already. You decide before it begins, and the restore button waits for the choice.

- **Overwrite** replaces what is there. It cannot be got back from here.
- **Keep both** leaves what is there. The restored file gets another name, such as ''Notes (restored).txt''.
- **Skip** leaves what is there and does not restore the file.

Before you start, the dialog looks at the destination and says how many of the names exist there, and which. If the device cannot be asked, it says that, too.
`,
    },
    {
      name: 'Restore NTFS permissions',
      slug: 'ntfs-permissions',
      labels: 'backup restore ntfs permissions windows acl security',
      body: `
On Windows, files carry permissions that say who may read and change them. Tick **Restore NTFS Permissions** to bring back those that the files had when they were backed up.

Leave it clear to let the files take the permissions of the folder they are restored to. That is usually right on another device, where the accounts of the old one may not exist.

The box is shown only where the function is enabled.
`,
    },
    {
      name: 'Follow a restore job',
      slug: 'restore-progress',
      labels: 'backup restore job progress status warnings jobs time left',
      body: `
When a job was made, its progress opens: files, bytes, speed and the time that is left. You can close it; the job goes on. The list **Restore jobs** at the foot of the browser keeps it in sight, after a reload and in other tabs as well.

## What the states mean
- **Preparing**: the files are being counted.
- **Processing**: the files are being written.
- **Completed with warnings**: some files could not be restored. The number is shown.
- **Failed** and **Canceled**: files already restored are kept.

“No progress for 1 minute” doesn’t mean that the job has ended: the device may be busy or offline. Wait, or cancel it.
`,
    },
    {
      name: 'Cancel or clear a restore job',
      slug: 'cancel-restore',
      labels: 'backup restore job cancel clear stop remove jobs',
      body: `
**Cancel Job** stops a job that runs, after you confirm. What was already restored stays, the rest does not come. To undo a restore, delete the restored files on the device yourself.

**Clear** takes a job that is over off the list. It changes nothing on the device and nothing in the backup.

“The server knows no such job any more” means that it was cleared elsewhere. Close the dialog.
`,
    },
    {
      name: 'Bring a deleted file back',
      slug: 'deleted-file',
      labels: 'backup deleted file undelete recover lost restore revision',
      body: `
A file that was deleted on a device stays in its backup until its data is deleted there. It keeps its place in the list and is marked as deleted.

1. Go to the folder it was in, or [search](search-backup) for its name.
2. Open **Revisions** and choose the last one before it was deleted.
3. Restore or download it.

To bring back a whole folder with everything that was ever in it, tick **Include the latest revision of deleted files** when you download or restore the folder.
`,
    },
  ],
};
