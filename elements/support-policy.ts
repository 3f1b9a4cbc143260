/**
 * Where the package works, and for how long a release is looked after. The README, `SECURITY.md`, the documentation, the
 * build and the release read it: what is raised or left out here is a change that pages notice.
 */
import { oldestBrowsers } from '../src/base/oldest-browsers.ts';

/** Those that run the tests. */
const engines = { chrome: 'Chromium', firefox: 'Firefox', safari: 'WebKit' } as const;

export const supportedBrowsers = oldestBrowsers.map((browser) => ({ ...browser, engine: engines[browser.target] }));

export interface SupportedHost {
  readonly name: string;
  /** The lowest version; absent where any will do. */
  readonly from?: string;
  readonly way: string;
  /** The folder of `test/hosts` that tries it; absent where the tests of the packed package do. */
  readonly project?: string;
  /** The npm package whose version is meant; absent where there is none. */
  readonly package?: string;
}

export const supportedHosts: readonly SupportedHost[] = [
  { name: 'A page without a build', way: 'the autoloader, or an entry as a module', project: 'plain' },
  { name: 'A page without modules, in any encoding', way: 'the classic script', project: 'legacy' },
  { name: 'A page that requires Trusted Types', way: 'as without a build', project: 'portal' },
  {
    name: 'React',
    from: '19',
    way: '`elements/*.js`, with the React of the app',
    project: 'vite-react-19',
    package: 'react',
  },
  {
    name: 'React before that',
    from: '16.8',
    way: '`bundled/*.js`, with a React of their own, and components from `react.js`',
    project: 'react-18',
    package: 'react',
  },
  { name: 'Vue', from: '3.3', way: '`bundled/*.js`; types from `vue.js`', project: 'vue', package: 'vue' },
  {
    name: 'Angular',
    from: '21',
    way: '`bundled/*.js`; directives from `angular.js`, forms from `angular-forms.js`',
    project: 'angular',
    package: '@angular/core',
  },
  { name: 'Svelte', from: '5', way: '`bundled/*.js`; types from `svelte.js`', project: 'svelte', package: 'svelte' },
  { name: 'Next', from: '16', way: '`elements/*.js`, rendered in the browser', project: 'next', package: 'next' },
  { name: 'webpack', from: '5', way: '`autoloader.js`', project: 'webpack', package: 'webpack' },
  {
    name: 'Node, jsdom or happy-dom',
    from: '20.19',
    way: 'an import registers nothing; `testing.js` has stand-ins; `logic/*.js` runs there',
  },
];

export interface ReleaseSupport {
  readonly releases: string;
  readonly gets: string;
  readonly until: string;
}

export const releaseSupport: readonly ReleaseSupport[] = [
  { releases: 'The latest release', gets: 'all fixes', until: 'the next release' },
  {
    releases: 'The last release of the major version before, from 1.0.0 on',
    gets: 'security fixes',
    until: 'twelve months after the first release of the next major version',
  },
  { releases: 'Any other', gets: 'none', until: '' },
];

/** `Chrome and Edge 126, Firefox 128, Safari 18, or newer`. */
export const browsersInWords = `${supportedBrowsers.map(({ names, from }) => `${names.join(' and ')} ${from}`).join(', ')}, or newer`;

/** As esbuild takes them: what it writes is understood by each of them. */
export const browserTargets: readonly string[] = supportedBrowsers.map(({ target, from }) => `${target}${from}`);
