import { useEffect, useRef, useState } from 'react';
import { RmmDataTable, RmmPhoneInput, RmmRadioGroup, RmmSelect, RmmSwitch } from 'rmm-elements/react.js';
import type { DataTableElement } from 'rmm-elements/bundled/data-table.js';

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

export function App() {
  const [told, setTold] = useState('');
  const [site, setSite] = useState('ber');
  const table = useRef<DataTableElement>(null);
  // Its code comes after it has been rendered.
  useEffect(() => void import('rmm-elements/bundled/radio-group.js'), []);
  return (
    <main>
      <RmmSelect
        label="Site"
        options={sites}
        value={site}
        onChange={({ currentTarget: { value } }) => {
          setSite(value ?? '');
          setTold(`Site: ${value}`);
        }}
      />
      <RmmRadioGroup label="When" options={times} required={false} />
      <RmmSwitch label="Notify" onChange={({ currentTarget }) => setTold(`Notify: ${currentTarget.checked}`)} />
      <RmmPhoneInput label="Phone" country="DE" flagsPath="/flags/" />
      <RmmDataTable
        ref={table}
        className="devices"
        label="Devices"
        selectable
        columns={columns}
        rows={rows}
        onRmmSelectionChange={({ detail }) => setTold(`Selected: ${detail.count}`)}
      />
      <button type="button" onClick={() => void table.current?.clearSelection()}>
        Clear
      </button>
      <output id="told">{told}</output>
    </main>
  );
}
