import { heading, make } from './dom.js';
import { word } from './words.js';

export function missingPage({ route }) {
  return {
    title: word('missing'),
    content: [
      heading(word('missing')),
      make('p', {}, word('missingHint', { route: `#${route.path}` })),
      make('p', {}, make('a', { href: '#/systemDashboard/overview' }, word('toOverview'))),
    ],
  };
}
