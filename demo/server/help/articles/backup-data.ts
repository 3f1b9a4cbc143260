import type { Theme } from './article.ts';

export const backupData: Theme = {
  name: 'Previews, cloud and deletion',
  articles: [
    {
      name: 'Preview a file before you restore it',
      slug: 'preview-file',
      labels: 'backup preview view text picture pdf image revision',
      body: `
**Preview** shows what’s in a revision without saving it: text with line numbers, images, and PDF files if your browser can display them. You can preview revisions of up to 1 MB.

## If text looks garbled
Choose a different **Encoding**. Older files often use a Western or Japanese encoding.

## If the preview warns you
“Not a text file”, “Not an image” or “Not a PDF file” means that the contents don’t match the file’s name. The file may be damaged or encrypted. Check an older revision before you restore this one.
`,
    },
    {
      name: 'Compare two revisions',
      slug: 'compare-revisions',
      labels: 'backup compare difference diff changes preview revision versions',
      body: `
1. Open the preview of a file.
2. Under **Compare with**, choose another revision.
3. Review the added and removed lines. **Next change** and **Previous change** take you from one to the next.

Unchanged sections are folded. Open one to see the lines around a change. “The text is identical” with a note about the encoding means that only the encoding is different.

Only text can be compared line by line. For other files, you’ll see whether their contents differ.
`,
    },
    {
      name: 'Sync a local backup to the cloud',
      slug: 'sync-cloud',
      labels: 'backup sync cloud local upload plan job',
      body: `
**Sync to cloud** starts a job that uploads everything a plan has stored only locally. It runs in the background and may take a while, depending on the amount of data and your connection. Its progress is shown among the device’s jobs at the bottom of the browser.

1. Select one plan.
2. Select **Sync to cloud** and confirm.

- “Backup job created successfully”: the upload has started.
- “Sync to cloud already in progress”: an upload is already running, so no other was started.
- A plan that already backs up to the cloud has nothing to sync.
`,
    },
    {
      name: 'Cloud, local and hybrid plans',
      slug: 'destinations',
      labels: 'backup destination cloud local hybrid nas storage plan usage',
      body: `
The **Destination** column shows where a plan keeps its backups.

- **Cloud**: in the cloud only.
- **Local**: on your own disk or NAS. Use [Sync to cloud](sync-cloud) to upload it.
- **Hybrid**: both locally and in the cloud.

You can browse cloud data while the device is off. To reach local revisions, the disk or NAS they’re stored on must be available. The **Local** and **Cloud** columns show how much space a plan uses in each.
`,
    },
    {
      name: 'Delete files and folders from a backup',
      slug: 'delete-data',
      labels: 'backup delete data revisions files folders usage remove',
      body: `
Deleting an item permanently removes all its revisions from a plan, wherever they’re stored. The plan itself stays.

1. Select files, folders or volumes from one plan, then select **Delete**.
2. Check the list of items and paths.
3. Confirm. You have ten seconds to undo, also with [[Ctrl+Z]].

Data deleted is removed from usage and deleted within 72 hours. After the ten seconds, it can’t be undone. If something you selected is gone already, nothing is deleted; refresh the list and select again. You can’t delete single revisions or the contents of a mounted image on their own.
`,
    },
    {
      name: 'Delete the data of a whole plan',
      slug: 'delete-plan-data',
      labels: 'backup delete plan data confirm usage storage remove',
      body: `
1. In **All plans**, select one or more plans, then select **Delete**.
2. Type the plan name to confirm. For several plans, type the phrase that the dialog shows.
3. Confirm. You have ten seconds to undo. Until then, the plan is marked as **Deletion Pending**.

All backup data of the plan is permanently deleted, wherever it’s stored. It is removed from usage and deleted within 72 hours.

This deletes existing backups only. To stop making new ones, change the device’s policy.
`,
    },
    {
      name: 'Undo a deletion',
      slug: 'undo-deletion',
      labels: 'backup undo delete revert mistake seconds',
      body: `
After you confirm a deletion, a notice counts down ten seconds. Nothing is sent until they’re over.

- Select **Undo**, or press [[Ctrl+Z]], to cancel the deletion.
- The countdown pauses while the pointer or the keyboard focus is on the notice.
- Leaving the page before the countdown ends cancels the deletion, too. Your browser asks before you leave.

Once the countdown ends, the deletion is scheduled and can’t be undone.
`,
    },
    {
      name: 'Backups of a device that is offline',
      slug: 'offline-devices',
      labels: 'devices offline online status backup restore unreachable deviceDashboard',
      body: `
Backups aren’t stored on the device itself, so most things work while it’s off.

- You can browse, search, preview and download.
- You can restore to [another device](restore-other) that is online.
- To restore to the device itself or create folders on it, wait until it’s online again.

If a device goes offline during a restore, the job shows that it isn’t making progress. It’s still active: wait for the device, or cancel the job.
`,
    },
  ],
};
