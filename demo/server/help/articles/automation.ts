import type { Theme } from './article.ts';

export const automation: Theme = {
  name: 'Ticketing and automation',
  articles: [
    {
      name: 'Automations that react to tickets',
      slug: 'event-automations',
      labels: 'ticketing automation automations event trigger rules conditions actions editor',
      body: `
An event-based automation is applied when tickets are created or updated.

1. **General**: a name (up to 50 characters), a description, and whether it is enabled. Disabled automations are not applied to newly created or updated tickets.
2. **Conditions**: which tickets it is for, at least one.
3. **Actions**: what happens to them, at least one.
4. Select **Create**.

A mark on a tab says that something in it is missing. Use **Copy** to begin from an existing one; it comes back with “(Copy)” behind its name, as new.
`,
    },
    {
      name: 'Automations that act after a time',
      slug: 'time-automations',
      labels: 'ticketing automation time since schedule hours elapsed escalation sla',
      body: `
A time-based automation looks at how long a ticket has been in a state: since it was created, changed or assigned, since the customer or the technician wrote, or since it got a status.

At least one such “time since” condition has to stand under **Meets all conditions**. Give hours (0 to 99,999) and minutes in quarters; one hour is the beginning.

Add other conditions to narrow it, such as a priority or **Business hours**, then the actions. To remind somebody after two hours in status New, use “time since New” with 2 hours and the action for a notification.
`,
    },
    {
      name: 'Conditions of automations and boards',
      slug: 'conditions',
      labels: 'ticketing automation conditions all any operator equals contains boards filter',
      body: `
Every condition under **Meets all conditions** has to be true, and at least one of those under **Meets any conditions**.

- **equals** and **not equals** compare with one value; **contains any** and **contains none** with several.
- **present** and **not present** need no value, and neither does **changed**.
- **changed to** is for automations that react to events.

## When a condition is refused
“Required”: choose a value. “Must not contain deleted users”, “deleted organizations”, “deleted locations” or “inactive forms”: somebody removed what the condition names. Choose another.
`,
    },
    {
      name: 'Actions of automations',
      slug: 'automation-actions',
      labels: 'ticketing automation actions email comment notification tags time tracker update ticket cc',
      body: `
Actions are performed in their order.

- **Update ticket** changes organization, assignee, requester, status, severity, priority, type or summary.
- Tags can be added, set or removed; so can the CC list, which one automation changes once.
- **Send email** writes to requester, assignee, those in CC, or addresses you type. A subject (up to 100 characters) and a body are required; template emails take both from a template.
- **Comment** adds a public or private comment, **Add time** books time, **Send notification** uses your notification channels: email, SMS or Slack.

An action must not name deleted users.
`,
    },
    {
      name: 'Placeholders in emails and comments',
      slug: 'placeholders',
      labels: 'ticketing automation placeholders email template variables body subject comments',
      body: `
A placeholder stands for a value of the ticket: its id, subject, status, priority, device, organization, requester, assignee, or its comments. The picker copies the one you choose; paste it where it belongs.

## Rules
- “No more than one placeholder comment is allowed”: an email holds one of the comment placeholders, such as the latest or the latest ten.
- “Placeholder used in wrong field” and “Invalid placeholder found at email body”: take it out there.
- “Placeholder 'currentUser' is not supported for this automation type”: nobody is at the keyboard when time triggers an automation.
`,
    },
    {
      name: 'Response templates',
      slug: 'response-templates',
      labels: 'ticketing response template templates canned reply comment actions',
      body: `
A response template holds an answer that technicians give often, together with changes to the ticket: a comment, tags, CC, time, or an update of its fields.

1. Give it a name that technicians recognize.
2. Add at least one action on the tab **Actions**.
3. Leave it enabled: disabled templates are not among the options.

Templates have no conditions; a technician chooses them. Emails and notifications belong to automations.
`,
    },
    {
      name: 'Ticket boards',
      slug: 'ticket-boards',
      labels: 'ticketing board boards columns sorting conditions list tickets system',
      body: `
A board is a saved list of tickets with its own conditions, columns and sorting.

- **Conditions** say which tickets it shows.
- **Columns and sorting** says what it tells of each, and in which order. At least one column is needed; without another choice the newest ids come first.
- Your own active ticket attributes can be columns, too.

System boards cannot be renamed, and their conditions cannot be edited. Copy one to change it.
`,
    },
    {
      name: 'Ticket rules for conditions and scripts',
      slug: 'ticket-rules',
      labels: 'ticketing ruleset rules policies condition script activity create ticket reset retrigger',
      body: `
A ticket rule says how a ticket is made when a condition, a script or an activity asks for one.

- **Ticket creation**: form and status are required; priority and severity can follow the policy.
- **Condition reset**: which status the ticket gets when the condition is over, and after how long: up to 59,999 minutes, 999 hours or 41 days.
- **Condition retrigger**: whether the same ticket is opened again, or a new one is made.

The last two are there for condition rules only. Names have up to 50 characters.
`,
    },
    {
      name: 'Schedules',
      slug: 'schedules',
      labels: 'schedule automation repeats daily weekly monthly scheduled tasks recurrence policies script variables',
      body: `
A schedule says when something runs: never again, daily, weekly, monthly, or every few hours (1 to 23).

- Weekly, choose the days. Monthly, choose a day from 1 to 31, or the last one.
- **Recur Every** leaves some out: every second week, every third month.
- **Ends** never, after a number of occurrences, or on a date. Choosing a date begins one month ahead.

“You can't select a date / time in the past.” Changing **Repeats** sets **Recur Every** back to 1.
`,
    },
    {
      name: 'Script variables',
      slug: 'script-variables',
      labels: 'automation scripts script variables parameters run library policies devices',
      body: `
A script can ask for values when it is run. Each variable has a type: text, integer, decimal, checkbox, date, date and time, a choice from a list, or an IP address.

- An asterisk marks those that are required.
- Numbers take digits only, IP addresses digits and dots.
- The description under a field says what the script does with it.

Some tasks bring pickers of their own: volumes to defragment, a Windows service to start or stop, system restore to turn on or off.
`,
    },
    {
      name: 'Errors when saving an automation',
      slug: 'automation-errors',
      labels: 'ticketing automation error saving failed required troubleshooting',
      body: `
- **Add at least 1 condition**, **Add at least 1 action**, **Please add at least one column**: the tab it is about carries a mark.
- **Time-based automations require at least one 'time since' condition to be set**: add one under **Meets all conditions**.
- **Ticket actions cannot contain deleted users**, **Email action cannot contain deleted users**: choose somebody else.
- **Email action exceeds the maximum character length**: shorten the body.
- **Error saving automation**: try again. The editor stays open with everything in it.
`,
    },
  ],
};
