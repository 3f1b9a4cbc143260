import type { Theme } from './article.ts';

export const tables: Theme = {
  name: 'Tables, filters and export',
  articles: [
    {
      name: 'Search a table',
      slug: 'search-table',
      labels: 'table search find filter list rows devices users organizations',
      body: `
Type in the search field above a table. The table updates shortly after you stop typing, and so does the number of results below it. Leading and trailing spaces are ignored.

- Press [[Escape]], or select the cross in the field, to clear it.
- Search and filters work together: a row must match both.
- A new search starts on the first page.

If a table loads its rows from the server, the server searches all rows, not only those on your screen.
`,
    },
    {
      name: 'Filter a table',
      slug: 'filter-table',
      labels: 'table filter filters chips date range number clear dashboard reporting reports',
      body: `
The most common filters are above the table. Select **Filters** to see the others. The number next to it shows how many are set.

Each active filter appears as a chip. Select the chip to change the filter, or its cross to remove it. **Clear filters** removes them all.

## Types of filters
- One or more values from a list. You can search long lists.
- A range of numbers or dates. You can leave either end empty.
- A date condition: between two days, on or after a day, on or before a day, or in the last days, weeks or months.
`,
    },
    {
      name: 'Choose and order columns',
      slug: 'table-columns',
      labels: 'table columns settings order hide width resize layout reporting reports',
      body: `
**Table settings** lists the available columns. Select up to 20 to show, and drag them into order or use the arrow keys. You can’t remove a column with a lock. **Save** keeps your choice for this table in this browser.

## Directly in the heading
- Drag a heading to move its column, or its edge to resize it.
- The heading’s menu has **Fit to content**, **Move left**, **Move right** and **Hide column**.

“This table has reached maximum amount of columns.” Remove a column before you add another.
`,
    },
    {
      name: 'Sort a table',
      slug: 'sort-table',
      labels: 'table sort order ascending descending columns settings reporting reports',
      body: `
Select a column heading to sort by it. Select it again to reverse the order. Hold [[Shift]] to sort by a second column within the first.

To change the default order, open **Table settings**, set **Sort By** and **Sort Direction**, and save. You can’t sort by some columns; their headings are plain text.

If you remove the column that a table is sorted by, the table is no longer sorted.
`,
    },
    {
      name: 'Select rows across pages',
      slug: 'select-rows',
      labels: 'table selection select all pages bulk actions rows reporting reports',
      body: `
1. Select the checkboxes of rows, or the checkbox in the header for all rows on this page.
2. To select everything that matches your search and filters, including rows on other pages, choose **Select all … result(s)**.
3. Clear the checkboxes of rows you don’t want.

**Show selected** shows only selected rows. The bar above the rows has the actions for them.

Rows with the note “This item cannot be actioned.” are skipped. If you selected all results, a new search or filter clears the selection, so that an action only affects what you saw. Sorting doesn’t clear it.
`,
    },
    {
      name: 'Export a table',
      slug: 'export-table',
      labels: 'table export csv download reporting report spreadsheet excel',
      body: `
**Export** saves the table as a comma-separated values (CSV) file, which you can open in a spreadsheet.

- Columns: those that are shown, in the same order.
- Rows: all that match your search and filters, on every page.
- Dates and numbers use your language’s format.

If a page can’t be loaded, nothing is saved, because an incomplete file could be mistaken for a complete one. Try again in a moment.
`,
    },
    {
      name: 'Copy rows from a table',
      slug: 'copy-rows',
      labels: 'table copy clipboard paste rows cell spreadsheet',
      body: `
While a table has focus, [[Ctrl+C]] copies the selected rows. You can paste them into a spreadsheet as rows and columns, in the order on your screen. If no rows are selected, the focused cell is copied.

Selected text is copied as text, as usual. On screen, values longer than 1,000 characters are shortened. Export the table to get them in full.
`,
    },
    {
      name: 'Keep a table up to date',
      slug: 'auto-refresh',
      labels: 'table refresh auto-refresh update reload live dashboard reporting reports',
      body: `
Turn on **Auto-Refresh Table Data** in the table settings to reload a table automatically when its data changes. Your page, selection and scroll position are kept.

If it’s off, select **Refresh** to reload the rows. After five minutes without a refresh, a table shows how long ago it was updated.

This setting only appears for tables that support it.
`,
    },
    {
      name: 'Reset a table',
      slug: 'reset-table',
      labels: 'table settings reset defaults restore columns sort reporting reports',
      body: `
1. Open **Table settings**.
2. Select **Reset to defaults**.

Columns, their order and widths, sorting and switches return to their defaults. “Default settings restored successfully” confirms it. Filters and search aren’t affected. Clear them above the table.

Settings are saved for each table in each browser. On another computer, or after you clear your browser’s data, a table starts with its defaults.
`,
    },
    {
      name: 'When a table shows nothing',
      slug: 'empty-table',
      labels: 'table empty no data error unable to fetch troubleshooting filters',
      body: `
- **No data found** with **Clear filters**: nothing matches your search or filters. Clear them.
- **No data found** without it: there’s no data yet.
- **Unable to fetch data. Try again by refreshing your page.**: the server didn’t respond. Refresh the page. If that doesn’t help, [send a support ticket](support-ticket).
- Gray bars: rows are still loading. If they don’t appear, check your connection.
`,
    },
  ],
};
