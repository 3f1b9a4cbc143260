import type { Theme } from './article.ts';

export const backupData: Theme = {
  name: 'Previews, cloud and deletion',
  articles: [
    {
      name: 'Preview a file before you restore it',
      slug: 'preview-file',
      labels: 'backup preview view text picture pdf image revision',
      body: `
**Preview** shows what is in a revision without saving it anywhere: texts with line numbers, pictures, and PDF files where the browser can show them. Revisions of up to 1 MB can be previewed.

## If a text looks wrong
Choose another **Encoding**. Older files are often in a western or a Japanese one.

## If the preview warns you
“Not a text”, “Not a picture” or “Not a PDF file” means that the name says one thing and the bytes another. The file may be damaged or encrypted. Look at an older revision before you restore this one.
`,
    },
    {
      name: 'Compare two revisions',
      slug: 'compare-revisions',
      labels: 'backup compare difference diff changes preview revision versions',
      body: `
1. Open the preview of a file.
2. Under **Compare with**, choose another revision.
3. Added and removed lines are marked. **Next change** and **Previous change** go through them.

Parts that did not change are folded; open one to read around a change. “The text is the same” with a note about the encoding means that only the way of writing the bytes differs.

Only texts are compared line by line. Of other files the comparison says whether the bytes are the same.
`,
    },
    {
      name: 'Sync a local backup to the cloud',
      slug: 'sync-cloud',
      labels: 'backup sync cloud local upload plan job',
      body: `
**Sync to cloud** makes a job that uploads what a plan keeps only locally. It runs in the background and may take long, depending on how much there is and on the connection.

1. Select one plan.
2. Select **Sync to cloud** and confirm.

- “Backup job created successfully”: the upload has been ordered.
- “Sync to cloud already in progress”: one runs already; nothing else was started.
- A plan whose destination is the cloud uploads by itself, so there is nothing to sync.
`,
    },
    {
      name: 'Cloud, local and hybrid plans',
      slug: 'destinations',
      labels: 'backup destination cloud local hybrid nas storage plan usage',
      body: `
The column **Destination** says where a plan keeps its backups.

- **Cloud**: in the cloud only.
- **Local**: on a disk or NAS of yours. [Sync to cloud](sync-cloud) uploads it when you want.
- **Hybrid**: locally and in the cloud.

What lies in the cloud can be browsed while the device is off. Local revisions need the place they are stored in to be reachable. The columns **Local** and **Cloud** tell how much space a plan takes in each.
`,
    },
    {
      name: 'Delete files and folders from a backup',
      slug: 'delete-data',
      labels: 'backup delete data revisions files folders usage remove',
      body: `
Deleting items removes all their revisions from a plan, from every place where they are kept. The plan itself goes on.

1. Select files, folders or volumes of one plan, then **Delete**.
2. The dialog lists each with its path. Check it.
3. Confirm. Ten seconds remain to undo; [[Ctrl+Z]] does it as well.

Data deleted is removed from usage and deleted within 72 hours. After the ten seconds it cannot be taken back. Single revisions, and what is inside a mounted image, cannot be deleted by themselves.
`,
    },
    {
      name: 'Delete the data of a whole plan',
      slug: 'delete-plan-data',
      labels: 'backup delete plan data confirm usage storage remove',
      body: `
1. Select one or several plans in **All plans**, then **Delete**.
2. Type the plan's name to confirm. For several plans the dialog asks for a phrase with their number.
3. Confirm. Ten seconds remain to undo.

All backup data of the plan is deleted, from every place where it is kept: it is removed from usage at once and deleted within 72 hours.

This deletes what was backed up. To stop making new backups, change the policy of the device.
`,
    },
    {
      name: 'Undo a deletion',
      slug: 'undo-deletion',
      labels: 'backup undo delete revert mistake seconds',
      body: `
After you confirm a deletion, a notice counts ten seconds down. Until they are over nothing has been sent.

- **Undo**, or [[Ctrl+Z]], calls it off. Nothing was deleted.
- While the pointer or the focus is on the notice, it waits.
- Leaving the page before the time is over calls it off, too. The browser asks before it lets you go.

When the seconds are over the deletion is scheduled and cannot be taken back from here.
`,
    },
    {
      name: 'Backups of a device that is offline',
      slug: 'offline-devices',
      labels: 'devices offline online status backup restore unreachable deviceDashboard',
      body: `
The backups of a device lie elsewhere, so most things work while it is switched off.

- You can browse, search, preview and download.
- You can restore to [another device](restore-other) that is online.
- Restoring to the device itself and creating folders on it wait until it is online again.

A restore whose device goes offline makes no more progress and says so. The job is still on: wait for the device, or cancel it.
`,
    },
  ],
};
