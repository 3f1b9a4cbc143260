'use client';

import { useEffect, useState } from 'react';
import 'rmm-elements/elements/data-table.js';
import 'rmm-elements/elements/phone-input.js';
import 'rmm-elements/elements/select.js';
import 'rmm-elements/elements/switch.js';
import { RmmDataTable, RmmPhoneInput, RmmRadioGroup, RmmSelect, RmmSwitch } from 'rmm-elements/react.js';

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
  useEffect(() => {
    void import('rmm-elements/elements/radio-group.js');
  }, []);
  return (
    <>
      <RmmSelect
        label="Site"
        options={sites}
        onChange={({ currentTarget }) => setTold(`Site: ${currentTarget.value}`)}
      />
      <RmmRadioGroup label="When" options={times} />
      <RmmSwitch label="Notify" onChange={({ currentTarget }) => setTold(`Notify: ${currentTarget.checked}`)} />
      <RmmPhoneInput label="Phone" country="DE" flagsPath="/flags/" />
      <RmmDataTable
        label="Devices"
        selectable
        columns={columns}
        rows={rows}
        onRmmSelectionChange={({ detail }) => setTold(`Selected: ${detail.count}`)}
      />
      <output id="told">{told}</output>
    </>
  );
}
