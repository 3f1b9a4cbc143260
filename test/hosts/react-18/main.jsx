import { createElement as h, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'rmm-elements/bundled/data-table.js';
import 'rmm-elements/bundled/phone-input.js';
import 'rmm-elements/bundled/select.js';
import 'rmm-elements/bundled/switch.js';

const sites = [
  { value: 'ber', label: 'Berlin' },
  { value: 'osa', label: 'Osaka' },
];
const times = [
  { value: 'now', label: 'Now' },
  { value: 'tonight', label: 'Tonight' },
];
const columns = [{ id: 'name', header: 'Name' }];
const rows = [
  { id: '1', name: 'ada' },
  { id: '2', name: 'bob' },
];

function App() {
  const [told, setTold] = useState('');
  const page = useRef(null);
  // React 18 sets attributes and knows no events of custom elements.
  useEffect(() => {
    void import('rmm-elements/bundled/radio-group.js');
    const { current } = page;
    current.addEventListener('change', ({ target }) =>
      setTold(target.localName === 'rmm-select' ? `Site: ${target.value}` : `Notify: ${target.checked}`),
    );
    current.addEventListener('rmm-selection-change', ({ detail }) => setTold(`Selected: ${detail.count}`));
  }, []);
  return h(
    'main',
    { ref: page },
    h('rmm-select', { label: 'Site', options: sites }),
    h('rmm-radio-group', { label: 'When', options: times }),
    h('rmm-switch', { label: 'Notify' }),
    h('rmm-phone-input', { label: 'Phone', country: 'DE', 'flags-path': '/flags/' }),
    h('rmm-data-table', { label: 'Devices', selectable: '', columns, rows }),
    h('output', { id: 'told' }, told),
  );
}

createRoot(document.querySelector('#app')).render(h(App));
