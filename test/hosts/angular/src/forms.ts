import { Component } from '@angular/core';
import { FormControl, FormGroup, FormsModule, ReactiveFormsModule } from '@angular/forms';
import { RmmSelect, RmmSwitch, RmmTextArea } from 'rmm-elements/angular.js';
import { RmmValueAccessor } from 'rmm-elements/angular-forms.js';
import 'rmm-elements/bundled/select.js';
import 'rmm-elements/bundled/switch.js';

/** A reactive form, and a value of the component's own. */
@Component({
  selector: 'app-root',
  imports: [FormsModule, ReactiveFormsModule, RmmSelect, RmmSwitch, RmmTextArea, RmmValueAccessor],
  template: `
    <form [formGroup]="form">
      <rmm-text-area label="Note" formControlName="note"></rmm-text-area>
      <rmm-select label="Site" [options]="sites" formControlName="site"></rmm-select>
      <rmm-select label="Also at" [options]="sites" multiple formControlName="others"></rmm-select>
    </form>
    <rmm-switch label="Urgent" [(ngModel)]="isUrgent"></rmm-switch>
    <button type="button" (click)="form.reset()">Reset</button>
    <button type="button" (click)="form.disable()">Disable</button>
    <button type="button" (click)="isUrgent = false">Not urgent</button>
    <output id="told">{{ told }}</output>
  `,
})
export class Forms {
  readonly sites = [
    { value: 'ber', label: 'Berlin' },
    { value: 'osa', label: 'Osaka' },
  ];
  readonly form = new FormGroup({
    note: new FormControl('As before'),
    site: new FormControl('ber'),
    others: new FormControl<string[]>([]),
  });
  isUrgent = true;

  constructor() {
    // A control's value reaches the element also before its code has come.
    void import('rmm-elements/bundled/text-area.js');
  }

  get told() {
    return JSON.stringify({ ...this.form.value, isUrgent: this.isUrgent, touched: this.form.touched });
  }
}
