import type { Theme } from './article.ts';

export const helpPanel: Theme = {
  name: 'Help and support tickets',
  articles: [
    {
      name: 'The help panel',
      slug: 'help-panel',
      labels: 'help panel support suggestions articles systemDashboard dashboard overview',
      body: `
The help button opens a panel beside your work. It begins with articles about the page you are on and follows you when you go to another.

- Type into the search field to look through the whole help center. Articles open in a new tab, so that you do not lose your place.
- From the same place you can [write a ticket](support-ticket) to the support team.
- Where it is enabled, the academy opens in a new tab, signed in.

“No articles found”: use fewer or other words. “Something went wrong on our end. Please try again.” is about the connection, not about your words.
`,
    },
    {
      name: 'Write a support ticket',
      slug: 'support-ticket',
      labels: 'help ticket support request priority category subject other',
      body: `
1. Open the help panel and choose to submit a ticket.
2. Write a subject and what happened, up to 500 characters. Say which device, what you did, and what you expected.
3. Choose a priority: low, normal, high or urgent.
4. Choose the category that fits best. Federal environments have none.
5. Send it. “Ticket sent” confirms it, and the form closes.

While you write, articles that may help appear below. If you have more to say than fits, move the rest into a text file; the form offers it.
`,
    },
    {
      name: 'Attach files to a ticket',
      slug: 'ticket-attachments',
      labels: 'help ticket attachment attachments screenshot files upload size type',
      body: `
A ticket takes up to 5 files of 50 MB each: ''.jpg'', ''.jpeg'', ''.png'', ''.mov'' and ''.txt''. Choose, drop or paste them. Pictures can be looked at before they go.

## When a file is refused
- “Only 5 attachments are allowed.”: take one out first.
- “File … has already been uploaded.”: it has the name of another one. Rename it.
- “Please select a different file. The following file(s) are too large: …”
- “Only .jpg, .jpeg, .png, .mov, .txt file extensions are supported.”: its name or its content is of another type.
`,
    },
    {
      name: 'What the state of an attachment means',
      slug: 'attachment-status',
      labels: 'help ticket attachment status processing suspicious failure virus not found',
      body: `
Every uploaded file is checked before anybody can open it.

- **Processing**: the check runs. You need not wait for it to send a ticket.
- **Resource Not Found**: the file was flagged as suspicious and is kept from everybody. If you trust it, send a picture of what it shows instead.
- **Failed**: the upload or the check did not work. Take the file out and add it again.

A file without a note is fine.
`,
    },
    {
      name: 'Capture the screen for a ticket',
      slug: 'screen-capture',
      labels: 'help ticket screenshot screen capture picture paste',
      body: `
A picture often says more than 500 characters.

- Where the browser allows it, the form takes a picture of a window or of the screen you choose. You see it first and can throw it away.
- Or take one with your system and paste it with [[Ctrl+V]] into the form.

Look for names, addresses and passwords in the picture before you send it.
`,
    },
    {
      name: 'Drafts of tickets',
      slug: 'ticket-drafts',
      labels: 'help ticket draft save lost restore retry offline',
      body: `
What you type into a ticket is kept as you type it, files included, in this browser and for your account only. Close the panel, reload the page or lose the connection: the draft is there when you open the form again. It is cleared when the ticket was sent.

If sending fails, nothing is lost. Try again; files that were uploaded before are uploaded anew by themselves. A ticket that arrived although its answer was lost is not made twice.
`,
    },
    {
      name: 'Ask for a call',
      slug: 'callback',
      labels: 'help ticket phone call callback antivirus devices mdm patch management remote tools user accounts',
      body: `
For tickets about antivirus, backup, devices, mdm, patch management, remote tools and user accounts you can ask to be called. The box appears when you choose one of these categories; federal environments do not have it.

Give the number with its country: [Enter a phone number](phone-number). Say in the text when you can be reached, and in which time zone.
`,
    },
    {
      name: 'Keep colleagues in copy',
      slug: 'ticket-cc',
      labels: 'help ticket cc copy technicians colleagues email users',
      body: `
Under **CC**, type a part of a name or an address and choose. Those chosen get the answers to the ticket, too.

Only technicians of your own directory are offered: end users and outside addresses cannot be added. Somebody who is missing may have another type of account; an administrator sees it in the list of users.
`,
    },
    {
      name: 'When a ticket cannot be sent',
      slug: 'ticket-not-sent',
      labels: 'help ticket error failed community register not authenticated registered troubleshooting',
      body: `
- **You have not registered in the community**: support answers there. Register with the address of your account, then send the ticket again; your draft is kept.
- **A field is marked**: subject, text, priority and category are required, and a phone number has to be valid.
- **A file is not supported**: see [Attach files to a ticket](ticket-attachments).
- **The server could not be reached**: check the connection and try again. Nothing you wrote is lost.
`,
    },
    {
      name: 'What diagnostics tell',
      slug: 'diagnostics',
      labels: 'help ticket diagnostics privacy details versions route',
      body: `
With your consent a ticket carries a short text about the page it was written on: the route, the versions of the screens, and the calls that failed last. It helps the support team to see what you saw.

You read the text before it goes and can leave it out. Passwords, tokens and what you typed into other fields are not in it.
`,
    },
    {
      name: 'Hide the tooltip of the help button',
      slug: 'hide-help-tooltip',
      labels: 'help tooltip hide button dismiss',
      body: `
The first time, a tooltip shows where help is. Hide it for good there, and it stays away: the choice is kept with your account, on every computer.

The button itself remains, and so does everything behind it: suggestions for the page you are on, the search, and the way to write a ticket.
`,
    },
  ],
};
