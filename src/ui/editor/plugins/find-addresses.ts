/**
 * Web and e-mail addresses in plain text. Goes over the text once, whatever it is made of: no expression here tries one
 * end after another. Source: spec 003 §5, automatic link detection.
 */
import { isLinkAddress, safeLinkAddress } from '../values/addresses.ts';

export interface FoundAddress {
  /** Indexes in the text. */
  from: number;
  to: number;
  href: string;
}

/** No browser opens longer ones. */
const longest = 2048;

/** What no address goes over: spaces, quotes, brackets of texts, the full stop of texts without spaces. */
const run = /[^\s\p{Cc}<>"“”„«»`、。，；！？「」『』（）【】〈〉《》\u3000\ufffc]+/gu;

export function findAddresses(text: string): FoundAddress[] {
  const found: FoundAddress[] = [];
  for (const { 0: letters, index } of text.matchAll(run)) {
    const web = webAddress(letters);
    if (web) found.push({ from: index + web.from, to: index + web.to, href: web.href });
    else
      for (const mail of mailAddresses(letters)) {
        found.push({ from: index + mail.from, to: index + mail.to, href: mail.href });
      }
  }
  return found;
}

function webAddress(letters: string): FoundAddress | undefined {
  for (const { 0: beginning, index: from } of letters.matchAll(/https?:\/\/|www\./gi)) {
    const before = letters.charAt(from - 1);
    if (/[\p{L}\p{N}@._/-]/u.test(before) && !isUnspaced(before)) continue;
    const to = endOfAddress(letters, from);
    const address = letters.slice(from, to);
    if (address.length > longest || address.length <= beginning.length) return undefined;
    // At least www.name.end; a name of the house's own network has a scheme before it.
    if (beginning.length === 4 && !/^www\.[^./]+\.[^./]/i.test(address)) return undefined;
    const href = safeLinkAddress(address);
    return /^https?:\/\/./i.test(href) && URL.canParse(href) ? { from, to, href } : undefined;
  }
  return undefined;
}

/** Scripts in which words follow each other without spaces. */
function isUnspaced(letter: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(letter);
}

const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Without the punctuation of the sentence around: of brackets, those that the address itself does not open. */
function endOfAddress(letters: string, from: number): number {
  const counts = new Map<string, number>();
  for (let at = from; at < letters.length; at += 1) {
    const letter = letters.charAt(at);
    if ('()[]{}'.includes(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  let to = letters.length;
  for (; to > from; to -= 1) {
    const last = letters.charAt(to - 1);
    const opening = brackets[last];
    if (opening !== undefined) {
      const count = counts.get(last) ?? 0;
      if (count <= (counts.get(opening) ?? 0)) break;
      counts.set(last, count - 1);
    } else if (!".,;:!?'*_~|…".includes(last)) break;
  }
  return to;
}

const localLetter = /[\p{L}\p{N}._+'-]/u;
const domainLetter = /[\p{L}\p{N}.-]/u;
/** Of the two parts, by the standards of mail and of names. */
const longestLocal = 64;
const longestDomain = 253;

function* mailAddresses(letters: string): Generator<FoundAddress> {
  for (let at = letters.indexOf('@'); at !== -1; at = letters.indexOf('@', at + 1)) {
    let from = at;
    while (from > 0 && at - from <= longestLocal && localLetter.test(letters.charAt(from - 1))) from -= 1;
    let to = at + 1;
    while (to < letters.length && to - at <= longestDomain + 1 && domainLetter.test(letters.charAt(to))) to += 1;
    if (letters.charAt(from - 1) === '@' || letters.charAt(to) === '@') continue;
    while (from < at && "'.-".includes(letters.charAt(from))) from += 1;
    while (to > at && '.-'.includes(letters.charAt(to - 1))) to -= 1;
    if (!isLocal(letters.slice(from, at)) || !isDomain(letters.slice(at + 1, to))) continue;
    const href = `mailto:${letters.slice(from, to)}`;
    if (isLinkAddress(href)) yield { from, to, href };
  }
}

function isLocal(text: string): boolean {
  return text.length > 0 && text.length <= longestLocal && !text.endsWith('.') && !text.includes('..');
}

function isDomain(text: string): boolean {
  if (text.length > longestDomain) return false;
  const labels = text.split('.');
  const last = labels.at(-1) ?? '';
  return (
    labels.length > 1 &&
    labels.every((label) => label.length > 0 && label.length < 64 && !label.startsWith('-') && !label.endsWith('-')) &&
    (/^\p{L}{2,}$/u.test(last) || /^xn--/i.test(last))
  );
}
