/** The browser, its storage and its clock. */
import { type OldestBrowser, oldestBrowsers } from '../../base/oldest-browsers.ts';
import type { Sighting } from '../findings/finding-types.ts';

/** Where an engine says its version. Edge says Chrome's, and so do others that are made of Chromium. */
const versions: Readonly<Record<OldestBrowser['target'], RegExp>> = {
  chrome: /\b(?:Headless)?Chrome\/(\d+)/,
  firefox: /\bFirefox\/(\d+)/,
  safari: /\bVersion\/(\d+)(?:\.[\d.]*)? (?:Mobile\/\w+ )?Safari\//,
};

/** An engine that says nothing of its version is taken for a new one. */
export function checkBrowser(userAgent: string): Sighting[] {
  for (const { names, from, target } of oldestBrowsers) {
    const found = Number(versions[target].exec(userAgent)?.[1]);
    if (!found) continue;
    if (found >= from) return [];
    const facts = { browser: `${names[0]} ${found}`, oldest: `${names[0]} ${from}` };
    return [{ id: 'browser', about: '', facts }];
  }
  return [];
}

/** @param blocked names of what the browser keeps for a page */
export function checkStorage(blocked: readonly string[]): Sighting[] {
  return blocked.length === 0 ? [] : [{ id: 'storage', about: '', facts: { names: blocked.join(', ') } }];
}

export interface ClockFacts {
  /** The server's `Date`, as it wrote it. */
  date: string | null;
  /** Milliseconds since 1970 by the browser, when it asked and when it was answered. */
  sent: number;
  received: number;
}

/** Milliseconds. Answers may be some minutes old where a cache gave them. */
const tolerated = 5 * 60_000;

export function checkClock({ date, sent, received }: ClockFacts): Sighting[] {
  const server = date === null ? Number.NaN : Date.parse(date);
  const ahead = (sent + received) / 2 - server;
  if (!Number.isFinite(ahead) || Math.abs(ahead) <= tolerated) return [];
  const minutes = String(Math.round(ahead / 60_000));
  return [{ id: 'clock', about: '', facts: { minutes: minutes.startsWith('-') ? minutes : `+${minutes}` } }];
}
