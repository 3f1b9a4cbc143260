/**
 * What the page "Break something" can break, one entry each, by the finding that the doctor is to have of it. A function is
 * given the page as it is written and changes it.
 *
 * @typedef {object} HostPage
 * @property {string} origin of the demo
 * @property {string} doctype
 * @property {string} lang
 * @property {string} charset
 * @property {string[]} head markup before the elements are loaded
 * @property {string} autoloader markup
 * @property {string[]} body markup
 * @property {Record<string, string>} doctor attributes
 * @property {string[]} calls statements of a function `answer(url)` that may return a `Response` in the place of the server
 * @property {string[]} configuration members as they are written
 *
 * @typedef {{ id: string, area: string, label: string, apply(page: HostPage): void }} Breakage
 */

export const areas = {
  policy: 'Security policy',
  page: 'Page',
  code: 'Code',
  language: 'Language',
  call: 'Calls',
  environment: 'Environment',
};

const policy = (text) => `<meta http-equiv="Content-Security-Policy" content="${text}">`;
const script = (text) => `<script>${text}</script>`;
/** In the place of the server's answer. */
const answers = (status, type, body) => (page) =>
  page.calls.push(
    `return new Response(${JSON.stringify(body)}, { status: ${status}, headers: { 'content-type': '${type}' } });`,
  );
const refuses = (status) => answers(status, 'application/json', '{}');

/** @type {Breakage[]} */
export const breakages = [
  {
    id: 'policy-script',
    area: 'policy',
    label: 'Forbid the code of an element',
    apply(page) {
      const { origin } = page;
      const allowed = ['autoloader.js', 'chunks/', 'elements/config.js', 'elements/doctor.js'];
      page.head.push(policy(`script-src 'unsafe-inline' ${allowed.map((file) => `${origin}/dist/${file}`).join(' ')}`));
    },
  },
  {
    id: 'policy-connect',
    area: 'policy',
    label: 'Forbid calls to the backend',
    apply(page) {
      page.head.push(policy("connect-src 'none'"));
    },
  },
  {
    id: 'policy-image',
    area: 'policy',
    label: 'Forbid images that are pasted',
    apply(page) {
      page.head.push(policy(`img-src ${page.origin}`));
    },
  },
  {
    id: 'quirks',
    area: 'page',
    label: 'Leave out the doctype',
    apply(page) {
      page.doctype = '';
    },
  },
  {
    id: 'charset',
    area: 'page',
    label: 'Write the page in windows-1252',
    apply(page) {
      page.charset = 'windows-1252';
    },
  },
  {
    id: 'language-unnamed',
    area: 'page',
    label: 'Don’t say the language',
    apply(page) {
      page.lang = '';
    },
  },
  {
    id: 'built-ins-changed',
    area: 'page',
    label: 'Add Prototype’s remove and toJSON',
    apply(page) {
      page.head.push(
        script(
          'Element.prototype.remove = function () { this.parentNode.removeChild(this); return this; }; Array.prototype.toJSON = function () { return "[" + this.join(", ") + "]"; };',
        ),
      );
    },
  },
  {
    id: 'built-ins-broken',
    area: 'page',
    label: 'Add MooTools’ Array.from',
    apply(page) {
      page.head.push(
        script(
          'Array.from = function (given) { return given == null ? [] : typeof given.length === "number" && typeof given !== "string" ? Array.prototype.slice.call(given) : [given]; };',
        ),
      );
    },
  },
  {
    id: 'prototype-extended',
    area: 'page',
    label: 'Add a member to every object',
    apply(page) {
      page.head.push(script('Object.prototype.extend = function () {};'));
    },
  },
  {
    id: 'code-missing',
    area: 'code',
    label: 'Ask for a file that isn’t there',
    apply(page) {
      page.body.push(`<script type="module" src="${page.origin}/dist/chunks/0000000/gone.js"></script>`);
    },
  },
  {
    id: 'tag-taken',
    area: 'code',
    label: 'Define rmm-switch elsewhere',
    apply(page) {
      page.head.push(script("customElements.define('rmm-switch', class extends HTMLElement {});"));
      page.body.push('<rmm-switch label="Notify"></rmm-switch>');
    },
  },
  {
    id: 'tag-unknown',
    area: 'code',
    label: 'Misspell a tag',
    apply(page) {
      page.body.push('<rmm-swicth label="Notify"></rmm-swicth>');
    },
  },
  {
    id: 'never-defined',
    area: 'code',
    label: 'Hide an element in a shadow root',
    apply(page) {
      page.body.push(
        '<div id="shadow"></div>',
        script(
          "document.querySelector('#shadow').attachShadow({ mode: 'open' }).innerHTML = '<rmm-text-area></rmm-text-area>';",
        ),
      );
    },
  },
  {
    id: 'two-versions',
    area: 'code',
    label: 'Load the classic script beside the modules',
    apply(page) {
      page.body.push(
        `<script src="${page.origin}/dist/rmm-elements.classic.js"></script>`,
        `<script type="module" src="${page.origin}/dist/elements/ticket-status.js"></script>`,
      );
    },
  },
  {
    id: 'no-texts',
    area: 'language',
    label: 'Ask for Dutch',
    apply(page) {
      page.body.push('<rmm-ticket-status status="OPEN" lang="nl"></rmm-ticket-status>');
    },
  },
  {
    id: 'offline',
    area: 'call',
    label: 'Be offline',
    apply(page) {
      page.head.push(script("Object.defineProperty(navigator, 'onLine', { value: false });"));
      page.calls.push("throw new TypeError('Failed to fetch');");
    },
  },
  {
    id: 'cors',
    area: 'call',
    label: 'Call another origin, which allows none',
    apply(page) {
      page.configuration.push(`baseUrl: '${page.origin.replace('127.0.0.1', 'localhost')}'`);
    },
  },
  {
    id: 'unreachable',
    area: 'call',
    label: 'Call where nobody is',
    apply(page) {
      page.configuration.push("baseUrl: 'http://127.0.0.1:9'");
    },
  },
  {
    id: 'base-url',
    area: 'call',
    label: 'Let a web page answer',
    apply: answers(200, 'text/html', '<!doctype html><title>Sign in</title>'),
  },
  { id: 'unauthenticated', area: 'call', label: 'End the session (401)', apply: refuses(401) },
  { id: 'forbidden', area: 'call', label: 'Take the right away (403)', apply: refuses(403) },
  { id: 'not-found', area: 'call', label: 'Have nothing there (404)', apply: refuses(404) },
  { id: 'rate-limited', area: 'call', label: 'Answer that it was too often (429)', apply: refuses(429) },
  { id: 'server-failed', area: 'call', label: 'Fail (500)', apply: refuses(500) },
  {
    id: 'shape',
    area: 'call',
    label: 'Answer in another shape',
    apply: answers(200, 'application/json', '{"completed":"all"}'),
  },
  {
    id: 'slow',
    area: 'call',
    label: 'Take two seconds',
    apply(page) {
      page.doctor['slow-after'] = '1500';
      page.calls.push('await new Promise((resolve) => setTimeout(resolve, 2000));');
    },
  },
  {
    id: 'browser',
    area: 'environment',
    label: 'Be an old browser',
    apply(page) {
      page.head.push(
        script("Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 Chrome/80.0.0.0' });"),
      );
    },
  },
  {
    id: 'storage',
    area: 'environment',
    label: 'Block what the browser keeps',
    apply(page) {
      page.head.push(
        script(
          "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('Access is denied', 'SecurityError'); } });",
        ),
      );
    },
  },
  {
    id: 'clock',
    area: 'environment',
    label: 'Set the server’s clock back an hour',
    apply: (page) =>
      page.calls.push(
        "return new Response('[]', { headers: { 'content-type': 'application/json', date: new Date(Date.now() - 3600000).toUTCString() } });",
      ),
  },
];

