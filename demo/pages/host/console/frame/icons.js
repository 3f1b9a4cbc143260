// The console's own signs: lines in a square of 16.
const lines = {
  activity: 'M2 8h3l2-5 2.5 10 2-5H14',
  approvals: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M5.5 8l2 2 3-3.5',
  areas: 'M3 3h4v4H3zM9 3h4v4H9zM3 9h4v4H3zM9 9h4v4H9z',
  automations: 'M8.5 2 4 9h3.5L7 14l5-7H8.5z',
  bill: 'M4 2.5h8v11l-2-1.2-2 1.2-2-1.2-2 1.2zM6 5.5h4M6 8h4',
  boards: 'M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10',
  close: 'M4.5 4.5l7 7M11.5 4.5l-7 7',
  collapse: 'M10 4 6 8l4 4',
  credentials: 'M10.5 2.5a3 3 0 1 1-2.8 4L3 11.2v2.3h2.3V12h1.5v-1.5l1.9-1.9M11 5h.01',
  customFields: 'M2.5 4.5h11v7h-11zM5 7v2M7.5 8H11',
  devices: 'M2.5 3.5h11v7h-11zM6 13h4M8 10.5V13',
  integrations: 'M6 2.5v3M10 2.5v3M4 5.5h8v2a4 4 0 0 1-8 0zM8 11.5v2',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  overview: 'M2.5 8.5 8 3l5.5 5.5M4 7.5V13h8V7.5M7 13v-3h2v3',
  policies: 'M8 2.5 12.5 4v4c0 3-2 4.8-4.5 5.5C5.5 12.8 3.5 11 3.5 8V4z',
  products: 'M2.5 2.5h5l6 6-5 5-6-6zM5.2 5.2h.01',
  scripts: 'M5.5 5l-3 3 3 3M10.5 5l3 3-3 3M9 3.5l-2 9',
  settings: 'M3 4.5h6M12 4.5h1M3 11.5h1M7 11.5h6M10.5 3v3M5.5 10v3',
  start: 'M4 13.5v-11M4 3h8l-2 2.7 2 2.8H4',
  tasks: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M8 5v3.2l2 1.3',
  tickets: 'M2.5 4.5h11v2.2a1.4 1.4 0 0 0 0 2.6v2.2h-11V9.3a1.4 1.4 0 0 0 0-2.6zM9 4.5v1.4M9 7.3v1.4M9 10.1v1.4',
  users:
    'M6 7.5A2.2 2.2 0 1 0 6 3a2.2 2.2 0 0 0 0 4.5M2 13c0-2.2 1.8-3.5 4-3.5s4 1.3 4 3.5M10.5 3.2a2.2 2.2 0 0 1 0 4.2M11.5 9.7c1.5.4 2.5 1.6 2.5 3.3',
  virtualization: 'M2.5 5.2 8 2.5l5.5 2.7L8 8zM2.5 8 8 10.8 13.5 8M2.5 10.8 8 13.5l5.5-2.7',
};
const namespace = 'http://www.w3.org/2000/svg';

/** Says nothing: what stands beside it does. */
export function icon(name) {
  const drawing = document.createElementNS(namespace, 'svg');
  for (const [attribute, value] of Object.entries({ viewBox: '0 0 16 16', 'aria-hidden': 'true', class: 'icon' }))
    drawing.setAttribute(attribute, value);
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', lines[name]);
  drawing.append(path);
  return drawing;
}
