import { configure } from './rmm/elements/config.js';

// The one policy that the portal's own policy allows. HTML is parsed with it into documents that run nothing.
const policy = globalThis.trustedTypes?.createPolicy('portal', { createHTML: (html) => html });
configure({ ...(policy && { trustedTypesPolicy: policy }), permissions: { canViewAndRestoreBackupData: true } });

const one = (tag) => document.querySelector(`rmm-${tag}`);
const told = document.querySelector('#told');

one('rich-text-editor').value = '<p>Good <strong>morning</strong></p>';
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
