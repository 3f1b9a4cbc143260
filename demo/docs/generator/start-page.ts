/** The first page: what it is, and an element on a page within a minute. */
import { elements } from '../../../elements/elements.ts';
import { browsersInWords } from '../../../elements/support-policy.ts';
import { codeBlock } from './highlight.ts';
import { html } from './html.ts';
import type { Page } from './page.ts';

const page = `<!doctype html>
<meta charset="utf-8" />
<link rel="stylesheet" href="/rmm/rmm-elements.css" />
<script type="module" src="/rmm/autoloader.js"></script>

<form>
  <rmm-select name="site" label="Site" required>
    <option value="ber">Berlin</option>
    <option value="osa">Osaka</option>
  </rmm-select>
  <rmm-switch name="notify" label="Email me when it is done" checked></rmm-switch>
  <button>Save</button>
</form>
`;

const install = `npm run build && npm pack
npm install ./rmm-elements-0.1.0.tgz
cp -r node_modules/rmm-elements/dist /srv/www/rmm
`;

const app = `import 'rmm-elements/elements/select.js';
import 'rmm-elements/elements/switch.js';
`;

export const startPage: Page = {
  path: 'index.html',
  title: 'Getting started',
  description: 'Install RMM Elements and put the first element on a page.',
  keywords: 'install npm first quick start autoloader',
  hasElements: true,
  scripts: ['start'],
  headings: [
    { id: 'first', text: 'Your first element' },
    { id: 'bundler', text: 'With a bundler' },
    { id: 'works', text: 'Where it works' },
    { id: 'next', text: 'Where to go next' },
  ],
  body: html`<h1>The screens of an IT-management console, one tag each</h1>
<p class="lead">${elements.length} custom elements, from a switch to a whole backup browser. Put them on a page from 2014, behind a strict security policy, or in a React app. They bring their own look and state, and leave the rest of the page alone.</p>
<div class="try-first">
  <form class="first-form">
    <rmm-select name="site" label="Site"><option value="ber" selected>Berlin</option><option value="osa">Osaka</option></rmm-select>
    <rmm-switch name="notify" label="Email me when it is done" checked></rmm-switch>
    <rmm-phone-input name="phone" label="Or call me" country="DE" flags-path="rmm/flags/"></rmm-phone-input>
    <div class="first-send"><button class="button primary" type="submit">Save</button> <output aria-live="polite"></output></div>
  </form>
</div>
<h2 id="first">Your first element</h2>
<p><b>1. Get the files.</b> Build the package and copy its <code>dist</code> folder to your server, here as <code>/rmm/</code>. The files find one another wherever the folder is, and nothing is fetched from anywhere else.</p>
${codeBlock(install, 'sh', 'Terminal')}
<p><b>2. Write the tags.</b> The autoloader fetches an element’s code as soon as its tag is on the page, and never before.</p>
${codeBlock(page, 'html', 'index.html')}
<p><b>3. Open the page.</b> That is all: the form above is this one. The stylesheet only reserves the room the elements will need, so that nothing jumps while they load.</p>
<h2 id="bundler">With a bundler</h2>
<p>Import the elements that you use. In an app with React 19, <code>rmm-elements/elements/*.js</code> shares your React. Everywhere else, <code>rmm-elements/bundled/*.js</code> brings its own.</p>
${codeBlock(app, 'ts', 'app.ts')}
<p>TypeScript knows each tag, its attributes, events and methods. The <a href="hosts/index.html">host pages</a> show whole projects for Vite, webpack, Vue, Angular, Svelte and Next.</p>
<h2 id="works">Where it works</h2>
<p>${browsersInWords}. On a server, and in jsdom or happy-dom, importing an element is safe and registers nothing.</p>
<h2 id="next">Where to go next</h2>
<ul class="cards-small">
  <li><a href="elements/index.html"><b>Elements</b><span>All ${elements.length}, alive, with everything they take and tell.</span></a></li>
  <li><a href="guides/attributes-and-properties.html"><b>Attributes and properties</b><span>How to give an element what it needs.</span></a></li>
  <li><a href="playground.html"><b>Theme playground</b><span>Your colors on live elements, and the CSS to copy.</span></a></li>
  <li><a href="hosts/index.html"><b>Hosts</b><span>Projects for your framework, as they are built and tested.</span></a></li>
  <li><a href="contract.html"><b>Host contract</b><span>What you can rely on, and the test that holds us to it.</span></a></li>
  <li><a href="privacy.html"><b>Sends and stores</b><span>For the people who look after privacy.</span></a></li>
</ul>`,
};
