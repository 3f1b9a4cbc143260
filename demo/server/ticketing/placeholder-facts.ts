/** What the placeholders of automations stand for on this server. */
import { dateTimeFormat } from '../../../src/base/intl-cache.ts';
import { escapeHtml } from '../../../src/ticketing/placeholders/placeholder-text.ts';
import type { PlaceholderFacts } from '../../../src/ticketing/placeholders/placeholders.ts';
import { ruleTextIn } from '../../../src/ticketing/rules/rule-texts.ts';
import { ruleWords } from '../../../src/ticketing/rules/words.ts';
import type { DemoUser } from '../http/users.ts';
import type { TicketingDirectory } from './ticketing-directory.ts';

export type Comment = NonNullable<PlaceholderFacts['comments']>[number];

interface Given {
  directory: TicketingDirectory;
  /** Of the console. */
  site: string;
  /** The newest first. */
  comments: readonly Comment[];
  /** Who applies a response template. */
  user?: DemoUser | undefined;
}

const logo = '<p><strong>RMM Elements</strong></p>';

export function wordsFor({ lookup, statuses, attributes }: TicketingDirectory) {
  // An id that nobody knows is shown as it is.
  return ruleWords('en', ruleTextIn('en'), { lookup, statuses, attributes });
}

export function placeholderFacts({ directory, site, comments, user }: Given): Omit<PlaceholderFacts, 'ticket'> {
  const { timeZone = 'UTC' } = directory.businessHours ?? {};
  const times = dateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const person = user && directory.personOf(user.id);
  return {
    nameOf: wordsFor(directory).nameOf,
    personOf: directory.personOf,
    addressOf: (kind, id) =>
      kind === 'ticket' ? `${site}/demo/inbox#ticket-${id}` : `${site}/host/console.html#/${kind}s/${id}`,
    timeText: (time) => times.format(new Date(time)),
    comments,
    logo,
    ...(person && { currentUser: { ...person, signature: `<p>${escapeHtml(person.name)}</p>` } }),
  };
}
