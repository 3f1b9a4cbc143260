import type { Theme } from './article.ts';

export const tables: Theme = {
  name: 'Tables, filters and export',
  articles: [
    {
      name: 'Search a table',
      slug: 'search-table',
      labels: 'table search find filter list rows devices users organizations',
      body: `
Type into the search field above a table. A moment after the last key the table shows only what fits, and the count at its foot follows. Blanks at the ends do not matter.

- [[Escape]], or the cross in the field, empties it.
- Search and filters work together: a row has to fit both.
- Searching begins on the first page again.

Where a table asks the server for its rows, the search runs there, through everything and not only what is on the screen.
`,
    },
    {
      name: 'Filter a table',
      slug: 'filter-table',
      labels: 'table filter filters chips date range number clear dashboard reporting reports',
      body: `
The most used filters stand above the table. **Filters** opens the others; the number beside it says how many are set.

Each filter that is set appears as a chip that says what it does. Select the chip to change it, its cross to take it away, **Clear filters** to begin anew.

## Kinds of filters
- One or several values of a list; long lists are searched as you type.
- A range of numbers or dates; either end may stay empty.
- A condition on a date: between two days, on or after one, on or before one, or in the last days, weeks or months.
`,
    },
    {
      name: 'Choose and order columns',
      slug: 'table-columns',
      labels: 'table columns settings order hide width resize layout reporting reports',
      body: `
**Table settings** lists the columns. Tick those to show, up to 20, and drag them into order; the arrow keys move them, too. A column with a lock cannot be removed. **Save** keeps the choice for this table in this browser.

## Faster, at the heading
- Drag a heading to move the column, its edge to make it wider.
- The menu of a heading has **Fit to content**, **Move left**, **Move right** and **Hide column**.

“This table has reached maximum amount of columns.” Take one out before you add another.
`,
    },
    {
      name: 'Sort a table',
      slug: 'sort-table',
      labels: 'table sort order ascending descending columns settings reporting reports',
      body: `
Select a heading to sort by it, again for the other direction. With [[Shift]] a second column sorts within the first.

To make an order the usual one, open **Table settings**, set **Sort By** and **Sort Direction**, and save. Some columns cannot be sorted by; their headings are plain text.

When you remove the column that a table is sorted by, the order ends with it.
`,
    },
    {
      name: 'Select rows across pages',
      slug: 'select-rows',
      labels: 'table selection select all pages bulk actions rows reporting reports',
      body: `
1. Tick rows, or the box in the head for all on this page.
2. To take everything that the search and the filters find, choose **Select all … result(s)**, also on pages you have not seen.
3. Untick single rows to leave them out.

**Show selected** shows only what is selected. The bar above the rows offers the actions that work on several rows.

A row that says “This item cannot be actioned.” is skipped. Another search or filter ends a selection of everything, so that an action meets only what you were told; another order keeps it.
`,
    },
    {
      name: 'Export a table',
      slug: 'export-table',
      labels: 'table export csv download reporting report spreadsheet excel',
      body: `
**Export** saves what the table shows as a file of comma-separated values that spreadsheets open.

- The columns are those that are shown, in their order.
- The rows are all that search and filters find, on every page.
- Dates and numbers are written as your language writes them.

If a page cannot be fetched, nothing is saved: half a file would pass for the whole. Try again in a moment.
`,
    },
    {
      name: 'Copy rows from a table',
      slug: 'copy-rows',
      labels: 'table copy clipboard paste rows cell spreadsheet',
      body: `
With the focus in a table, [[Ctrl+C]] copies the selected rows. They paste into a spreadsheet as rows and columns, in the order on the screen. Without a selection the cell with the focus is copied.

Marked text is copied as text, as anywhere else. Values longer than 1,000 characters are shortened on the screen; export the table to get them whole.
`,
    },
    {
      name: 'Keep a table up to date',
      slug: 'auto-refresh',
      labels: 'table refresh auto-refresh update reload live dashboard reporting reports',
      body: `
**Auto-Refresh Table Data** in the table settings lets a table fetch its rows again by itself when something has changed. Your page, your selection and the place you scrolled to stay.

Where it is off, **Refresh** fetches the rows. A table that was not refreshed for five minutes says how old its rows are.

The switch appears only for tables that can be refreshed this way.
`,
    },
    {
      name: 'Put a table back to how it was',
      slug: 'reset-table',
      labels: 'table settings reset defaults restore columns sort reporting reports',
      body: `
1. Open **Table settings**.
2. Select **Reset to defaults**.

Columns, their order and widths, sorting and the switches return to what they were in the beginning. “Default settings restored successfully” confirms it. Filters and the search stay; clear them above the table.

Settings belong to a table and a browser. On another computer, or after the browser's data was cleared, a table begins with its defaults.
`,
    },
    {
      name: 'When a table shows nothing',
      slug: 'empty-table',
      labels: 'table empty no data error unable to fetch troubleshooting filters',
      body: `
- **No data found** with a button **Clear filters**: the filters or the search find nothing. Clear them.
- **No data found** without it: there is nothing yet.
- **Unable to fetch data. Try again by refreshing your page.**: the server did not answer. Refresh; if it lasts, [write a ticket](support-ticket).
- Grey bars: the rows are on their way. If they stay, check the connection.
`,
    },
  ],
};
