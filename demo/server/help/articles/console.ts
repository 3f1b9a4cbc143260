import type { Theme } from './article.ts';

export const consolePages: Theme = {
  name: 'Devices, organizations and users',
  articles: [
    {
      name: 'Find your way around the console',
      slug: 'console-overview',
      labels: 'systemDashboard dashboard overview getting started navigation home console',
      body: `
The logo in the header leads to the overview of the whole system. From there you go to organizations, locations and devices; the path above a page leads back, and collapses into a menu when it is long.

- The last ten pages you had open stay as tabs.
- The side bar can be folded away; the console remembers that.
- The help button knows which page you are on: see [the help panel](help-panel).

New here? The steps under **Getting started** go through the first devices, policies and users.
`,
    },
    {
      name: 'Find a device',
      slug: 'find-device',
      labels: 'devices device search find online offline organizations dashboard list',
      body: `
Search by name, display name or system name. Narrow a long list by organization, by kind (Windows, Linux, Mac; server or workstation), or to those that are online.

Open a device to see what is on it and, where backup is enabled, its [backups](browse-backup).

A device that should be there but is not may still wait to be approved: see [approve or reject devices](approve-devices).
`,
    },
    {
      name: 'Approve or reject devices',
      slug: 'approve-devices',
      labels: 'devices approval approve reject pending node nodes security install',
      body: `
Where approval is manual, new devices wait under **Pending**.

- Approve one, and it begins to be managed. A device that is only a candidate is installed first.
- Reject it, and it stays out, listed under **Rejected**. You can still approve it from there.

The list keeps who decided. With automatic approval new devices are managed at once.
`,
    },
    {
      name: 'Organizations and locations',
      slug: 'organizations',
      labels: 'organizations organization locations customerDashboard clients policy dashboard',
      body: `
An organization is a customer of yours, or a part of your own company. Its locations are the places where its devices stand. Both have a dashboard, which you can sort as you like.

Policies, users and integrations refer to them: an organization's policy says which of its devices are backed up, and a provider's [company](map-organizations) belongs to an organization, its sites to locations.
`,
    },
    {
      name: 'Policies, inherited and overridden',
      slug: 'policies',
      labels: 'policies policy inherited overridden override backup patch management scripts revert script',
      body: `
A policy says what happens on devices: backups, patches, scripts, conditions. A policy below another inherits its settings.

- Change an inherited setting, and it is marked **Overridden**: from then on it keeps its own value.
- **Revert** takes the parent's value back and follows it again.
- Enabling or disabling an inherited backup plan overrides it as well.

When something on a device is not as you set it, look for an override on the way down to it.
`,
    },
    {
      name: 'Which devices are backed up',
      slug: 'backup-policy',
      labels: 'backup policy policies organizations devices enabled mode bandwidth plan',
      body: `
The backup policy of an organization covers all of its devices, only those that were selected, or none. It also sets how much of the connection backups may take, and where they are kept.

A device without backup has no plans to browse and cannot be a destination of a [restore](restore-other); the list of destinations says when the policy leaves one out.

Which files a plan protects, and when it runs, is set in the plans of the device's policy.
`,
    },
    {
      name: 'Scheduled tasks',
      slug: 'scheduled-tasks',
      labels: 'scheduled tasks automation scripts targets devices groups schedule script variables run',
      body: `
A scheduled task runs scripts on targets, such as devices and groups, by a [schedule](schedules).

Choose **run on the device** to let devices keep the time themselves. The schedule then begins anew with one for devices, and groups are taken off the targets, because a device does not know its groups.

A task that is switched off keeps its targets and schedule.
`,
    },
    {
      name: 'Maintenance mode',
      slug: 'maintenance-mode',
      labels: 'devices maintenance mode alerts notifications suppress automation',
      body: `
During planned work, maintenance mode keeps a device's alerts and notifications quiet. Set how long: 1 to 10,000 minutes or hours, one hour in the beginning, or without an end.

Only one maintenance mode can be set in an automation. A maintenance mode that blocks scripts or tasks keeps the automation from running, too, until it ends.
`,
    },
    {
      name: 'Users and their permissions',
      slug: 'user-permissions',
      labels: 'users user permissions roles technician end user administration account user accounts access',
      body: `
Technicians work in the console, end users are those you help. What a technician may do comes from roles.

- Viewing and restoring backup data is a permission of its own: see [restricted rows](restricted-rows).
- Only technicians can be in copy of a support ticket, or be mentioned in a comment.
- When a user is deleted, open tickets lose them as assignee and requester. Automations that name them have to be changed before they can be saved.
`,
    },
    {
      name: 'Confirm with a second factor',
      slug: 'second-factor',
      labels: 'security mfa multi-factor authentication second factor account users delete',
      body: `
Risky steps, such as deleting backup data, can ask for a second factor: a code from your authenticator, or whatever your administrator set up.

1. Confirm in the dialog that appears.
2. The step goes on by itself; you need not begin again.

If you close the dialog, the step is not done, and nothing else happens. “Your session has ended” is something else: sign in again, then retry.
`,
    },
  ],
};
