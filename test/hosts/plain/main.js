const one = (tag) => document.querySelector(`rmm-${tag}`);
const told = document.querySelector('#told');

// Properties may be set before the autoloader has fetched the element.
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
