/** The pages of hosts. Each shows the project of this name in `test/hosts`, which `npm test -- hosts` builds and uses. */

export interface Host {
  /** Of the page. */
  readonly id: string;
  readonly title: string;
  /** In `test/hosts`. */
  readonly project: string;
  readonly description: string;
  readonly keywords: string;
  /** Files that say most, in the order in which they are read; all others follow. */
  readonly first: readonly string[];
  /** Markdown, each line a point. */
  readonly points: readonly string[];
}

export const hosts: readonly Host[] = [
  {
    id: 'plain',
    title: 'Plain page',
    project: 'plain',
    description: 'HTML, one module script, no build step.',
    keywords: 'html vanilla no bundler autoloader',
    first: ['index.html', 'main.js'],
    points: [
      'Copy `dist` of the package to your server, under any name. The files find one another.',
      'The autoloader fetches an element’s code when its tag appears, also when a script adds it later.',
      'For tags in shadow roots of yours, call `discover(root)`, which `autoloader.js` exports.',
    ],
  },
  {
    id: 'legacy',
    title: 'Legacy page',
    project: 'legacy',
    description: 'One classic script beside jQuery, in any encoding, under any styles.',
    keywords: 'jquery bootstrap classic script windows-1252 iso-8859-1 old',
    first: ['index.html', 'legacy.css'],
    points: [
      'One script tag defines all elements, and adds a single global, `RmmElements`.',
      'Copy `languages` along with the script: a page that isn’t in English loads its language from there.',
      'Properties are set by `prop()`, or by assignment. Events bubble, so jQuery hears them; `detail` is on `event.originalEvent`.',
      'Rules of the page can’t reach into an element, not even with `!important`.',
    ],
  },
  {
    id: 'portal',
    title: 'Portal with a strict policy',
    project: 'portal',
    description: 'Content Security Policy with Trusted Types required, and the portal’s own colors.',
    keywords: 'csp content security policy trusted types strict',
    first: ['headers.json', 'index.html', 'portal.js', 'portal.css'],
    points: [
      "Nothing beyond `default-src 'self'` is needed: no nonce, no `unsafe-inline`, no other host.",
      "A Trusted Types policy is needed for formatted text alone. Without such an element, `trusted-types 'none'` is fine.",
      'Three colors make the elements the portal’s own, in light and dark.',
    ],
  },
  {
    id: 'react-19',
    title: 'React 19',
    project: 'vite-react-19',
    description: 'Typed JSX, with the React that your app has anyway.',
    keywords: 'react vite tsx jsx',
    first: ['src/main.tsx', 'index.html', 'package.json'],
    points: [
      'Import `rmm-elements/elements/*.js`. They use your app’s React, so it is loaded once.',
      'Props are typed: attributes in kebab-case, properties in camelCase, and events as `onrmm-…`.',
      'Functions whose name begins with `on`, such as `onUploadImage`, are taken for listeners by React; set them by a ref.',
      'Where a server renders the page, use the components of `rmm-elements/react.js`: they give what React leaves out when it hydrates, and callbacks such as `onUploadImage`.',
      'For an element whose code comes later, import its types alone: `import type {} from …`.',
    ],
  },
  {
    id: 'react-18',
    title: 'React 18 and older',
    project: 'react-18',
    description: 'Typed components for elements that bring their own React, beside an older one.',
    keywords: 'react 17 16 older bundled components wrapper ssr hydration',
    first: ['src/app.tsx', 'src/main.tsx', 'src/elements.ts', 'src/hydrate.tsx', 'src/render.tsx', 'package.json'],
    points: [
      'Import `rmm-elements/bundled/*.js`. They include a React of their own, which your app’s never meets.',
      'React 18 gives custom elements neither lists nor listeners. The components of `rmm-elements/react.js` do: `<RmmSelect options={sites} onChange={…} />`.',
      'They bring no element’s code. It may come later, or by the autoloader; what was given by then is taken over.',
      'A server renders a tag with its attributes, and the browser takes it over as it is. `server.html` is there to test that, with React’s development build.',
      '`rmm-elements/elements/*.js` needs React 19, and says so on the page and on the console. `wrong.html` is there to test that.',
    ],
  },
  {
    id: 'vue',
    title: 'Vue',
    project: 'vue',
    description: 'Single-file components with strict templates.',
    keywords: 'vue 3 sfc vite template',
    first: ['src/App.vue', 'vite.config.ts', 'src/main.ts', 'package.json'],
    points: [
      'Tell Vue’s compiler that tags with `rmm-` are custom elements, as `vite.config.ts` does.',
      "`import type {} from 'rmm-elements/vue.js'` once, and templates are checked.",
      'Where an element’s code may come later, bind with `.prop`: `:options.prop="sites"`.',
      '`wrong/Wrong.vue` has what templates refuse, line by line.',
    ],
  },
  {
    id: 'angular',
    title: 'Angular',
    project: 'angular',
    description: 'Standalone components with typed directives and strict templates.',
    keywords: 'angular standalone directives schema strict templates',
    first: ['src/app.ts', 'src/main.ts', 'angular.json', 'package.json'],
    points: [
      'Import the directives of `rmm-elements/angular.js`, one for each element or all as `rmmElements`. With them, Angular checks what a template binds, and needs no `CUSTOM_ELEMENTS_SCHEMA`.',
      'What is bound reaches the element also before its code has come. Attributes that are bound are in camelCase, `[pageSize]="10"`.',
      'Events and references are typed by the tag: `$event.detail`, `#site` and `site.value`.',
      '`RmmValueAccessor` of `rmm-elements/angular-forms.js` makes `formControlName`, `[formControl]` and `[(ngModel)]` work on every control, as `src/forms.ts` does.',
      '`wrong/wrong.ts` has what templates refuse, line by line.',
      'Its build moves code, so the flags of the phone input are copied to the app’s own assets, and `flags-path` names them.',
    ],
  },
  {
    id: 'svelte',
    title: 'Svelte',
    project: 'svelte',
    description: 'Svelte 5, checked by svelte-check.',
    keywords: 'svelte 5 runes vite',
    first: ['src/App.svelte', 'src/main.ts', 'vite.config.ts', 'package.json'],
    points: [
      'Svelte sets a property where the element has one. Nothing has to be configured.',
      'Events are attributes: `onchange={…}`, `onrmm-selection-change={…}`.',
      "`import type {} from 'rmm-elements/svelte.js'` once, and markup is checked. `wrong/Wrong.svelte` has what is refused, line by line.",
    ],
  },
  {
    id: 'next',
    title: 'Next',
    project: 'next',
    description: 'Imported and rendered by server components, taken over by the browser.',
    keywords: 'next nextjs ssr server components app router hydration',
    first: ['app/page.tsx', 'app/devices.tsx', 'app/layout.tsx', 'next.config.mjs', 'package.json'],
    points: [
      'An entry may be imported on the server. It registers nothing there.',
      'When React hydrates a page, it sets no properties of custom elements and adds no listeners. The components of `rmm-elements/react.js` do, so they can be rendered on the server.',
      'A server component may render them, too, with what can be sent to the browser.',
    ],
  },
  {
    id: 'webpack',
    title: 'webpack',
    project: 'webpack',
    description: 'The autoloader followed by a bundler, for markup that arrives at run time.',
    keywords: 'webpack bundler autoloader cms',
    first: ['src/index.js', 'index.html', 'webpack.config.js', 'package.json'],
    points: [
      'Import `rmm-elements/autoloader.js`, and the bundler makes a chunk of each element.',
      'Use it where tags come with content, from a server or an editor, so that nobody knows which ones a page will have.',
    ],
  },
];
