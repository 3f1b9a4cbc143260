/** What the documentation says of privacy, held against the code. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { keptSlices, ofElements } from '../../../demo/docs/content/privacy.ts';
import { type ElementCode, readElementCode } from '../../../demo/docs/generator/code-graph.ts';
import { callsOf, keptSliceNames, storedBy } from '../../../demo/docs/generator/privacy-page.ts';
import { allEndpoints, allOperations } from '../../../demo/server/all-calls.ts';
import { elements } from '../../../elements/elements.ts';
import { storedData } from '../../../src/host/stored-data-docs.ts';

const src = fileURLToPath(new URL('../../../src/', import.meta.url));
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(join(src, file), 'utf8')) }));

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
}

/** What pages around the elements ask for themselves, such as those of the demo's console. */
const ofHostPages = [
  'deleteAutomation',
  'deleteScheduledTask',
  'listAutomations',
  'listBoardTickets',
  'listBoards',
  'listOrganizations',
  'listPolicies',
  'listScheduledTasks',
  'moveAutomation',
  'readSyncRun',
];

const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe('What elements store', () => {
  it('is written by the files that the table names, and by no others', () => {
    const writing = filesWith(
      /\b(?:localStorage|sessionStorage)\.setItem\b|\b(?:localStorage|sessionStorage)\[|\bopenDB\b|\bindexedDB\b(?!\.databases|:)|\bcaches\.open\b/,
    );
    const named = Object.values(storedData).flatMap(({ writtenIn }) => [...writtenIn]);
    assert.deepEqual(writing.sort(), named.sort());
  });

  it('is in no cookie', () => {
    assert.deepEqual(filesWith(/\bdocument\.cookie\b|\bcookieStore\b/), []);
  });

  it('has words for each part of the shared state that is kept', () => {
    assert.deepEqual(Object.keys(keptSlices).sort(), keptSliceNames().sort());
  });
});

describe('What elements send', () => {
  let code: ReadonlyMap<string, ElementCode>;
  before(async () => {
    code = await readElementCode();
  });
  const of = (tag: string): ElementCode => {
    const found = code.get(tag);
    assert.ok(found, tag);
    return found;
  };
  const namesOf = (tag: string) => callsOf(of(tag)).map(({ name }) => name);

  it('goes by no other way than a call', () => {
    assert.deepEqual(filesWith(/\bsendBeacon\b|\bnew WebSocket\b|\bnew EventSource\b|\bRTCPeerConnection\b/), []);
  });

  it('goes to no address that is written in the code', () => {
    const found = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/https?:\/\/[\w.-]+\.[a-z]{2,}/g)].map(([address]) => `${file}: ${address}`),
    );
    // Names of vocabularies and examples, of which nothing is asked.
    const harmless = /w3\.org|example\b|schemas\.|purl\.|openoffice|microsoft\.com|docs\.|apple\.com/;
    assert.deepEqual(
      found.filter((one) => !harmless.test(one)),
      [],
    );
  });

  it('is known of every call that there is', () => {
    const made = new Set([...code.keys()].flatMap((tag) => namesOf(tag)));
    const nobodys = [...allEndpoints, ...allOperations].map(({ name }) => name).filter((name) => !made.has(name));
    assert.deepEqual(nobodys.sort(), ofHostPages);
  });

  it('is nothing of controls that are given what they show', () => {
    for (const tag of [
      'rmm-switch',
      'rmm-text-area',
      'rmm-color-picker',
      'rmm-radio-group',
      'rmm-select',
      'rmm-data-table',
    ])
      assert.deepEqual(namesOf(tag), [], tag);
  });

  it('follows the code of an element', () => {
    assert.ok(namesOf('rmm-location-picker').length > 0);
    assert.ok(namesOf('rmm-restore-dialog').includes('createRestoreJob'), namesOf('rmm-restore-dialog').join(' '));
    assert.ok(!namesOf('rmm-restore-dialog').includes('createTicket'));
    assert.ok(storedBy(of('rmm-help-panel')).includes(storedData.drafts.key));
    assert.ok(storedBy(of('rmm-data-table')).includes(storedData.tableSettings.key));
    assert.ok(storedBy(of('rmm-ticket-timer')).includes('rmm-console:timers'));
    assert.deepEqual(storedBy(of('rmm-switch')), []);
  });

  it('names elements that there are', () => {
    const tags = elements.map(({ definition }) => definition.tag as string);
    assert.deepEqual(
      Object.keys(ofElements).filter((tag) => !tags.includes(tag)),
      [],
    );
  });
});
