/** Placeholders in texts: which there are, which may not be there, and what they stand for. */
import type { AutomationType } from '../terms/automation.ts';
import type { AutomationIssueCode } from '../terms/issue.ts';
import { isPlaceholder, type PlaceholderName, type PlaceholderPlace, placeholder } from './placeholders.ts';

/** Names are short, and nothing within may open another. */
const token = /\{\{\s*([A-Za-z][\w.]{0,60})\s*\}\}/g;

/** In the order in which they stand there, known or not, each as often as it is there. */
export function placeholdersIn(text: string): readonly string[] {
  return Array.from(text.matchAll(token), ([, name = '']) => name);
}

/** What the server would refuse. Source: spec 001 §8. */
export function placeholderIssues(
  text: string,
  place: PlaceholderPlace,
  type: AutomationType,
): readonly AutomationIssueCode[] {
  const names = placeholdersIn(text);
  const codes = new Set<AutomationIssueCode>();
  for (const name of names) {
    const code = issueOf(name, place, type);
    if (code) codes.add(code);
  }
  const fromComments = names.filter((name) => isPlaceholder(name) && placeholder(name).group === 'comments');
  if (place === 'emailBody' && fromComments.length > 1) codes.add('severalCommentPlaceholders');
  return [...codes];
}

function issueOf(name: string, place: PlaceholderPlace, type: AutomationType): AutomationIssueCode | undefined {
  if (/^currentUser\b/.test(name) && type !== 'RESPONSE_TEMPLATE') return 'noCurrentUser';
  if (isPlaceholder(name) && placeholder(name).places.includes(place)) return undefined;
  // One that is not known may be another program's, in the same braces: only a mail would show it to a customer.
  if (!isPlaceholder(name) && !/^(?:ticket|comments|currentUser|app)\./.test(name)) return undefined;
  return place === 'emailBody' ? 'badPlaceholder' : 'placeholderInWrongField';
}

/** What each stands for: texts, those marked as HTML sanitized. `undefined` leaves it empty. */
export type PlaceholderValues = (name: PlaceholderName) => string | undefined;

/** Into a line of text, as a subject is. */
export function filledText(text: string, values: PlaceholderValues): string {
  return text.replaceAll(token, (whole, name: string) => {
    if (!isPlaceholder(name)) return whole;
    const value = values(name) ?? '';
    return (placeholder(name).isHtml ? value.replaceAll(/<[^<>]*>/g, ' ') : value).replaceAll(/\s+/g, ' ').trim();
  });
}

/** Into formatted text: what is not formatted itself is shown as it was written. */
export function filledHtml(html: string, values: PlaceholderValues): string {
  return html.replaceAll(token, (whole, name: string) => {
    if (!isPlaceholder(name)) return whole;
    const value = values(name) ?? '';
    return placeholder(name).isHtml ? value : escapeHtml(value);
  });
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/\r\n|\r|\n/g, '<br>');
}
