import { heading, make } from './dom.js';
import { word } from './words.js';

const pages = {
  ticketing: ({ id }) => (id === undefined ? '#/ticketing' : `#/ticketing/${id}`),
  automations: ({ kind, id }) => (kind === 'runAutomation' ? `#/ticketing/${id}` : '#/automations'),
  tasks: ({ id, kind }) => (id === undefined || kind === 'deleteScheduledTask' ? '#/tasks' : `#/tasks/${id}`),
  devices: ({ nodeId }) => (nodeId === undefined ? '#/approvals' : `#/devices/${nodeId}/maintenance`),
  backup: ({ nodeId }) => (nodeId === undefined ? undefined : `#/devices/${nodeId}/backup`),
  scripts: () => '#/scripts',
  policies: () => '#/policies',
  billing: () => '#/products',
  integrations: () => '#/integrations',
  people: () => '#/users',
  settings: () => '#/custom-fields',
};

/** Who did what, with the way to the page of it. */
export function activityPage() {
  const list = Object.assign(make('rmm-activity-list'), { linkOf: (target) => pages[target.area]?.(target) });
  return {
    title: word('activity'),
    content: [heading(word('activity')), make('div', { class: 'whole' }, list)],
  };
}
