/** What is said of privacy beside the tables that follow from the code. */
import { signedUrlLifetime } from '../../../src/console/page/signed-urls-slice.ts';
import type { ProvedBy } from './contract/promise.ts';

export interface Assurance {
  readonly text: string;
  readonly provedBy?: ProvedBy;
}

/** In general, of every element. */
export const neverDone: readonly Assurance[] = [
  {
    text: 'No element loads anything from another host. Code, fonts, flags and languages come from where you put the files.',
    provedBy: { file: 'test/e2e/packed-page.test.ts', test: 'works …, and breaks no policy' },
  },
  {
    text: 'No element sets or reads a cookie. The browser sends those it has for your backend, as for any call of your page.',
  },
  {
    text: 'Nothing is sent to us, or to anybody but the backend that you configured: no telemetry, no error reports, no counting.',
  },
  {
    text: 'An element that is not on the page asks for nothing, not even its code.',
    provedBy: { file: 'test/elements/autoloader.test.ts', test: 'asks for nothing while no element is on the page' },
  },
  {
    text: 'Diagnostics that go along with a support ticket are shown to the user first, who may leave them out. They have no query strings, and nothing that looks like a secret.',
    provedBy: { file: 'test/help/diagnostics.test.ts', test: 'are a few lines that one can read before they go' },
  },
  {
    text: 'Passwords and other secrets of integrations and credentials are sent when they are saved, and never come back from the backend.',
    provedBy: {
      file: 'test/demo/server/credentials.test.ts',
      test: 'never tell their secret, and forget it when they are deleted',
    },
  },
];

/** Of one element, beside what its calls and the table of stored data tell. */
export const ofElements: Readonly<Record<string, string>> = {
  'rmm-file-upload':
    'Files go where your page’s `upload` function sends them, or with the form. The element itself sends none.',
  'rmm-rich-text-editor':
    'Pictures and attachments go through your page’s functions. A text that names pictures elsewhere asks before it loads them, with `remote-images`.',
  'rmm-doctor':
    'It asks your backends, as other elements do, and the page’s own server for the page’s headers. What it finds stays in the page until somebody copies it; its report has no queries, credentials or names of users.',
  'rmm-phone-input': 'Flags come from `flags-path`. What is typed stays in the page until the form is sent.',
  'rmm-video-player': 'The browser loads the video from the address that your page gave.',
  'rmm-data-table': 'Rows come from your page, or from its `fetcher`. A file of them is made in the browser.',
  'rmm-color-picker': 'What is chosen stays in the page until the form is sent.',
  'rmm-select': 'Options come from your page, or from its `loadOptions`, which is told what somebody types.',
};

/** What the slices hold that are kept, by their names. A test finds one without words. */
export const keptSlices: Readonly<Record<string, { readonly holds: string; readonly until: string }>> = {
  recentTabs: {
    holds: 'Paths and titles of the last ten places in the console',
    until: 'they make room for others, or are closed',
  },
  signedUrls: {
    holds: 'Addresses of attachments that were looked at, which the backend signed',
    until: `the next one is kept; each means nothing after ${signedUrlLifetime / 1000} seconds`,
  },
  sideBar: { holds: 'Whether the console’s side bar is collapsed', until: 'the browser’s data is cleared' },
  timers: {
    holds: 'Ids of tickets with a timer, and from when to when it ran',
    until: 'the time is entered or thrown away',
  },
};
