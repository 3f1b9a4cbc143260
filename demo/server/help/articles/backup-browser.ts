import type { Theme } from './article.ts';

export const backupBrowser: Theme = {
  name: 'Browsing backups',
  articles: [
    {
      name: 'Browse what a device has backed up',
      slug: 'browse-backup',
      labels: 'backup backups browser plans folders devices device deviceDashboard',
      body: `
Open the backups of a device to see its plans. Open a row to go one level deeper. The path above the table takes you back to any level.

## What each plan contains
- **File plans** contain the folders they protect, and everything in them.
- **Image plans** contain volumes, and each volume has revisions. You can mount a revision stored in the cloud and open it like a folder.

## Getting around
1. Select a name in the table, or press [[Enter]] on its row, to open it.
2. Select an entry in the path, such as **All plans**, to go back. [[Alt+Up]] goes up one level.
3. Select **Refresh** to reload the current list.

4. Inside a file plan, **Browse as of a date** lists folders as they were at a backup job. What you restore or download from there is what it was then. **Show the latest** goes back.

“left out” above a folder tells what the last backup didn’t take from it: links, files that couldn’t be read, and anything that isn’t a file.

Rows you can’t open have no link. See [why a row is restricted](restricted-rows).
`,
    },
    {
      name: 'Find a file in a backup',
      slug: 'search-backup',
      labels: 'backup search find wildcard extension browser devices',
      body: `
Inside a plan, type at least 3 characters in the search field. Search matches file names, folder names and extensions, whether or not you type capitals and accents, and includes deleted files.

## Wildcards
An asterisk matches any number of characters. Without one, your text can appear anywhere in a name. With one, the whole name must match.

- ''invoice'' finds every name that contains ''invoice''.
- ''*.pdf'' finds every PDF file.
- ''inv*'' finds names that start with ''inv''.

Inside a folder, only that folder and its subfolders are searched. To search every plan on the device at once, use [Search all plans](search-all-plans).
`,
    },
    {
      name: 'Search all plans of a device',
      slug: 'search-all-plans',
      labels: 'backup search everywhere find revisions devices browser',
      body: `
**Search all plans**, above the table, searches every file plan on the device at once. Results appear as each plan responds. You can stop the search and continue it later.

## What you can do with a result
- Open a file to see its revisions, newest first, then preview, download or restore any of them.
- Select **View in plan** to run the same search in that plan.
- Open a folder to go to it.

## What isn’t searched
Image plans aren’t searched. Mount a revision to look inside. Plans you don’t have permission to view are counted but skipped. If a plan couldn’t be searched, **Retry failed plans** searches it again and keeps your other results.
`,
    },
    {
      name: 'What the tags on a plan mean',
      slug: 'plan-tags',
      labels: 'backup plans tags missing removed disabled deleted status',
      body: `
A tag next to a name shows that something has changed since the backup. The data is still there, unless somebody deleted it from the backup.

- **Plan Deleted**: the plan was deleted, but its backup data was kept.
- **Disabled**: the plan is disabled and isn’t making new backups.
- **Missing**: no longer on the backup target.
- **Removed**: removed from the backup plan.

You can browse, download and restore from these plans as usual. To free up the space they use, [delete their data](delete-plan-data).
`,
    },
    {
      name: 'Revisions of a file',
      slug: 'file-revisions',
      labels: 'backup revisions versions history file older',
      body: `
Whenever a backup finds that a file has changed, it keeps a new revision. Select **Revisions** in a file’s row to list them with their date and size, newest first.

1. Find the file by browsing or [searching](search-backup).
2. Select **Revisions** in its row.
3. Preview, download or restore the one you need. You can select more than one.

Not sure which one you need? [Compare two revisions](compare-revisions) line by line before you restore.
`,
    },
    {
      name: 'Full and incremental revisions',
      slug: 'full-incremental',
      labels: 'backup image revision full incremental delta volume type',
      body: `
The list of a volume’s revisions shows whether each one is **Full** or **Incremental**. A full revision contains everything. An incremental revision contains only what changed since the one before it.

You don’t have to combine them yourself. Any revision you open, mount or restore shows the complete volume as it was at that time.

**Backup size** is the space the revision itself takes up. **Stored on** shows whether it’s in the cloud, on a NAS, or both. Only revisions in the cloud can be [mounted](mount-image).
`,
    },
    {
      name: 'Mount an image revision',
      slug: 'mount-image',
      labels: 'backup image mount volume revision cloud',
      body: `
You can mount a volume revision that is stored in the cloud. Its folders and files then open in the browser like those of a file plan.

1. Open the image plan, then the volume.
2. Select a revision and confirm that you want to mount it. Mounting may take some time, depending on the size of the volume.
3. Browse, download or restore files and folders.

## When you can’t mount a revision
- The revision isn’t stored in the cloud.
- Mounting images in the cloud isn’t enabled for your environment.
- You don’t have permission to view and restore backup data.
`,
    },
    {
      name: 'Why a row is restricted',
      slug: 'restricted-rows',
      labels: 'backup permissions permission restricted role access users',
      body: `
You need permission to view and restore backup data. Without it, you can see files and folders in the list, but you can’t open, select or act on them. A note on the row tells you so.

Some roles can back up and restore files and folders without that permission. With one of these roles, you can open the file plans that allow it, but you can’t open image plans or mount images.

Ask an administrator to give your role permission to view and restore backup data.
`,
    },
    {
      name: 'Select items',
      slug: 'select-items',
      labels: 'backup selection select several bulk checkbox browser',
      body: `
Select the checkbox of each row you need. Your selection is kept while you browse other folders, so you can collect items from several places.

- Click with [[Shift]] to select a range. [[Space]] selects the focused row.
- The checkbox in the header selects everything in the current folder.
- The bar at the bottom shows what you’ve selected and offers **Download**, **Restore**, **Sync to cloud** and **Delete**.
- **Show selection** lists the items, so you can remove some of them.

## Why an action isn’t available
An action applies to items from one plan. To restore a plan or volume, open it and choose a revision. Point at the action to see the reason.
`,
    },
    {
      name: 'Sort a long folder',
      slug: 'sort-folder',
      labels: 'backup sort order columns folder large',
      body: `
Select a column heading to sort by it. Select it again to reverse the order, and a third time to return to the original order.

Large folders load one page at a time as you scroll. You can sort once all pages have loaded, because sorting only part of a folder would be misleading. Until then, rows appear in backup order: folders first, then names.

To jump to a row, type the first letters of its name while the table has focus.
`,
    },
    {
      name: 'Create a folder on a device',
      slug: 'create-folder',
      labels: 'backup folder create new device name restore location',
      body: `
**Create new folder** creates a real folder on the device. You’ll find it in the folders of a file plan and when you choose a restore location. The device must be online.

## Allowed names
- A name is required.
- Windows doesn’t allow characters such as ''< > : " / | ? *'' or names such as ''CON''.
- On a Mac, a name can’t start with a dot.

A folder you create while browsing a backup appears there after the next backup. The browser shows what was backed up, not what is on the disk now.
`,
    },
    {
      name: 'When a list can’t be loaded',
      slug: 'fetch-errors',
      labels: 'backup error loading content retry network failed troubleshooting',
      body: `
“There was an error fetching content” means that the server didn’t respond as expected. Temporary problems are retried automatically before you see this message.

1. Select **Retry**. If only part of a long folder failed, the rest stays and only that part is loaded again.
2. “Your session has expired”: sign in again, then retry.
3. “You don’t have permission to do this”: ask your administrator for access.
4. “This no longer exists”: go back and refresh the list. Somebody may have deleted it.

If this keeps happening, [send a support ticket](support-ticket) that names the device and the plan.
`,
    },
  ],
};
