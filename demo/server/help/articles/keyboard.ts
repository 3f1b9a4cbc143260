import type { Theme } from './article.ts';

export const keyboard: Theme = {
  name: 'Keyboard and display',
  articles: [
    {
      name: 'Keyboard shortcuts for browsing backups',
      slug: 'keyboard',
      labels: 'keyboard shortcuts keys accessibility backup browser table',
      body: `
- Arrow keys, [[Page Up]], [[Page Down]], [[Home]] and [[End]] move.
- [[Enter]] opens a row. [[Alt+Up]] goes up one level.
- [[Space]] selects the row, [[Shift]] and an arrow key extends the selection, [[Ctrl+A]] selects all.
- Type the first letters of a name to jump to it.
- [[Tab]] moves to the path, the search field and the actions.

On a Mac, use [[Cmd]] instead of [[Ctrl]].
`,
    },
    {
      name: 'Keyboard shortcuts in tables',
      slug: 'table-keyboard',
      labels: 'keyboard shortcuts keys table accessibility columns sort select',
      body: `
- Arrow keys move from cell to cell. [[Home]] and [[End]] move to the ends of the row; add [[Ctrl]] for the ends of the table.
- [[Enter]] or [[F2]] enters a cell with controls. [[Escape]] leaves it.
- [[Space]] selects a row, [[Shift]] extends the selection, [[Ctrl+A]] selects all, [[Ctrl+C]] copies.

## In a column heading
- [[Enter]] sorts by the column. With [[Shift]], it sorts by one more column.
- [[Alt+Down]] opens the column menu, which has everything you can do with the mouse.
- [[Shift]] and an arrow key moves the column. [[Alt+Shift]] and an arrow key changes its width.
`,
    },
    {
      name: 'Keyboard shortcuts in the editor',
      slug: 'editor-keyboard',
      labels: 'keyboard shortcuts keys editor rich text formatting accessibility',
      body: `
[[Ctrl+/]] lists all shortcuts. The most common ones:

- [[Ctrl+B]], [[Ctrl+I]], [[Ctrl+U]]: bold, italic, underline
- [[Ctrl+K]]: link. [[Alt+Enter]] opens the link at the cursor.
- [[Ctrl+Alt+1]] to [[Ctrl+Alt+4]]: headers. [[Ctrl+Alt+0]]: paragraph.
- [[Ctrl+Shift+8]] and [[Ctrl+Shift+7]]: lists. [[Tab]] and [[Shift+Tab]] indent and outdent items.
- [[Ctrl+Enter]]: exit a code block
- [[Alt+F10]]: move to the toolbar. [[Escape]] returns to the text.
`,
    },
    {
      name: 'Themes, large text and contrast',
      slug: 'display',
      labels: 'theme dark light contrast zoom accessibility display reduced motion',
      body: `
The screens follow the theme of the console, or of your system if the console doesn’t set one. They support your system’s high-contrast colors, text enlarged to 200 percent, and phones.

If your system asks for reduced motion, animations are kept to a minimum.

You can reach every control with the keyboard, and screen readers announce what changes on the page.
`,
    },
    {
      name: 'Languages and text direction',
      slug: 'languages',
      labels: 'language locale english japanese arabic rtl direction dates numbers',
      body: `
The screens are available in English and Japanese. Dates, numbers and sizes use your language’s format. In languages written from right to left, everything is mirrored except videos.

Names of files, people and organizations are shown as they are, in any script. You can write tickets in any language. The articles in this help center are in English.
`,
    },
  ],
};
