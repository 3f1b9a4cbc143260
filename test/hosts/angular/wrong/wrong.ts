import { Component } from '@angular/core';
import { rmmElements } from 'rmm-elements/angular.js';

@Component({
  selector: 'app-wrong',
  imports: [rmmElements],
  template: `
    <rmm-data-table
      label="Devices"
      [pageSize]="10"
      selectable
      (rmm-selection-change)="few('' + $event.detail.count)"
    ></rmm-data-table>
    <rmm-data-table pageSize="ten"></rmm-data-table><!-- wrong: a number -->
    <rmm-data-table [columns]="'name'"></rmm-data-table><!-- wrong: a list -->
    <rmm-data-table (rmm-selection-change)="few($event.detail.count)"></rmm-data-table><!-- wrong: not a text -->
    <rmm-select [nonsense]="1"></rmm-select><!-- wrong: no such property -->
    <rmm-switch [checked]="'yes'"></rmm-switch><!-- wrong: on or off -->
  `,
})
export class Wrong {
  few(count: string) {
    return count.length;
  }
}
