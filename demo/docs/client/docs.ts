/** What every page of the documentation does once scripts run. All of its text is there without it. */
import { html, render } from 'lit-html';
import { segments } from '../../common/segments.ts';
import { addCopyButtons } from './copy-buttons.ts';
import { makeTabs } from './framework-tabs.ts';
import { followReading } from './reading-place.ts';
import { remember, remembered } from './remembered.ts';
import { startSearch } from './search.ts';

const themes = [
  { value: 'auto', text: 'Auto' },
  { value: 'light', text: 'Light' },
  { value: 'dark', text: 'Dark' },
] as const;

type Theme = (typeof themes)[number]['value'];

function drawThemes(): void {
  const place = document.querySelector<HTMLElement>('.bar .theme');
  if (!place) return;
  const known = remembered('theme');
  const theme: Theme = known === 'light' || known === 'dark' ? known : 'auto';
  render(html`${segments('Theme', themes, theme, choose)}`, place);
}

function choose(theme: Theme): void {
  remember('theme', theme);
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  drawThemes();
}

/** Always open beside the text; on a phone it is opened by a press. */
function unfoldMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.side-bar .menu');
  const wide = matchMedia('(width >= 900px)');
  const follow = () => {
    if (menu) menu.open = wide.matches;
  };
  wide.addEventListener('change', follow);
  follow();
  const bar = document.querySelector('.side-bar');
  const current = bar?.querySelector<HTMLElement>('[aria-current]');
  // Not `scrollIntoView`, which scrolls the page as well.
  if (bar && current) bar.scrollTop = current.offsetTop - bar.clientHeight / 3;
}

// The reference server has the demo beside the documentation; other servers have not.
if (location.pathname.startsWith('/docs/'))
  for (const link of document.querySelectorAll<HTMLElement>('[data-demo]')) link.hidden = false;

drawThemes();
unfoldMenu();
addCopyButtons(document);
makeTabs(document);
followReading();
startSearch();
