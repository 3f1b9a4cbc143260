'use client';

import { useEffect, useState } from 'react';
import 'rmm-elements/elements/data-table.js';
import 'rmm-elements/elements/phone-input.js';
import 'rmm-elements/elements/select.js';
import 'rmm-elements/elements/switch.js';
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

export function Devices() {
  const [told, setTold] = useState('');
  // What a server rendered React takes over without setting properties or listening: elements come in the browser.
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => {
    setInBrowser(true);
    void import('rmm-elements/elements/radio-group.js');
  }, []);
  if (!isInBrowser) return null;
  return (
    <>
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
    </>
  );
}
