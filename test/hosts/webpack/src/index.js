// Follows every tag to the code of its element.
import 'rmm-elements/autoloader.js';

const one = (tag) => document.querySelector(`rmm-${tag}`);
const told = document.querySelector('#told');

one('select').options = [
  { value: 'ber', label: 'Berlin' },
  { value: 'osa', label: 'Osaka' },
];
one('radio-group').options = [
  { value: 'now', label: 'Now' },
  { value: 'tonight', label: 'Tonight' },
];
one('data-table').columns = [{ id: 'name', header: 'Name' }];
one('data-table').rows = [
  { id: '1', name: 'ada' },
  { id: '2', name: 'bob' },
];
one('select').addEventListener('change', ({ target }) => {
  told.textContent = `Site: ${target.value}`;
});
one('switch').addEventListener('change', ({ target }) => {
  told.textContent = `Notify: ${target.checked}`;
});
one('data-table').addEventListener('rmm-selection-change', ({ detail }) => {
  told.textContent = `Selected: ${detail.count}`;
});
