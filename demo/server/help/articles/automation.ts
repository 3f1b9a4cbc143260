import type { Theme } from './article.ts';

export const automation: Theme = {
  name: 'Ticketing and automation',
  articles: [
    {
      name: 'Event-based automations',
      slug: 'event-automations',
      labels: 'ticketing automation automations event trigger rules conditions actions editor order',
      body: `
Event-based automations apply when tickets are created or updated. To add one, go to **Automations** and select **New automation**.

1. **General**: a name (up to 50 characters), a description, and whether it’s enabled. Disabled automations are not applied to newly created or updated tickets.
2. **Conditions**: which tickets it applies to. Add at least one.
3. **Actions**: what happens to them. Add at least one.
4. Select **Create**.

A mark on a tab shows that something is missing. Before you save, you can [test the automation](test-automation). To start from an existing one, copy it; the copy has “(Copy)” after its name.

Changes are kept in this browser until you save them. If somebody else saved the automation meanwhile, nothing is overwritten: you see both versions and choose.

Automations run in the order of their list, and each sees what those before it did. **Run earlier** and **Run later** change the order; the switch under **Enabled** turns one on or off.
`,
    },
    {
      name: 'Time-based automations',
      slug: 'time-automations',
      labels: 'ticketing automation time since schedule hours elapsed escalation sla',
      body: `
Time-based automations look at how long a ticket has been in a state: since it was created, changed or assigned, since the customer or the technician last wrote, or since it got a status.

Add at least one “time since” condition under **Meets all conditions**. Enter hours (0 to 99,999) and minutes in steps of 15. The default is one hour.

Add other conditions to narrow it down, such as a priority or **Business hours**, then add actions. For example, to send a reminder after two hours in status New, use **Time since New** with 2 hours and the notification action.
`,
    },
    {
      name: 'Conditions in automations and boards',
      slug: 'conditions',
      labels: 'ticketing automation conditions all any operator equals contains boards filter',
      body: `
Every condition under **Meets all conditions** must be true, and at least one of those under **Meets any conditions**.

- **Is** and **Is not** compare with one value. **Contains any of** and **Contains none of** compare with several.
- **Is set**, **Is not set** and **Changed** don’t need a value.
- **Changed to** is available in event-based automations only.

Rows can be moved, duplicated and copied to another automation, and everything can be undone. Conditions that exclude each other are marked.

## When a condition is rejected
“Required”: choose a value. “Must not contain deleted users”, “deleted organizations”, “deleted locations” or “inactive forms”: something that the condition names was deleted or deactivated. Choose something else.
`,
    },
    {
      name: 'Actions in automations',
      slug: 'automation-actions',
      labels: 'ticketing automation actions email comment notification tags time tracker update ticket cc',
      body: `
Actions run in order.

- **Update ticket** changes the organization, assignee, requester, status, severity, priority, type or summary.
- Tags can be added, set or removed. So can the CC list, once in each automation.
- **Send email** sends to the requester, the assignee, people in CC, or addresses you enter. A subject (up to 100 characters) and a body are required. Template emails take both from a template.
- **Add comment** adds a public or private comment. **Add time** logs time. **Send notification** uses your notification channels: email, SMS or Slack.

Actions can’t name deleted users.
`,
    },
    {
      name: 'Placeholders in emails and comments',
      slug: 'placeholders',
      labels: 'ticketing automation placeholders email template variables body subject comments',
      body: `
A placeholder is replaced by a value from the ticket: its id, subject, status, priority, device, organization, requester, assignee or comments. Place the cursor where you need it, then choose one under **Placeholders**. Point at a placeholder in a text to see a sample.

## Rules
- “No more than one placeholder comment is allowed”: use only one comment placeholder in an email, such as the latest comment or the last ten.
- “Placeholder used in wrong field” and “Invalid placeholder found at email body”: remove it from there.
- “Placeholder 'currentUser' is not supported for this automation type”: a time-based automation isn’t triggered by a user.
`,
    },
    {
      name: 'Test an automation before you save it',
      slug: 'test-automation',
      labels: 'ticketing automation automations test try dry run examples history matching tickets result',
      body: `
**Test** shows what an automation would do to a ticket. Nothing is saved or sent while you test.

1. Under **Load a ticket**, enter its number or words of its subject, or fill in the fields yourself.
2. Read the **Result**: whether the automation would run, why each condition does or doesn’t hold, and which changes and emails would follow.
3. Select **Save ticket as an example** to see with every change whether the automation still does what you expect.

What can’t be decided is marked as such instead of guessed. **History** shows when a saved automation ran, what it changed, and what failed.
`,
    },
    {
      name: 'Response templates',
      slug: 'response-templates',
      labels: 'ticketing response template templates canned reply comment actions',
      body: `
A response template is an answer that technicians send often, together with changes to the ticket: a comment, tags, CC, time, or updated fields.

1. Under **Automations**, go to **Response templates** and select **New template**.
2. Enter a name that technicians will recognize.
3. On the **Actions** tab, add at least one action.
4. Leave it enabled. Technicians can’t choose disabled templates.

Templates don’t have conditions, because technicians choose them when they [answer a ticket](answer-ticket). To send emails and notifications, use automations.
`,
    },
    {
      name: 'Ticket boards',
      slug: 'ticket-boards',
      labels: 'ticketing board boards columns sorting conditions list tickets system',
      body: `
A board is a saved list of tickets with its own conditions, columns and sorting. **Boards** lists them: select one to see its tickets, or **New board** to add one. On its page, **Edit board** changes it.

- **Conditions** decide which tickets it shows.
- **Columns and sorting** decides which details it shows, and in which order. Choose at least one column. By default, the newest ids come first.
- Your own active ticket attributes can be columns, too.

You can’t rename or delete a board that comes with the product, or edit its conditions. Select **Copy board** and change the copy.
`,
    },
    {
      name: 'Ticket rules for conditions and scripts',
      slug: 'ticket-rules',
      labels: 'ticketing ruleset rules policies condition script activity create ticket reset retrigger',
      body: `
A ticket rule defines the ticket that is created for a condition, a script or an activity.

- **Ticket creation**: form and status are required. Priority and severity can follow the policy.
- **Condition reset**: the status a ticket gets when the condition resets, and after how long: up to 59,999 minutes, 999 hours or 41 days.
- **Condition retrigger**: whether the same ticket is reopened, or a new one is created.

The last two apply to condition rules only. Names can have up to 50 characters.
`,
    },
    {
      name: 'Schedules',
      slug: 'schedules',
      labels: 'schedule automation repeats daily weekly monthly scheduled tasks recurrence policies script variables',
      body: `
A schedule defines when something runs: hourly, daily, weekly, monthly, or at an interval of hours or minutes. With **Never** under **Repeats**, it runs once.

- For a weekly schedule, choose the days. For a monthly one, choose a day from 1 to 31, the last day, or a weekday such as the second Tuesday.
- Use **Recur Every** to run less often, for example every second week or every third month.
- **Ends** never, after a number of occurrences, or on a date. The default date is one month ahead.

**Next runs** shows when it runs next, as a list and in a month. “You can't select a date / time in the past.” Changing **Repeats** resets **Recur Every** to 1.
`,
    },
    {
      name: 'Script variables',
      slug: 'script-variables',
      labels: 'automation scripts script variables parameters run library policies devices',
      body: `
A script can ask for values when it runs. Each variable has a type: text, integer, decimal, checkbox, date, date and time, a list of options, or an IP address.

- An asterisk marks required values.
- Numbers accept digits only. IP addresses accept digits and dots.
- The description below a field explains how the script uses it.

Some tasks have their own pickers: volumes to defragment, a Windows service to start or stop, or system restore to turn on or off.
`,
    },
    {
      name: 'Errors when saving an automation',
      slug: 'automation-errors',
      labels: 'ticketing automation error saving failed required troubleshooting',
      body: `
- **Add at least 1 condition**, **Add at least 1 action**, **Please add at least one column**: go to the marked tab.
- **Time-based automations require at least one 'time since' condition to be set**: add one under **Meets all conditions**.
- **Ticket actions cannot contain deleted users**, **Email action cannot contain deleted users**: choose somebody else.
- **Email action exceeds the maximum character length**: shorten the body.
- **Error saving automation**: try again. The editor stays open with all your changes.
`,
    },
    {
      name: 'Answer a ticket',
      slug: 'answer-ticket',
      labels: 'ticketing tickets inbox answer reply comment status assignee tags template console',
      body: `
Select a ticket under **Tickets** to open it in the inbox, then open **Answer**. Every change is saved at once.

- Choose its **Status**, **Priority** and **Assignee**. **Add tag** adds a tag; select a tag to remove it.
- **Response template** applies a [template](response-templates): its comment and its changes to the ticket.
- Write under **Comment** and select **Add comment**. Clear **Public** to keep the comment between technicians.

[Automations](event-automations) apply to what you change. Below the comments, you see which of them ran, why, and what they did.
`,
    },
  ],
};
