/**
 * Which copies of the bundle a page has: by a list that all of them know, whatever their protocol. Also for whoever looks into
 * a page: `globalThis[Symbol.for('rmm-elements')]`.
 */
import { tagSuffix } from '../element-definition.ts';
import { protocol, release } from './this-copy.ts';

/** Of which a later release may say more, and never less. */
export interface Copy {
  readonly version: string;
  readonly protocol: number;
  /** With which its tags end, such as `-v2`; empty for most. */
  readonly suffix: string;
}

/** For ever the same. */
const key = Symbol.for('rmm-elements');

export interface PageWithCopies {
  [key]?: Copy[];
}

/** @returns those before it that it shares nothing with */
export function enterCopy(own: Copy, page: PageWithCopies = globalThis as PageWithCopies): Copy[] {
  page[key] ??= [];
  const copies = page[key];
  const strangers = copies.filter((copy) => copy.protocol !== own.protocol);
  copies.push(own);
  return strangers;
}

export const thisCopy: Copy = { version: release, protocol, suffix: tagSuffix };
