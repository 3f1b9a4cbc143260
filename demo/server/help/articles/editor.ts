import type { Theme } from './article.ts';

export const editor: Theme = {
  name: 'Writing formatted text',
  articles: [
    {
      name: 'Format a text',
      slug: 'format-text',
      labels: 'editor rich text formatting bold heading list quote font ticketing templates',
      body: `
The toolbar sets the style of a paragraph (header, list, quote, code block), alignment, font and size. Mark some text, and a small toolbar beside it offers bold, italic, underline, link and code.

## While typing
At the start of a line, these become a style as you type:
- ''# '' a header, ''- '' a bulleted list, ''1. '' a numbered list
- ''> '' a quote, three backticks a code block, ''---'' a line across

**Clear formatting** takes letters back to plain. [[Ctrl+Z]] undoes any of it.
`,
    },
    {
      name: 'Links in a text',
      slug: 'links',
      labels: 'editor link address url secure paste rich text',
      body: `
Mark some text and press [[Ctrl+K]], or select **Link**. Type or paste the address, then confirm with [[Enter]]. Addresses that you type or paste into the text become links by themselves.

With the caret in a link, a bubble shows where it goes, to edit or remove it. [[Alt+Enter]] opens it in a new tab.

Links can go to ''http'', ''https'', ''mailto'', ''sms'' and ''tel'' addresses only. What begins otherwise is not taken, because it could run something.
`,
    },
    {
      name: 'Insert images',
      slug: 'insert-images',
      labels: 'editor image picture screenshot paste drop resize inline rich text',
      body: `
Paste a picture, drop it into the text, or choose **Insert image**. JPEG, PNG and GIF are accepted, up to 20 MiB each.

- Drag one of the eight handles to resize it; the corners keep the ratio. With the keyboard, [[Shift]] with an arrow does it.
- [[Enter]] on a selected image opens its details: **Alternative text** says what it shows, for those who do not see it.

A picture that could not be uploaded stays in the text with **Retry**. A form is not sent before all of them are there.
`,
    },
    {
      name: 'Tables in a text',
      slug: 'text-tables',
      labels: 'editor table insert rows columns merge cells header rich text',
      body: `
**Insert**, then **Table**, asks for rows (1 to 50) and columns (1 to 10). [[Tab]] goes to the next cell, and in the last one adds a row.

[[Alt+Shift+F10]], or the button in the cell, opens the options of a cell:
- insert, move and delete rows and columns
- merge several cells that form a rectangle, and unmerge them
- headers, the color of cells, exact widths and heights

Drag the edge of a cell to resize its column or row. A table cannot stand in a code block or in another table.
`,
    },
    {
      name: 'Mention somebody',
      slug: 'mentions',
      labels: 'editor mention mentions technician users notify ticketing comment',
      body: `
Type ''@'' and the beginning of a name. Up to five people are suggested; the arrow keys choose, [[Enter]] takes one, [[Escape]] leaves the text as it is.

In comments on tickets a mention can carry a note: “Technician deleted”, “Technician not allowed to view ticket”, or “User not Found”. Such a mention reaches nobody.

“The suggestions could not be loaded”: press [[Enter]] to try again.
`,
    },
    {
      name: 'Attach files to a text',
      slug: 'text-attachments',
      labels: 'editor attachment attach files upload progress email rich text',
      body: `
**Insert**, then **Attachment**, or drop files anywhere on the editor. Each may have up to 20 MiB and is listed below the text with its progress.

- **Download** and **Preview** open it, **Delete** takes it out.
- A file that was not uploaded stays in the list with the reason and **Retry**.

Dropped pictures go into the text where you drop them. To send a picture as a file, choose it with **Attachment**.
`,
    },
    {
      name: 'Edit the HTML source',
      slug: 'html-source',
      labels: 'editor source html code unsupported elements templates email',
      body: `
**Source** shows the text as HTML, neatly indented. Press it again to go back.

“Unsupported HTML elements” lists what the editor cannot hold, such as scripts and forms. Take them out of the source, or select **Discard changes** to go back without your changes. Until then the source stays open, and a form is not sent, so that nothing is lost without a word.

Paragraphs, headers 1 to 4, lists, quotes, code, links, images and tables are supported.
`,
    },
    {
      name: 'Paste from other programs',
      slug: 'paste-text',
      labels: 'editor paste clipboard word excel formatting rich text',
      body: `
Text from a word processor, a spreadsheet or a web page keeps its headers, lists, tables, links, bold, italic and colors. What the editor does not know is left out; scripts and hidden parts never come along.

[[Ctrl+Shift+V]] pastes plain text.

“Too large to paste” means more than can be put in at once. Paste it in smaller parts, or attach it as a file.
`,
    },
  ],
};
