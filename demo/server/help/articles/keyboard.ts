import type { Theme } from './article.ts';

export const keyboard: Theme = {
  name: 'Keyboard and display',
  articles: [
    {
      name: 'Use the keyboard to browse backups',
      slug: 'keyboard',
      labels: 'keyboard shortcuts keys accessibility backup browser table',
      body: `
- Arrow keys, [[Page Up]], [[Page Down]], [[Home]] and [[End]] move.
- [[Enter]] opens a row, [[Alt+Up]] goes up one level.
- [[Space]] selects the row, [[Shift]] with an arrow extends the selection, [[Ctrl+A]] selects all.
- A letter jumps to the next name that begins with what you type.
- [[Tab]] goes to the path, the search and the actions.

On a Mac, press [[Cmd]] where this says [[Ctrl]].
`,
    },
    {
      name: 'Use the keyboard in tables',
      slug: 'table-keyboard',
      labels: 'keyboard shortcuts keys table accessibility columns sort select',
      body: `
- Arrow keys go from cell to cell; [[Home]] and [[End]] to the ends of a row, with [[Ctrl]] to the ends of the table.
- [[Enter]] or [[F2]] goes into a cell with controls, [[Escape]] back out.
- [[Space]] selects, [[Shift]] extends, [[Ctrl+A]] selects all, [[Ctrl+C]] copies.

## On a heading
- [[Enter]] sorts; with [[Shift]] by one more column.
- [[Alt+Down]] opens its menu, which can do all that the mouse can.
- [[Shift]] with an arrow moves the column; [[Alt+Shift]] with an arrow makes it wider or narrower.
`,
    },
    {
      name: 'Use the keyboard in the editor',
      slug: 'editor-keyboard',
      labels: 'keyboard shortcuts keys editor rich text formatting accessibility',
      body: `
[[Ctrl+/]] lists every key. The ones most used:

- [[Ctrl+B]], [[Ctrl+I]], [[Ctrl+U]]: bold, italic, underline
- [[Ctrl+K]]: link; [[Alt+Enter]] opens the one at the caret
- [[Ctrl+Alt+1]] to [[Ctrl+Alt+4]]: headers, [[Ctrl+Alt+0]] a paragraph
- [[Ctrl+Shift+8]] and [[Ctrl+Shift+7]]: lists, [[Tab]] and [[Shift+Tab]] indent them
- [[Ctrl+Enter]]: out of a code block
- [[Alt+F10]]: to the toolbar, [[Escape]] back to the text
`,
    },
    {
      name: 'Light and dark, large text, contrast',
      slug: 'display',
      labels: 'theme dark light contrast zoom accessibility display reduced motion',
      body: `
The screens follow the theme of the console, or of your system where the console leaves it open. They work with your system's high-contrast colors, with text enlarged to 200 percent, and on a phone.

If your system asks for less motion, nothing slides or spins more than it has to.

Every control can be reached with the keyboard, and what changes by itself is told to screen readers.
`,
    },
    {
      name: 'Languages and directions of writing',
      slug: 'languages',
      labels: 'language locale english japanese arabic rtl direction dates numbers',
      body: `
The screens are in English and Japanese; dates, numbers and sizes are written as your language writes them. In languages written from right to left everything is mirrored, videos excepted.

Names of files, people and organizations stay as they are, whatever their script. You can write tickets in any language; articles of this help center are in English.
`,
    },
  ],
};
