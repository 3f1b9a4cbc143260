import type { Theme } from './article.ts';

export const embedding: Theme = {
  name: 'For those who embed the screens',
  articles: [
    {
      name: 'Put a screen into your own page',
      slug: 'embed-screens',
      labels: 'api embed embedding elements custom elements portal script integration developers',
      body: `
Each screen is one tag. Load the autoloader once, then write the tag where the screen should be:

- ''<script type="module" src="/rmm/autoloader.js"></script>''
- ''<rmm-backup-browser node-id="7"></rmm-backup-browser>''

It fetches the code of a tag when the tag appears, and only then. Pages without modules load ''rmm-elements.classic.js'' instead. In React, import the tag's own file; its types come along.

A screen takes nothing from the page around it and leaves nothing there.
`,
    },
    {
      name: 'Configure the screens',
      slug: 'configure-screens',
      labels: 'api embedding configure configuration base url headers endpoints locale developers',
      body: `
''configure({ … })'' sets something for the whole page, ''<rmm-config>'' for what is inside it. Changes reach screens that are open.

- ''baseUrl'', ''headers'', ''credentials'' and ''fetch'' say how calls are made.
- ''endpoints'' gives other paths to single calls, by their names.
- ''reportError'' hears of every failure, whether it is shown or not.

All members are optional. The reference of each element is on its page in the gallery.
`,
    },
    {
      name: 'Permissions and feature flags',
      slug: 'feature-flags',
      labels: 'api embedding permissions feature flags federal environment branded developers',
      body: `
Tell the screens what the user may do and what is on:

- ''permissions'', such as ''canViewAndRestoreBackupData''
- ''featureFlags'', such as ''restore_original_location'', ''backup_ntfs_permissions'', ''macff'', ''cloud_image_mounting'' and ''ninja_academy''
- ''environment'': in ''fed'' and ''fed-qa1'' tickets have no category and offer no call
- ''branded'': a build under a partner's brand; tickets then suggest no articles

They decide what is offered. The server has to check each call all the same.
`,
    },
    {
      name: 'Theme and colors of a partner',
      slug: 'theming',
      labels: 'api embedding theme branding colors dark light css accent font developers',
      body: `
Set ''theme'' to ''light'', ''dark'' or ''auto'', and the custom properties you want to change, on the page or on one tag:

- ''--rmm-accent'' for buttons, links and what is selected
- ''--rmm-font'' for the typeface
- the properties of an element itself, such as ''--rmm-backup-browser-height''

Parts that may be styled further are listed with each element. Everything else is closed, so that your page's style sheet cannot break it by accident.
`,
    },
    {
      name: 'Languages and texts of your own',
      slug: 'own-texts',
      labels: 'api embedding language locale translate texts direction rtl developers',
      body: `
''locale'' takes a language such as ''ja'' or ''en-GB''; without it the page's ''lang'' counts, then the browser's. ''direction'' turns the screens around where the language alone does not.

''translate(key, values, locale)'' is asked for every text first. Return your own, or nothing to keep the built-in one. That is how a product gets another name, or the screens another language.
`,
    },
    {
      name: 'Strict security policies',
      slug: 'security-policy',
      labels: 'api embedding csp content security policy trusted types security developers',
      body: `
The screens work under ''default-src 'self''', without inline styles or scripts, and where Trusted Types are required. The autoloader needs no policy of its own.

Formatted text that comes from elsewhere is read by the browser's sanitizer. Where there is none and Trusted Types are enforced, hand over your own policy with ''configure({ trustedTypesPolicy })''.

Nothing is loaded from other hosts.
`,
    },
    {
      name: 'Answer for an action yourself',
      slug: 'events',
      labels: 'api embedding events cancelable prevent default host actions developers',
      body: `
Before a screen does something that matters, it fires an event that can be prevented, with all it was about to use: ''rmm-action'', ''rmm-restore-request'', ''rmm-delete-request'', ''rmm-navigate'', ''rmm-open'', ''rmm-ticket-submit'' and others.

1. Listen on the element or on anything above it.
2. Call ''preventDefault()''.
3. Do it your own way with ''event.detail''.

Afterwards it tells what came of it, such as ''rmm-restore-created'' or ''rmm-ticket-created''. ''rmm-error'' tells of failures.
`,
    },
    {
      name: 'Open the help panel from your page',
      slug: 'embed-help',
      labels: 'api embedding help panel open prefill ticket routes developers launcher',
      body: `
Any button of yours can open the help panel: ''open({ view, query, subject, body, category })'' shows a view with something filled in, ''close()'' closes it. It can be docked, floating, or part of the page.

Articles are suggested by the hash of the address. A table of routes says which words belong to which page; add your own routes to it.

The closed panel costs a page a few kilobytes. Its code comes when it is first opened.
`,
    },
    {
      name: 'Sign-in and second factors in your page',
      slug: 'embed-sessions',
      labels: 'api embedding session sign in mfa authentication renew developers',
      body: `
When a call is refused because the session has ended, ''renewSession'' is asked. Return ''true'' when the user is signed in again, and the call is repeated once.

''resolveMfa'' is asked when the server wants a second factor. Show your own dialog; with ''true'' the call is repeated, with ''false'' it ends without a message.

Without these functions a message tells the user what to do.
`,
    },
  ],
};
