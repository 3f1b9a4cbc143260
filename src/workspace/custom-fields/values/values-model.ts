/** The custom fields of one thing: read, and read anew when somebody has saved them. */
import { createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createResource } from '../../../base/resource/resource.ts';
import type { ResourceState } from '../../../base/resource/resource-state.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import type { CustomFieldScope } from '../field-types.ts';
import { type FieldValuesOnWire, readCustomFieldValues } from './values-contract.ts';

/** On what they stand. */
export interface FieldOwner {
  readonly scope: CustomFieldScope;
  readonly ownerId: string;
}

interface Shape {
  readonly state: ReadonlySignal<ResourceState<FieldValuesOnWire>>;
  /** As it was read or saved last. */
  readonly shown: ReadonlySignal<FieldValuesOnWire | undefined>;
  retry(): void;
  refresh(): void;
  /** Was saved. */
  put(values: FieldValuesOnWire): void;
}
export type FieldValuesModel = Model<Shape>;

export function createFieldValues(client: HttpClient, owner: FieldOwner): FieldValuesModel {
  return new (createModel<Shape>(() => {
    const shown = signal<FieldValuesOnWire | undefined>(undefined);
    const read = createResource<void, FieldValuesOnWire>({
      read: (_, abort) => client.call(readCustomFieldValues, { params: owner }, { signal: abort }),
      onAnswer: (values) => {
        shown.value = values;
      },
    });
    read.ask();
    return {
      state: read.state,
      shown,
      retry: read.retry,
      refresh: read.refresh,
      put(values) {
        shown.value = values;
      },
    };
  }))();
}
