import type { Theme } from './article.ts';

export const forms: Theme = {
  name: 'Forms, dialogs and files',
  articles: [
    {
      name: 'Enter a phone number',
      slug: 'phone-number',
      labels: 'phone number country form callback ticketing users user accounts',
      body: `
Choose a country, then type the number. It’s formatted as you type. If you paste a number that starts with ''+'' and a country code, the country is set for you.

- Add an extension after the number, such as ''ext. 89''.
- **Invalid phone number** means that the number isn’t valid in this country. Check the country first. The default is the United States.
- Changing the country clears a number that isn’t valid there.
`,
    },
    {
      name: 'Upload files',
      slug: 'upload-files',
      labels: 'upload files attachment drop paste form size limit',
      body: `
Drop files on the field, paste them with [[Ctrl+V]], or select **Choose files**. The field shows how many files you can add, how large they can be, and which types are accepted.

Files that can’t be added are listed with the reason: too many, too large, empty, an unsupported type, or already added. The other files are still added.

## While files upload
Each file shows its progress. **Retry** uploads a failed file again, and the cross removes it. You can’t submit a form until all its files have been uploaded.
`,
    },
    {
      name: 'Choose from long lists',
      slug: 'choose-options',
      labels: 'select dropdown options list search multiple form',
      body: `
Open the list and type to narrow it down. Long lists load in parts: scroll down or type to load more.

- Use the arrow keys to move, [[Enter]] to choose, and [[Escape]] to close.
- If you can choose several options, each becomes a tag. Press [[Backspace]] in the empty field to remove the last one.
- Some lists accept your own values: type one and press [[Enter]].

“No options found” means that nothing matches what you typed. “Couldn’t load options”: press [[Enter]] to try again.
`,
    },
    {
      name: 'Dialogs with tabs',
      slug: 'tabbed-dialogs',
      labels: 'dialog tabs form required error save submit editor policies',
      body: `
Larger forms are split into tabs next to the content. Two marks show where something is left to do.

- **Tab contains required content**: there are required fields on this tab.
- **Tab content contains error**: something on this tab needs to be fixed. These marks are highlighted for a few seconds after you try to save.

Use the up and down arrow keys to move between tabs, and left and right to collapse and expand a group. The button at the bottom saves every tab.
`,
    },
    {
      name: 'Unsaved changes',
      slug: 'unsaved-changes',
      labels: 'unsaved changes discard close dialog form lost',
      body: `
If you close a form with unsaved changes, you’re asked first. The dialog lists each change with its old and new value.

- **Keep editing** goes back to the form. Nothing is lost.
- **Discard changes** closes the form without saving.

If saving fails, the form stays open with everything you entered. Fix the marked fields, or try again in a moment.
`,
    },
    {
      name: 'Choose a color',
      slug: 'choose-color',
      labels: 'color colour picker hex branding form',
      body: `
Type a hex color such as ''#1a73e8'', choose one of the 15 preset colors, or drag in the color area and on the slider below it. The area sets saturation and brightness. The slider sets the hue.

On the keyboard, use the arrow keys in the area and on the slider.

“Enter a hex color” means that a character is missing or wrong. Use three or six characters from ''0-9'' and ''a-f'' after the ''#''.
`,
    },
    {
      name: 'Dates and ranges',
      slug: 'dates',
      labels: 'date range picker calendar past schedule filter form',
      body: `
Type a date, or open the calendar and choose one. In a range, choose the first day, then the last. If the form allows it, you can leave either one empty.

When you schedule something, you can’t choose days in the past. Filters also offer ranges such as **Today**, **Last 7 days** and **This month**, or a custom range.
`,
    },
    {
      name: 'Play a video',
      slug: 'play-video',
      labels: 'video player captions quality speed academy training keyboard',
      body: `
Under **Settings**, choose the quality, captions and speed. The default quality is 720p. Choose a lower one on a slow connection.

## Keys
- [[Space]] or [[K]] plays and pauses.
- The left and right arrow keys skip back and forward 5 seconds. Up and down change the volume.
- [[M]] mutes, [[F]] toggles full screen, [[C]] shows captions.

“The video couldn’t be loaded”: check your connection, then try again.
`,
    },
  ],
};
