import { Component, signal } from '@angular/core';
import { RmmDataTable, RmmPhoneInput, RmmRadioGroup, RmmSelect, RmmSwitch } from 'rmm-elements/angular.js';
import 'rmm-elements/bundled/data-table.js';
import 'rmm-elements/bundled/phone-input.js';
import 'rmm-elements/bundled/select.js';
import 'rmm-elements/bundled/switch.js';

@Component({
  selector: 'app-root',
  imports: [RmmDataTable, RmmPhoneInput, RmmRadioGroup, RmmSelect, RmmSwitch],
  template: `
    <main>
      <rmm-select #site label="Site" [options]="sites" (change)="told.set('Site: ' + site.value)"></rmm-select>
      <rmm-radio-group label="When" [options]="times"></rmm-radio-group>
      <rmm-switch #notify label="Notify" (change)="told.set('Notify: ' + notify.checked)"></rmm-switch>
      <rmm-phone-input label="Phone" country="DE" flags-path="/flags/"></rmm-phone-input>
      <rmm-data-table
        label="Devices"
        selectable
        [columns]="columns"
        [rows]="rows"
        (rmm-selection-change)="told.set('Selected: ' + $event.detail.count)"
      ></rmm-data-table>
      <output id="told">{{ told() }}</output>
    </main>
  `,
})
export class App {
  readonly sites = [
    { value: 'ber', label: 'Berlin' },
    { value: 'osa', label: 'Osaka' },
  ];
  readonly times = [
    { value: 'now', label: 'Now' },
    { value: 'tonight', label: 'Tonight' },
  ];
  readonly columns = [{ id: 'name', header: 'Name' }];
  readonly rows = [
    { id: '1', name: 'ada' },
    { id: '2', name: 'bob' },
  ];
  readonly told = signal('');

  constructor() {
    // Angular sets properties, also before their code has come.
    void import('rmm-elements/bundled/radio-group.js');
  }
}
