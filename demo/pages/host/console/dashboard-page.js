// The system's dashboard beside its overview: all organizations and all locations, sorted as somebody left them.
import { sharedState } from '/dist/elements/shared-state.js';
import { heading, make } from './dom.js';
import { placeTable } from './place-table.js';
import { word } from './words.js';

const addresses = {
  overview: '#/systemDashboard/overview',
  organizations: '#/systemDashboard/organizations',
  locations: '#/systemDashboard/locations',
};

/** Which part of the dashboard is shown stands in the address. */
export function dashboardPage({ route }) {
  const [, part] = route.steps;
  return {
    title: word(part),
    content: [
      heading(word(part)),
      dashboardLinks(part),
      make('div', { class: 'whole' }, placeTable({ kind: part, sorting: sortingOf('system') })),
    ],
  };
}

export function dashboardLinks(shown) {
  const links = Object.entries(addresses).map(([name, href]) =>
    make('a', { href, 'aria-current': name === shown ? 'page' : undefined }, word(name)),
  );
  return make('nav', { class: 'kinds', 'aria-label': word('dashboard') }, ...links);
}

/** @param dashboard `system` or `organization` */
export function sortingOf(dashboard) {
  const views = sharedState('views');
  return {
    get current() {
      return views.current.sorting[dashboard];
    },
    sort: (by) => views.change('sort', dashboard, by),
  };
}
