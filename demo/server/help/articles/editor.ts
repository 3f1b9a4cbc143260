import type { Theme } from './article.ts';

export const editor: Theme = {
  name: 'Writing formatted text',
  articles: [
    {
      name: 'Format text',
      slug: 'format-text',
      labels: 'editor rich text formatting bold heading list quote font ticketing templates',
      body: `
The toolbar sets the style of a paragraph (header, list, quote, code block), its alignment, font and size. Select some text to open a small toolbar with bold, italic, underline, link and code.

## While you type
Type these at the start of a line to change its style:
- ''# '' for a header, ''- '' for a bulleted list, ''1. '' for a numbered list
- ''> '' for a quote, three backticks for a code block, ''---'' for a horizontal rule

**Clear formatting** removes formatting from the selected text. [[Ctrl+Z]] undoes any change.
`,
    },
    {
      name: 'Add links',
      slug: 'links',
      labels: 'editor link address url secure paste rich text',
      body: `
Select some text and press [[Ctrl+K]], or select **Link**. Type or paste the address, then press [[Enter]]. Addresses you type or paste into the text become links automatically.

Place the cursor in a link to see where it goes, and to edit or remove it. [[Alt+Enter]] opens it in a new tab.

Links can use ''http'', ''https'', ''mailto'', ''sms'' and ''tel'' addresses only. Other addresses aren’t accepted, because they could run code.
`,
    },
    {
      name: 'Insert images',
      slug: 'insert-images',
      labels: 'editor image picture screenshot paste drop resize inline rich text',
      body: `
Paste an image, drop it into the text, or select **Insert image**. You can add JPEG, PNG and GIF images of up to 20 MiB each.

- Drag one of the eight handles to resize an image. The corners keep its aspect ratio. On the keyboard, press [[Shift]] and an arrow key.
- Press [[Enter]] on a selected image to open its details. **Alternative text** describes it for people who can’t see it.

An image that couldn’t be uploaded stays in the text with **Retry**. You can’t send a form until every image has been uploaded.
`,
    },
    {
      name: 'Add tables to your text',
      slug: 'text-tables',
      labels: 'editor table insert rows columns merge cells header rich text',
      body: `
Select **Insert**, then **Table**, and choose the number of rows (1 to 50) and columns (1 to 10). [[Tab]] moves to the next cell. In the last cell, it adds a row.

Press [[Alt+Shift+F10]], or select the button in a cell, to open its options:
- insert, move and delete rows and columns
- merge a rectangle of cells, or unmerge them
- add headers, change cell colors, set exact widths and heights

Drag the edge of a cell to resize its column or row. Tables can’t be placed in a code block or inside another table.
`,
    },
    {
      name: 'Mention somebody',
      slug: 'mentions',
      labels: 'editor mention mentions technician users notify ticketing comment',
      body: `
Type ''@'' and the first letters of a name. You’ll see up to five suggestions. Use the arrow keys to browse, [[Enter]] to choose, or [[Escape]] to leave the text as it is.

In ticket comments, a mention can carry a note: “Technician deleted”, “Technician not allowed to view ticket”, or “User not Found”. These people aren’t notified.

“Couldn’t load suggestions”: press [[Enter]] to try again.
`,
    },
    {
      name: 'Attach files to your text',
      slug: 'text-attachments',
      labels: 'editor attachment attach files upload progress email rich text',
      body: `
Select **Insert**, then **Attachment**, or drop files anywhere on the editor. Each file can be up to 20 MiB and is listed below the text with its progress.

- **Download** and **Preview** open a file. **Delete** removes it.
- A file that couldn’t be uploaded stays in the list with the reason and **Retry**.

Images you drop go into the text. To send an image as a file, add it with **Attachment**.
`,
    },
    {
      name: 'Edit the HTML source',
      slug: 'html-source',
      labels: 'editor source html code unsupported elements templates email',
      body: `
Select **Source** to see the text as HTML, with indentation. Select it again to go back.

“Unsupported HTML elements” lists what the editor can’t keep, such as scripts and forms. Remove them from the source, or select **Discard changes** to go back without your changes. Until then, the source stays open and you can’t send the form, so nothing is lost without your knowledge.

Paragraphs, headers 1 to 4, lists, quotes, code, links, images and tables are supported.
`,
    },
    {
      name: 'Paste from other programs',
      slug: 'paste-text',
      labels: 'editor paste clipboard word excel formatting rich text',
      body: `
Text you paste from a word processor, a spreadsheet or a web page keeps its headers, lists, tables, links, bold, italic and colors. Anything the editor doesn’t support is left out. Scripts and hidden content are always removed.

[[Ctrl+Shift+V]] pastes plain text.

“Too large to paste” means that there’s too much content to paste at once. Paste it in smaller parts, or attach it as a file.
`,
    },
  ],
};
