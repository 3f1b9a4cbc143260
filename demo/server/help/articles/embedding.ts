import type { Theme } from './article.ts';

export const embedding: Theme = {
  name: 'Embedding the screens',
  articles: [
    {
      name: 'Add a screen to your page',
      slug: 'embed-screens',
      labels: 'api embed embedding elements custom elements portal script integration developers',
      body: `
Each screen is one tag. Load the autoloader once, then add the tag where you want the screen:

- ''<script type="module" src="/rmm/autoloader.js"></script>''
- ''<rmm-backup-browser node-id="7"></rmm-backup-browser>''

The autoloader loads a tag’s code when the tag appears, and not before. Pages without modules load ''rmm-elements.classic.js'' instead. In React, import the tag’s own file, which includes its types.

Screens don’t affect the page around them, and the page doesn’t affect them.
`,
    },
    {
      name: 'Configure the screens',
      slug: 'configure-screens',
      labels: 'api embedding configure configuration base url headers endpoints locale developers',
      body: `
''configure({ … })'' sets options for the whole page, ''<rmm-config>'' for the elements inside it. Changes apply to screens that are already open.

- ''baseUrl'', ''headers'', ''credentials'' and ''fetch'' control how calls are made.
- ''endpoints'' overrides the paths of individual calls, by name.
- ''reportError'' receives every error, whether or not the user sees it.

All options are optional. Each element’s page in the gallery has its reference.
`,
    },
    {
      name: 'Permissions and feature flags',
      slug: 'feature-flags',
      labels: 'api embedding permissions feature flags federal environment branded developers',
      body: `
Tell the screens what the user can do and which features are on:

- ''permissions'', such as ''canViewAndRestoreBackupData''
- ''featureFlags'', such as ''restore_original_location'', ''backup_ntfs_permissions'', ''macff'', ''cloud_image_mounting'' and ''ninja_academy''
- ''environment'': in ''fed'' and ''fed-qa1'', tickets have no category and no call can be requested
- ''branded'': a build under a partner’s brand, in which tickets don’t suggest articles

These only decide what the screens offer. Your server must still check every call.
`,
    },
    {
      name: 'Themes and brand colors',
      slug: 'theming',
      labels: 'api embedding theme branding colors dark light css accent font developers',
      body: `
Set ''theme'' to ''light'', ''dark'' or ''auto''. Set these custom properties on the page or on a single tag:

- ''--rmm-accent'' for buttons, links and selected items
- ''--rmm-background'' and ''--rmm-text'' for the surface and the text on it
- ''--rmm-font'' for the typeface
- properties of a single element, such as ''--rmm-backup-browser-height''

Every other color, such as lines, muted text and the text on a button, is derived from these, so it stays readable in light and dark. If a color differs between the two, use ''light-dark()''.

Each element’s page lists the parts you can style. Everything else is closed, so your page’s style sheet can’t break it by accident.
`,
    },
    {
      name: 'Languages and custom texts',
      slug: 'own-texts',
      labels: 'api embedding language locale translate texts direction rtl developers',
      body: `
''locale'' takes a language such as ''ja'' or ''en-GB''. The default is the page’s ''lang'', then the browser’s language. Use ''direction'' to set the text direction if the language doesn’t imply it.

''translate(key, values, locale)'' is called for every text first. Return your own text, or nothing to keep the built-in one. Use it to rename the product, or to translate the screens into another language.
`,
    },
    {
      name: 'Strict security policies',
      slug: 'security-policy',
      labels: 'api embedding csp content security policy trusted types security developers',
      body: `
The screens work with ''default-src 'self''', without inline styles or scripts, and where Trusted Types are enforced. The autoloader doesn’t need a policy of its own.

Formatted text from elsewhere is read by the browser’s sanitizer. If your users’ browsers don’t have one and you enforce Trusted Types, provide a policy with ''configure({ trustedTypesPolicy })''.

Nothing is loaded from other hosts.
`,
    },
    {
      name: 'Handle an action yourself',
      slug: 'events',
      labels: 'api embedding events cancelable prevent default host actions developers',
      body: `
Before a screen does something important, it fires a cancelable event with all the details: ''rmm-action'', ''rmm-restore-request'', ''rmm-delete-request'', ''rmm-navigate'', ''rmm-open'', ''rmm-ticket-submit'' and others.

1. Listen on the element or on anything that contains it.
2. Call ''preventDefault()''.
3. Do it your own way with ''event.detail''.

Afterwards, an event such as ''rmm-restore-created'' or ''rmm-ticket-created'' tells you the result. ''rmm-error'' tells you about errors.
`,
    },
    {
      name: 'Open the help panel from your page',
      slug: 'embed-help',
      labels: 'api embedding help panel open prefill ticket routes developers launcher',
      body: `
Open the help panel from any button: ''open({ view, query, subject, body, category })'' opens a view and fills in its fields, ''close()'' closes the panel. It can be floating, docked, or inline.

Articles are suggested for the hash of the address. A table of routes maps pages to search words. You can add your own routes.

The closed panel adds a few kilobytes to a page. The rest of its code loads when it’s first opened.
`,
    },
    {
      name: 'Sessions and second factors',
      slug: 'embed-sessions',
      labels: 'api embedding session sign in mfa authentication renew developers',
      body: `
If a call is rejected because the session has expired, ''renewSession'' is called. Return ''true'' once the user has signed in again, and the call is repeated once.

''resolveMfa'' is called when the server requires a second factor. Show your own dialog. Return ''true'' to repeat the call, or ''false'' to cancel it without a message.

Without these functions, a message tells the user what to do.
`,
    },
  ],
};
