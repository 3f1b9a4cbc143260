/** Whether the code of the elements is all there, and of one piece. */

import { entryName, tagName } from '../../host/element-definition.ts';
import type { Sighting } from '../findings/finding-types.ts';
import { safeAddress } from '../findings/safe-text.ts';

export interface TagFacts {
  /** `rmm-select` */
  tag: string;
  isDefined: boolean;
  /** By these elements, of whichever version. */
  isOurs: boolean;
}

export interface CodeFacts {
  /** Of the page, each once. */
  tags: readonly TagFacts[];
  /** Without `rmm-`, of this version. */
  names: readonly string[];
  /** Tags that a further copy found defined already. */
  refused: readonly string[];
  /** Scripts that the page has loaded, and with which answer where the browser tells it. */
  scripts: readonly { address: string; status: number | undefined }[];
}

export function checkCode({ tags, names, refused, scripts }: CodeFacts): Sighting[] {
  const found: Sighting[] = [];
  for (const { tag, isDefined, isOurs } of tags) {
    const name = entryName(tag);
    const isKnown = names.includes(name);
    if (isDefined && !isOurs && isKnown) found.push({ id: 'tag-taken', about: tag, facts: { tag } });
    if (isDefined) continue;
    const near = isKnown ? undefined : nearest(name, names);
    if (isKnown) found.push({ id: 'never-defined', about: tag, facts: { tag } });
    else found.push({ id: 'tag-unknown', about: tag, facts: { tag, near: near ? tagName(near) : '–' } });
  }
  for (const { address, status } of scripts)
    if (isOwnScript(address) && hasFailed(status)) found.push(missingFile(address, String(status)));
  // What was only not found is of no version that is on the page.
  const loaded = scripts.filter(({ status }) => !hasFailed(status));
  const builds = [...new Set(loaded.flatMap(({ address }) => buildOf(address) ?? []))];
  const doubled = refused.filter((tag) => !found.some(({ id, about }) => id === 'tag-taken' && about === tag));
  if (builds.length > 1 || doubled.length > 0) {
    const about = [...builds.sort(), ...doubled].join(', ');
    found.push({ id: 'two-versions', about: '', facts: { names: about } });
  }
  return found;
}

const hasFailed = (status: number | undefined) => status !== undefined && status >= 400;

export function missingFile(address: string, status: string): Sighting {
  const safe = safeAddress(address);
  return { id: 'code-missing', about: safe, facts: { address: safe, status } };
}

/** Of this bundle, wherever a page has put its files. */
export function isOwnScript(address: string): boolean {
  return /\/(autoloader|rmm-elements\.classic)\.js$|\/elements\/[a-z-]+\.js$|\/chunks\/([\w-]+\/)?[\w-]+\.js$|\/languages\/[\w-]+\.js$/.test(
    address.split(/[?#]/)[0] ?? '',
  );
}

/** All chunks of a build are in one folder, which has its hash as its name. */
function buildOf(address: string): string | undefined {
  return /^(.*\/chunks\/[\da-f]{7})\/[\w-]+\.js/.exec(address)?.[1]?.replace(/^https?:\/\/[^/]+/, '');
}

/** The name that somebody may have meant, with a letter or two else. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const reach = name.length < 6 ? 1 : 3;
  return [...names]
    .map((one) => ({ one, distance: distanceBetween(name, one) }))
    .filter(({ distance }) => distance <= reach)
    .sort((first, second) => first.distance - second.distance)[0]?.one;
}

/** Letters to change, add or leave out. */
function distanceBetween(one: string, other: string): number {
  let row = [...Array(other.length + 1).keys()];
  for (let place = 1; place <= one.length; place += 1) {
    const next = [place];
    for (let at = 1; at <= other.length; at += 1) {
      const change = (row[at - 1] ?? 0) + (one[place - 1] === other[at - 1] ? 0 : 1);
      next.push(Math.min(change, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
