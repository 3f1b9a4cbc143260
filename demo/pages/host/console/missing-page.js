import { heading, make } from './dom.js';
import { word } from './words.js';

export function missingPage({ route }) {
  // A path runs from left to right, whichever way the sentence around it does.
  const [before, after] = word('missingHint', { route: '\n' }).split('\n');
  return {
    title: word('missing'),
    content: [
      heading(word('missing')),
      make('p', {}, before, make('bdi', { dir: 'ltr' }, `#${route.path}`), after),
      make('p', {}, make('a', { href: '#/systemDashboard/overview' }, word('toOverview'))),
    ],
  };
}
