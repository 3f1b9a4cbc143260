import { heading, make } from './dom.js';
import { word } from './words.js';

/** The pages of each provider, as `<rmm-psa-mapping>` has them; the first is where a provider begins. */
const pagesOf = {
  first: ['companies', 'configurations', 'products', 'sync'],
  second: ['accounts', 'roles', 'locations', 'sync'],
};
const providers = Object.keys(pagesOf);
const root = '#/integrations';
const address = (provider, page) => `${root}/${provider}/${page}`;

/** Connections of every provider; those of professional services lead to the pages of their mappings. */
export function integrationsPage() {
  const element = make('rmm-integrations');
  element.links = providers.flatMap((provider) =>
    pagesOf[provider].map((page) => ({
      integration: provider === 'first' ? 'psacw' : 'psaat',
      label: word(`integrationPages.${page}`),
      href: address(provider, page),
    })),
  );
  return { title: word('integrations'), content: [heading(word('integrations')), element] };
}

/** The pages of a provider; which one is shown is part of the address. */
export function providerPage({ route, retitle }) {
  const [, provider] = route.steps;
  const title = word(`providers.${provider}`);
  const titleOf = (page) => `${word(`integrationPages.${page}`)} · ${title}`;
  const element = make('rmm-psa-mapping', { provider });
  element.trail = [{ label: word('integrations'), href: root }];
  // The address is what tells the page: Back goes to the one before.
  element.addEventListener('rmm-navigate', (event) => {
    event.preventDefault();
    location.hash = address(provider, event.detail.page);
  });
  const links = new Map(
    pagesOf[provider].map((page) => [
      page,
      make('a', { href: address(provider, page) }, word(`integrationPages.${page}`)),
    ]),
  );

  function update({ steps: [, , page] }) {
    element.setAttribute('page', page);
    for (const [name, link] of links) {
      if (name === page) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    retitle(titleOf(page));
  }
  update(route);

  return {
    title: titleOf(route.steps[2]),
    content: [
      heading(title),
      make('nav', { class: 'kinds', 'aria-label': title }, ...links.values()),
      make('div', { class: 'whole' }, element),
    ],
    update,
    /** What was read of the provider stays from page to page. */
    holds: ({ steps }) => steps[0] === 'integrations' && steps[1] === provider && pagesOf[provider].includes(steps[2]),
  };
}

export const providerRoute = new RegExp(
  `^/integrations/(?:${providers.map((provider) => `${provider}/(?:${pagesOf[provider].join('|')})`).join('|')})$`,
);
