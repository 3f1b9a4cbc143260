import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'rmm-elements/elements/data-table.js';
import 'rmm-elements/elements/phone-input.js';
import 'rmm-elements/elements/select.js';
import 'rmm-elements/elements/switch.js';
// For its types: its code comes when the page is there.
import type {} from 'rmm-elements/elements/radio-group.js';

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
  useEffect(() => {
    void import('rmm-elements/elements/radio-group.js');
  }, []);
  return (
    <main>
      <rmm-select
        label="Site"
        options={sites}
        onChange={({ currentTarget }) =>
          setTold(`Site: ${(currentTarget as HTMLElementTagNameMap['rmm-select']).value}`)
        }
      />
      <rmm-radio-group label="When" options={times} />
      <rmm-switch
        label="Notify"
        onChange={({ currentTarget }) =>
          setTold(`Notify: ${(currentTarget as HTMLElementTagNameMap['rmm-switch']).checked}`)
        }
      />
      <rmm-phone-input label="Phone" country="DE" flags-path="/flags/" />
      <rmm-data-table
        label="Devices"
        selectable
        columns={columns}
        rows={rows}
        onrmm-selection-change={({ detail }) => setTold(`Selected: ${detail.count}`)}
      />
      <output id="told">{told}</output>
    </main>
  );
}

createRoot(document.querySelector('#app') as Element).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
