import { make } from '../dom.js';
import { word } from '../words.js';
import { icon } from './icons.js';
import { groups } from './places.js';

/**
 * The side bar. Collapsed, it shows its signs alone, which the browser remembers for whoever is signed in; on a small
 * screen it is a menu below the header's button.
 */
export function createSideBar({ bar, menuButton, state }) {
  const narrow = matchMedia('(width < 720px)');
  const links = groups.flatMap(({ places }) => places.map((place) => ({ ...place, link: linkTo(place) })));
  const collapse = make('button', { type: 'button', class: 'collapse', click: () => state.change('toggle') });
  const out = make('a', { class: 'out', href: '/' }, make('span', { class: 'name' }));
  menuButton.prepend(icon('menu'));
  bar.append(
    ...groups.map(({ word: name, places }) =>
      make(
        'section',
        {},
        make('h2', { 'data-word': name }),
        ...places.map(({ path }) => links.find((one) => one.path === path).link),
      ),
    ),
    make('div', { class: 'end' }, out, collapse),
  );

  function translate() {
    for (const { link, word: name } of links) {
      const text = word(name);
      link.querySelector('.name').textContent = text;
      link.title = text;
    }
    for (const heading of bar.querySelectorAll('h2')) heading.textContent = word(heading.dataset.word);
    out.querySelector('.name').textContent = word('demoPages');
    out.title = word('demoPages');
    menuButton.ariaLabel = word('menu');
    showCollapsed(state.current);
  }

  function showCollapsed({ isCollapsed }) {
    document.body.classList.toggle('collapsed', isCollapsed);
    const text = word(isCollapsed ? 'expand' : 'collapse');
    collapse.replaceChildren(icon('collapse'), make('span', { class: 'name' }, text));
    collapse.title = text;
  }

  /** Of a small screen. */
  function openMenu(isOpen, { isLeft = false } = {}) {
    bar.classList.toggle('open', isOpen);
    menuButton.ariaExpanded = String(isOpen);
    if (isLeft) menuButton.focus();
  }
  const isOpen = () => menuButton.ariaExpanded === 'true';
  menuButton.addEventListener('click', () => openMenu(!isOpen()));
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isOpen() && !event.defaultPrevented) openMenu(false, { isLeft: true });
  });
  addEventListener('pointerdown', ({ target }) => {
    if (isOpen() && !bar.contains(target) && !menuButton.contains(target)) openMenu(false);
  });
  narrow.addEventListener('change', () => openMenu(false));
  bar.addEventListener('click', ({ target }) => {
    if (target.closest('a')) openMenu(false);
  });

  /** Marks the place that a page belongs to. */
  function mark(path) {
    for (const { link, path: target } of links) {
      const isHere = path === target;
      if (isHere || path.startsWith(`${target}/`)) {
        link.setAttribute('aria-current', isHere ? 'page' : 'true');
        link.scrollIntoView({ block: 'nearest' });
      } else link.removeAttribute('aria-current');
    }
  }

  translate();
  state.subscribe(showCollapsed);
  return { mark, translate };
}

function linkTo({ path, icon: sign }) {
  return make('a', { href: `#${path}` }, icon(sign), make('span', { class: 'name' }));
}
