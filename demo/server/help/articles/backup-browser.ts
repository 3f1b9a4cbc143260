import type { Theme } from './article.ts';

export const backupBrowser: Theme = {
  name: 'Browsing backups',
  articles: [
    {
      name: 'Browse what a device has backed up',
      slug: 'browse-backup',
      labels: 'backup backups browser plans folders devices device deviceDashboard',
      body: `
Open the backups of a device to see its plans. From there you go deeper row by row, and the path above the table leads back to every level.

## What lies where
- **File plans** show the folders they protect, then what is in them.
- **Image plans** show their volumes, then the revisions of a volume. A revision in the cloud can be mounted and opened like a folder.

## Getting around
1. Select a name in the table, or press [[Enter]] on its row, to go in.
2. Select an entry of the path, such as **All plans**, to go back to it. [[Alt+Up]] goes up one level.
3. **Refresh** fetches the current place anew.

Rows that cannot be opened have no link. [Why a row is restricted](restricted-rows) tells the reason.
`,
    },
    {
      name: 'Find a file in a backup',
      slug: 'search-backup',
      labels: 'backup search find wildcard extension browser devices',
      body: `
Inside a plan, type at least 3 characters into the search field. Names of files, names of folders and extensions are searched, deleted files included.

## Wildcards
An asterisk stands for any run of characters. Without one, the text may stand anywhere in a name; with one, the whole name has to fit.

- ''invoice'' finds every name with “invoice” in it.
- ''*.pdf'' finds every PDF file.
- ''inv*'' finds the names that begin with “inv”.

Inside a folder only that folder and what is below it is searched. To search every plan of the device at once, use [Search all plans](search-all-plans).
`,
    },
    {
      name: 'Search all plans of a device',
      slug: 'search-all-plans',
      labels: 'backup search everywhere find revisions devices browser',
      body: `
**Search all plans** above the table looks for a name in every file plan of the device at once. Results appear as each plan answers; you can stop the search and continue it later.

## From a result
- Open a file to see its revisions, newest first, and preview, download or restore any of them.
- **View in plan** goes to the plan itself, with the same search.
- A folder opens where it lies.

## What is not searched
Image plans are left out: mount a revision to look inside. Plans that you may not view are counted and left out. When a plan could not be searched, **Retry failed plans** asks those again and keeps the rest.
`,
    },
    {
      name: 'What the tags on a plan mean',
      slug: 'plan-tags',
      labels: 'backup plans tags missing removed disabled deleted status',
      body: `
A tag beside a name says that something is no longer as it was. The data is still there unless it was deleted here.

- **Plan Deleted**: the plan was deleted, its backup data was not.
- **Disabled**: the image plan is switched off and makes no new backups.
- **Missing**: no longer present on the backup target.
- **Removed**: removed from the backup plan.

You can browse, download and restore from such a plan as from any other. To free the space it takes, [delete its data](delete-plan-data).
`,
    },
    {
      name: 'Revisions of a file',
      slug: 'file-revisions',
      labels: 'backup revisions versions history file older',
      body: `
Each time a backup finds a file changed, it keeps another revision. **Revisions** in the row of a file lists them with date and size, newest first.

1. Find the file by browsing or by [searching](search-backup).
2. Select **Revisions** in its row.
3. Preview, download or restore the one you need. Select several to get them all.

Not sure which one is right? [Compare two revisions](compare-revisions) line by line before you restore.
`,
    },
    {
      name: 'Full and incremental revisions',
      slug: 'full-incremental',
      labels: 'backup image revision full incremental delta volume type',
      body: `
The list of a volume's revisions says of each whether it is **Full** or **Incremental**. A full revision holds everything, an incremental one what has changed since the revision before.

You need not put anything together by hand: opened, mounted or restored, each revision shows the volume as it was at that time.

The columns tell more: **Backup size** is what the revision itself takes, **Stored on** says whether it lies in the cloud, on a NAS, or on both. Only revisions in the cloud can be [mounted](mount-image).
`,
    },
    {
      name: 'Mount an image revision',
      slug: 'mount-image',
      labels: 'backup image mount volume revision cloud',
      body: `
A revision of a volume that lies in the cloud can be mounted: its folders and files then open in the browser like those of a file plan.

1. Open the image plan, then the volume.
2. Select a revision. A dialog asks whether to mount it; this may take some time, depending on the size of the volume.
3. Browse, download or restore single files and folders.

## When it is not offered
- The revision is not in the cloud.
- Cloud mounting is not enabled in your environment.
- You lack the permission to view and restore backup data.
`,
    },
    {
      name: 'Why a row is restricted',
      slug: 'restricted-rows',
      labels: 'backup permissions permission restricted role access users',
      body: `
Viewing and restoring backup data needs a permission. Without it, files and folders are listed but cannot be opened, selected or acted on, and a note says so.

Some roles may back up and restore files and folders without that permission. With such a role you can open the file plans that allow it; image plans stay closed, and no image can be mounted.

An administrator can give your role the permission to view and restore backup data.
`,
    },
    {
      name: 'Select items to act on',
      slug: 'select-items',
      labels: 'backup selection select several bulk checkbox browser',
      body: `
Tick rows to select them. The selection stays while you go to other folders, so you can gather what you need from several places.

- [[Shift]] with a click selects everything in between; [[Space]] selects the row with the focus.
- The box in the table's head selects everything in the current folder.
- The bar at the foot counts what is selected and offers **Download**, **Restore**, **Sync to cloud** and **Delete**.
- **Show selection** lists the items; each can be taken out again.

## Why an action is not offered
An action works on items of one plan. Plans and volumes are restored from what is in them. Point at the action to read the reason.
`,
    },
    {
      name: 'Sort a long folder',
      slug: 'sort-folder',
      labels: 'backup sort order columns folder large',
      body: `
Select a column's heading to sort by it, once more for the other direction, a third time for the original order.

Folders with many thousands of entries are fetched as you scroll, a page at a time. Sorting is offered once all pages are there, because the order of half a folder would be wrong. Until then the rows come as the backup has them: folders first, then names.

To reach a row quickly, type the beginning of its name while the table has the focus.
`,
    },
    {
      name: 'Create a folder on a device',
      slug: 'create-folder',
      labels: 'backup folder create new device name restore location',
      body: `
**Create new folder** makes a real folder on the device. You find it in the folders of a file plan, and where you choose a place to restore to. The device has to be online.

## Which names are allowed
- The name is required.
- Windows refuses characters such as ''< > : " / | ? *'' and names such as ''CON''.
- On a Mac a name does not start with a dot.

A folder made while browsing a backup appears there after the next backup, because the browser shows what was backed up, not what is on the disk.
`,
    },
    {
      name: 'When a list could not be fetched',
      slug: 'fetch-errors',
      labels: 'backup error loading content retry network failed troubleshooting',
      body: `
“There was an error fetching content” means that the server did not answer as it should. Short troubles are tried again by themselves first.

1. Select **Retry**. When only a part of a long folder failed, the rest stays and only that part is asked for again.
2. “Your session has ended”: sign in again, then retry.
3. “You don’t have permission”: ask an administrator for access.
4. “This no longer exists on the server”: go back and refresh; somebody may have deleted it.

If it keeps happening, [write a support ticket](support-ticket) and name the device and the plan.
`,
    },
  ],
};
