import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { appearanceQuery, changeAppearance, readAppearance, themes } from './appearance.ts';
import { segments } from './segments.ts';

const mark = svg`<path d="M5.5 3.5 1 8l4.5 4.5M10.5 3.5 15 8l-4.5 4.5" fill="none" stroke="currentColor"
  stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />`;

const themeNames = { auto: 'Auto', light: 'Light', dark: 'Dark' } as const;

/** Top bar and page, with the switch of light and dark. */
export function pageFrame(content: TemplateResult, changed: () => void): TemplateResult {
  const query = appearanceQuery();
  return html`
    <header class="bar">
      <a class="brand" href=${`/${query}`} aria-label="RMM Elements">
        <span class="mark"><svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">${mark}</svg></span>
        <span>RMM Elements</span>
      </a>
      <nav aria-label="Pages">
        <a href=${`/${query}`} aria-current=${location.pathname === '/' ? 'page' : nothing}>Gallery</a>
        <a href="/docs/">Docs</a>
        <a href="/host/console.html">Console</a>
        <a href="/host/legacy.html">Legacy host</a>
        <a href="/host/portal.html">Portal host</a>
        <a href="/host/react.html">React host</a>
        <a href="/host/doctor.html">Broken host</a>
        <a href=${`/demo/inbox${query}`} aria-current=${location.pathname === '/demo/inbox' ? 'page' : nothing}>Inbox</a>
        <a href=${`/demo/outbox${query}`} aria-current=${location.pathname === '/demo/outbox' ? 'page' : nothing}>Outbox</a>
        <a href=${`/demo/conditions${query}`} aria-current=${location.pathname === '/demo/conditions' ? 'page' : nothing}>Conditions</a>
      </nav>
      <div class="end">
        ${segments(
          'Theme',
          themes.map((theme) => ({ value: theme, text: themeNames[theme] })),
          readAppearance().theme,
          (theme) => {
            changeAppearance({ theme });
            changed();
          },
        )}
      </div>
    </header>
    ${content}
  `;
}
