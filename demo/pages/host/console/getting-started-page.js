import { heading, make } from './dom.js';
import { word } from './words.js';

const links = { stepOne: '#/devices', stepTwo: '#/policies', stepThree: '#/automations' };

/** The first steps; on a page that holds other things only until they are done. */
export function gettingStarted(attributes = {}) {
  const steps = Object.fromEntries(Object.entries(links).map(([step, href]) => [step, { href }]));
  return Object.assign(make('rmm-getting-started', attributes), { steps });
}

export function gettingStartedPage() {
  return { title: word('gettingStarted'), content: [heading(word('gettingStarted')), gettingStarted()] };
}
