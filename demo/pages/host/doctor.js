/** Writes a page as the switches have it, and shows it in a frame of its own: a policy or a patched built-in stays in there. */
import { areas, breakages, pageOf } from './breakages.js';

const form = document.querySelector('#switches');
const frame = document.querySelector('#page');
const query = new URLSearchParams(location.search);
const theme = query.get('page-theme');
if (theme) document.documentElement.dataset.theme = theme;

for (const [area, title] of Object.entries(areas)) {
  const group = document.createElement('fieldset');
  const legend = document.createElement('legend');
  legend.textContent = title;
  group.append(legend);
  for (const breakage of breakages.filter((one) => one.area === area)) group.append(switchOf(breakage));
  form.append(group);
}

function switchOf({ id, label }) {
  const row = document.createElement('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.name = id;
  box.checked = query.getAll('break').includes(id);
  row.append(box, label);
  return row;
}

let address;

function show() {
  const broken = [...form.querySelectorAll(':checked')].map(({ name }) => name);
  const query = new URLSearchParams(location.search);
  query.delete('break');
  for (const id of broken) query.append('break', id);
  history.replaceState(null, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`);
  const { html, charset } = pageOf(broken, location.origin, {
    lang: query.get('page-locale') ?? 'en',
    theme: query.get('page-theme') ?? 'auto',
  });
  if (address) URL.revokeObjectURL(address);
  address = URL.createObjectURL(new Blob([html], { type: `text/html;charset=${charset}` }));
  frame.src = address;
}

form.addEventListener('change', show);
show();
