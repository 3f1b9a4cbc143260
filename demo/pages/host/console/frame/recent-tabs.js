import { make } from '../dom.js';
import { word } from '../words.js';
import { icon } from './icons.js';

/**
 * What somebody had open last: devices, organizations, tickets. The shared state keeps ten of them, the latest first; here
 * each stays where it is, so that a tab is found where it was. A path is an address on the page, `#/devices/7/backup`.
 */
export function createRecentTabs({ bar, state, leave }) {
  let order = [];
  let shown;

  function draw() {
    const { tabs } = state.current;
    const known = new Map(tabs.map((tab) => [tab.path, tab]));
    const fresh = tabs.map(({ path }) => path).filter((path) => !order.includes(path));
    order = [...order.filter((path) => known.has(path)), ...fresh.reverse()];
    bar.hidden = order.length === 0;
    bar.ariaLabel = word('recent');
    const focused = bar.contains(document.activeElement) ? document.activeElement.dataset.path : undefined;
    bar.replaceChildren(make('ul', {}, ...order.map((path) => item(known.get(path)))));
    if (focused !== undefined) bar.querySelector(`[data-path="${CSS.escape(focused)}"]`)?.focus();
    bar.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  function item({ path, title }) {
    const link = make('a', {
      href: path,
      title,
      'data-path': path,
      'aria-current': path === shown ? 'page' : undefined,
    });
    link.append(make('bdi', {}, title));
    const label = word('closeTab', { title });
    const close = make('button', { type: 'button', 'aria-label': label, title: label, click: () => shut(path) });
    close.append(icon('close'));
    return make('li', {}, link, close);
  }

  function shut(path) {
    const next = order[order.indexOf(path) + 1] ?? order[order.indexOf(path) - 1];
    const isShown = path === shown;
    state.change('close', path);
    if (isShown) return leave(next);
    const link = next === undefined ? undefined : bar.querySelector(`[data-path="${CSS.escape(next)}"]`);
    if (link) link.focus();
    else document.getElementById('content').focus();
  }

  state.subscribe(draw);
  return {
    draw,
    /** @param path Undefined: the page that is shown is no tab */
    show(path, title) {
      shown = path;
      // Until the page has its name, the tab has the one that it had.
      const known = state.current.tabs.find((tab) => tab.path === path);
      if (path !== undefined) state.change('visit', known ?? { path, title });
      draw();
    },
    rename(path, title) {
      if (state.current.tabs.some((tab) => tab.path === path)) state.change('rename', path, title);
    },
    /** Of what is not there. */
    forget: (path) => {
      if (state.current.tabs.some((tab) => tab.path === path)) state.change('close', path);
    },
  };
}
