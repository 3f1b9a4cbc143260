import type { Theme } from './article.ts';

export const helpPanel: Theme = {
  name: 'Help and support tickets',
  articles: [
    {
      name: 'The help panel',
      slug: 'help-panel',
      labels: 'help panel support suggestions articles systemDashboard dashboard overview',
      body: `
The help button opens a panel next to your work. It suggests articles for the page you’re on, and updates when you go to another page.

- Type in the search field to search the whole help center. Articles open in a new tab, so you don’t lose your place.
- Select **Contact support** to [send a ticket](support-ticket) to our support team.
- If it’s enabled for you, **Academy** opens in a new tab. You’re already signed in.

“No articles found”: try different words, or contact support. “Something went wrong on our end. Please try again.” isn’t about your search words. Try again in a moment.
`,
    },
    {
      name: 'Write a support ticket',
      slug: 'support-ticket',
      labels: 'help ticket support request priority category subject other',
      body: `
1. Open the help panel and select **Contact support**.
2. Enter a subject and a message of up to 500 characters. Name the device, and tell us what you did and what you expected.
3. Choose a priority: low, normal, high or urgent.
4. Choose the category that fits best. Federal environments don’t have categories.
5. Select **Send ticket**. “Ticket sent” confirms it and shows the ticket’s number, where its answers go, and a link to follow it.

While you write, the form suggests articles that may help. If your message is too long, you can move the rest into a text file; the form offers this.
`,
    },
    {
      name: 'Attach files to a ticket',
      slug: 'ticket-attachments',
      labels: 'help ticket attachment attachments screenshot files upload size type',
      body: `
You can attach up to 5 files of 50 MB each: ''.jpg'', ''.jpeg'', ''.png'', ''.mov'' and ''.txt''. Choose, drop or paste them. You can preview images before you send them.

## Why a file isn’t accepted
- “Only 5 attachments are allowed.”: remove another file first.
- “File … has already been uploaded.”: another file has the same name. Rename it.
- “Please select a different file. The following file(s) are too large: …”
- “Only .jpg, .jpeg, .png, .mov, .txt file extensions are supported.”: its name or contents are of another type.
`,
    },
    {
      name: 'What an attachment’s status means',
      slug: 'attachment-status',
      labels: 'help ticket attachment status processing suspicious failure virus not found',
      body: `
Every file you upload is checked before anybody can open it.

- **This file is being processed**: the check is running. You don’t have to wait for it to send the ticket.
- **Resource Not Found**: the file was flagged as suspicious, and nobody can open it. If you trust it, send a screenshot of its contents instead.
- **Upload failed**: the upload or the check didn’t work. Remove the file and add it again.

A file without a note is fine.
`,
    },
    {
      name: 'Add a screenshot to a ticket',
      slug: 'screen-capture',
      labels: 'help ticket screenshot screen capture picture paste',
      body: `
A screenshot often says more than 500 characters.

- If your browser supports it, select **Capture screen** to take a picture of a window or your whole screen. You can review it before you attach it.
- You can also take a screenshot yourself and paste it into the form with [[Ctrl+V]].

Check the screenshot for names, addresses and passwords before you send it.
`,
    },
    {
      name: 'Ticket drafts',
      slug: 'ticket-drafts',
      labels: 'help ticket draft save lost restore retry offline',
      body: `
Your ticket is saved as you type, including its files. The draft is kept in this browser, for your account only. If you close the panel, reload the page or lose your connection, the draft is there when you open the form again. It’s removed once the ticket has been sent.

If you’re offline when you select **Send ticket**, the ticket waits and is sent as soon as you’re back online, even if you close the panel or reload the page. To change it first, cancel it.

If sending fails, nothing is lost. Try again; files are uploaded again if necessary. A ticket that was received isn’t created twice, even if you didn’t get the confirmation.
`,
    },
    {
      name: 'Request a call',
      slug: 'callback',
      labels: 'help ticket phone call callback antivirus devices mdm patch management remote tools user accounts',
      body: `
For tickets about antivirus, backup, devices, mdm, patch management, remote tools and user accounts, you can request a call. **Request a call** appears when you choose one of these categories. It isn’t available in federal environments.

Enter your number with its country: see [Enter a phone number](phone-number). In your message, tell us when we can reach you and in which time zone.
`,
    },
    {
      name: 'Copy colleagues on a ticket',
      slug: 'ticket-cc',
      labels: 'help ticket cc copy technicians colleagues email users',
      body: `
Under **CC**, search for a name or an email address. The people you choose also receive replies to the ticket.

You can only add technicians from your own directory, not end users or outside addresses. If somebody is missing, they may have another type of account. An administrator can check this in the list of users.
`,
    },
    {
      name: 'When a ticket cannot be sent',
      slug: 'ticket-not-sent',
      labels: 'help ticket error failed community register not authenticated registered troubleshooting',
      body: `
- **You haven’t registered in the community yet**: register there with your account’s email address, then send the ticket again. Your draft is kept.
- “field needs attention”: subject, message, priority and category are required, and the phone number must be valid.
- **Only .jpg, .jpeg, .png, .mov, .txt file extensions are supported.**: see [Attach files to a ticket](ticket-attachments).
- **Couldn’t reach the server**: check your connection, then try again. Nothing you wrote is lost.
`,
    },
    {
      name: 'What diagnostics include',
      slug: 'diagnostics',
      labels: 'help ticket diagnostics privacy details versions route',
      body: `
With your consent, a ticket includes a short text about the page you sent it from: the route, the versions of the screens, and the most recent failed calls. It helps our support team see what you saw.

You can read the text before you send it, or leave it out. Passwords, tokens and anything you typed in other fields aren’t included.
`,
    },
    {
      name: 'Hide the tooltip of the help button',
      slug: 'hide-help-tooltip',
      labels: 'help tooltip hide button dismiss',
      body: `
The first time, a tooltip shows you where to find help. Select **Got it** to hide it for good. Your choice is saved with your account and applies on every computer.

The help button stays, and so does everything behind it: suggestions for the page you’re on, search, and support tickets.
`,
    },
  ],
};