/**
 * @param {string[]} broken ids of breakages
 * @param {string} origin of the demo
 * @param {{ lang: string, theme: string }} look
 * @returns {{ html: string, charset: string }}
 */
export function pageOf(broken, origin, { lang, theme }) {
  /** @type {HostPage} */
  const page = {
    origin,
    doctype: '<!doctype html>',
    lang,
    charset: 'utf-8',
    head: [],
    autoloader: `<script type="module" src="${origin}/dist/autoloader.js"></script>`,
    body: [],
    doctor: { 'docs-url': `${origin}/docs/`, theme },
    calls: [],
    configuration: [],
  };
  for (const { id, apply } of breakages) if (broken.includes(id)) apply(page);
  const attributes = Object.entries(page.doctor).map(([name, value]) => ` ${name}="${value}"`);
  const html = `${page.doctype}
<html${page.lang && ` lang="${page.lang}"`}>
<head>
<title>A page</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>html { color-scheme: ${theme === 'auto' ? 'light dark' : theme}; } body { margin: 16px; display: grid; gap: 16px; font: 14px/20px system-ui, sans-serif; }</style>
${page.head.join('\n')}
<script type="module">
  import { configure } from '${origin}/dist/elements/config.js';
  async function answer() { ${page.calls.join('\n')} }
  configure({
    ${page.configuration.map((member) => `${member},`).join('\n')}
    fetch: async (input, init) => (await answer()) ?? fetch(input, init),
  });
</script>
${page.autoloader}
</head>
<body>
<rmm-doctor${attributes.join('')}></rmm-doctor>
<rmm-getting-started theme="${theme}"></rmm-getting-started>
${page.body.join('\n')}
</body>
</html>`;
  return { html, charset: page.charset };
}
