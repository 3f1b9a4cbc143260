import type { Theme } from './article.ts';

export const consolePages: Theme = {
  name: 'Devices, organizations and users',
  articles: [
    {
      name: 'Find your way around the console',
      slug: 'console-overview',
      labels: 'systemDashboard dashboard overview getting started navigation home console',
      body: `
The logo in the header opens the overview: how many devices are online, and the newest tickets.

- **Devices** lists all devices. Open one to see its [backups](browse-backup).
- **Tickets** lists what people sent to support: see [how to answer a ticket](answer-ticket). **Boards** lists tickets by [conditions of your own](ticket-boards).
- **Automations** has the [rules for tickets](event-automations) and the [response templates](response-templates).
- **Settings** has the theme, the language and the direction of text. They’re saved in this browser.
- **Help** knows which page you’re on: see [the help panel](help-panel).

Back and forward in the browser, and its bookmarks, work for every page of the console.
`,
    },
    {
      name: 'Find a device',
      slug: 'find-device',
      labels: 'devices device search find online offline organizations dashboard list',
      body: `
**Devices** lists all devices, with their class, such as **Windows server** or **Mac**. Enter a part of a name or of a **System name** to search. To narrow down a long list, filter it by **State**: **Online** or **Offline**.

Open a device to see its [backups](browse-backup). The overview shows how many devices there are of each class.

Can’t find a device? It may still be waiting for approval: see [approve or reject devices](approve-devices).
`,
    },
    {
      name: 'Approve or reject devices',
      slug: 'approve-devices',
      labels: 'devices approval approve reject pending node nodes security install',
      body: `
If approval is manual, new devices wait under **Pending**.

- Approve a device to start managing it. If it’s only a candidate, the agent is installed first.
- Reject a device to keep it out. It’s listed under **Rejected**, where you can still approve it.

The list shows who made each decision. With automatic approval, new devices are managed immediately.
`,
    },
    {
      name: 'Organizations and locations',
      slug: 'organizations',
      labels: 'organizations organization locations customerDashboard clients policy dashboard',
      body: `
An organization is one of your customers, or a part of your own company. Its locations are the places where its devices are. Both have a dashboard that you can arrange as you like.

Policies, users and integrations refer to them. An organization’s policy decides which of its devices are backed up. A provider’s [company](map-organizations) maps to an organization, and its sites map to locations.
`,
    },
    {
      name: 'Inherited and overridden policies',
      slug: 'policies',
      labels: 'policies policy inherited overridden override backup patch management scripts revert script',
      body: `
A policy controls what happens on devices: backups, patches, scripts and conditions. A policy below another one inherits its settings.

- If you change an inherited setting, it’s marked **Overridden** and keeps its own value.
- **Revert** restores the parent’s value and follows it again.
- Enabling or disabling an inherited backup plan also overrides it.

If a device doesn’t use the settings you expect, look for an override in the policies between.
`,
    },
    {
      name: 'Which devices are backed up',
      slug: 'backup-policy',
      labels: 'backup policy policies organizations devices enabled mode bandwidth plan',
      body: `
An organization’s backup policy covers all of its devices, only selected devices, or none. It also sets how much bandwidth backups can use, and where they’re stored.

A device without backup has no plans to browse and can’t be a destination for a [restore](restore-other). The list of destinations shows when the policy excludes a device.

The plans in the device’s policy set which files are protected, and when each plan runs.
`,
    },
    {
      name: 'Scheduled tasks',
      slug: 'scheduled-tasks',
      labels: 'scheduled tasks automation scripts targets devices groups schedule script variables run',
      body: `
A scheduled task runs scripts on targets, such as devices and groups, on a [schedule](schedules).

Choose **run on the device** to let each device keep track of time itself. The schedule is then reset to one that devices support, and groups are removed from the targets, because a device doesn’t know which groups it’s in.

A disabled task keeps its targets and schedule.
`,
    },
    {
      name: 'Maintenance mode',
      slug: 'maintenance-mode',
      labels: 'devices maintenance mode alerts notifications suppress automation',
      body: `
Use maintenance mode to suppress a device’s alerts and notifications during planned work. Set a duration from 1 to 10,000 minutes or hours (the default is one hour), or leave it open-ended.

An automation can set maintenance mode only once. If maintenance mode blocks scripts or tasks, the automation doesn’t run until it ends.
`,
    },
    {
      name: 'Users and permissions',
      slug: 'user-permissions',
      labels: 'users user permissions roles technician end user administration account user accounts access',
      body: `
Technicians work in the console. End users are the people you support. Roles decide what a technician can do.

- Viewing and restoring backup data requires its own permission: see [restricted rows](restricted-rows).
- Only technicians can be in CC of a support ticket, or be mentioned in a comment.
- If you delete a user, open tickets lose them as assignee and requester. Automations that name them must be changed before they can be saved.
`,
    },
    {
      name: 'Confirm with a second factor',
      slug: 'second-factor',
      labels: 'security mfa multi-factor authentication second factor account users delete',
      body: `
Sensitive actions, such as deleting backup data, can require a second factor: a code from your authenticator app, or whatever your administrator has set up.

1. Confirm in the dialog that appears.
2. The action continues. You don’t have to start over.

If you close the dialog, the action is canceled and nothing changes. “Your session has expired” is different: sign in again, then retry.
`,
    },
  ],
};
