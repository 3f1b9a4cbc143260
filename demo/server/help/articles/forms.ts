import type { Theme } from './article.ts';

export const forms: Theme = {
  name: 'Forms, dialogs and files',
  articles: [
    {
      name: 'Enter a phone number',
      slug: 'phone-number',
      labels: 'phone number country form callback ticketing users user accounts',
      body: `
Choose the country with the flag, then type the number; it is formatted as you type. A number pasted with its ''+'' and country code chooses the country by itself.

- An extension goes behind the number, such as ''ext. 89''.
- **Invalid phone number** means that no number of this country has that form. Check the country first: it begins with the United States.
- Changing the country clears a number that does not fit the new one.
`,
    },
    {
      name: 'Upload files',
      slug: 'upload-files',
      labels: 'upload files attachment drop paste form size limit',
      body: `
Drop files on the field, paste them with [[Ctrl+V]], or select **Choose files**. Below the field stands what is accepted: how many, how large, and which types.

Files that do not fit are named with the reason: too many, too large, empty, of a type that is not accepted, or added already. Those that fit are added all the same.

## While they are uploaded
Each file has a card with its progress. **Retry** sends a failed one again; the cross takes it out. A form waits until all its files are there.
`,
    },
    {
      name: 'Choose from long lists',
      slug: 'choose-options',
      labels: 'select dropdown options list search multiple form',
      body: `
Open the list and type to narrow it. Long lists are fetched in parts; scroll on, or type more, and the next part comes.

- The arrow keys move, [[Enter]] chooses, [[Escape]] closes.
- Where several may be chosen, each becomes a tag; [[Backspace]] in the empty field takes the last one out.
- Some lists take values of your own: type one and press [[Enter]].

“No options found” means that nothing fits what you typed. When the options could not be loaded, [[Enter]] tries again.
`,
    },
    {
      name: 'Dialogs with tabs',
      slug: 'tabbed-dialogs',
      labels: 'dialog tabs form required error save submit editor policies',
      body: `
Larger forms spread over tabs beside the content. Two marks tell where something is left to do.

- **Tab contains required content**: there are fields that have to be filled.
- **Tab content contains error**: something there was refused. The marks light up for a few seconds after you tried to save.

Up and down arrows go through the tabs, left and right close and open a group. The button at the end saves everything, whichever tab is open.
`,
    },
    {
      name: 'Unsaved changes',
      slug: 'unsaved-changes',
      labels: 'unsaved changes discard close dialog form lost',
      body: `
Closing a form with changes asks first and lists what you have not saved: what it was, and what it becomes.

- **Keep editing** goes back; nothing is lost.
- **Discard changes** closes the form and forgets them.

If saving fails, the form stays open with everything you entered. Mend what is marked, or try again in a moment.
`,
    },
    {
      name: 'Choose a color',
      slug: 'choose-color',
      labels: 'color colour picker hex branding form',
      body: `
Type a color as hex, such as ''#1a73e8'', choose one of the 15 swatches, or drag in the area and along the line below it. The area sets saturation and brightness, the line the hue.

With the keyboard, the arrow keys move in the area and along the line.

“Enter a color as hex” means that a letter or digit is missing or wrong: three or six of ''0-9'' and ''a-f'' belong behind the ''#''.
`,
    },
    {
      name: 'Dates and ranges',
      slug: 'dates',
      labels: 'date range picker calendar past schedule filter form',
      body: `
Type a date, or open the calendar and choose one. In a range, choose the first day, then the last; either may stay empty where the form allows it.

Where something is planned, past days cannot be chosen: only today and later are valid. Filters offer spans such as **Today**, **Last 7 days** and **This month** beside a range of your own.
`,
    },
    {
      name: 'Play a video',
      slug: 'play-video',
      labels: 'video player captions quality speed academy training keyboard',
      body: `
Under **Settings** you find quality, captions and speed. Quality begins with 720p; choose less on a slow connection.

## Keys
- [[Space]] or [[K]] plays and pauses.
- Left and right arrows go 5 seconds back and forward, up and down change the volume.
- [[M]] mutes, [[F]] fills the screen, [[C]] shows captions.

“The video did not arrive”: check the connection, then try again.
`,
    },
  ],
};
