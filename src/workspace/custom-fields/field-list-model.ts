/** The definitions of custom fields: a page at a time, shared with the page and other tabs. */
import { createModel, type Model } from '@preact/signals-core';
import { customFieldsSlice } from '../../console/organizations/custom-fields-slice.ts';
import { pageSlice } from '../../console/store/page-slice.ts';
import { createSharedList, type ListModel } from '../../console/store/shared-list.ts';
import type { Configuration } from '../../host/configuration/configuration-types.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { goneAs, listQuery, type RecordList, tablePage } from '../../ui/record-list/record-list-model.ts';
import {
  type CustomField,
  type CustomFieldUse,
  customFieldSortFields,
  deleteCustomField,
  listCustomFields,
  readCustomFieldUse,
} from './contract.ts';
import { type CustomFieldScope, customFieldScopes } from './field-types.ts';

interface SharedField {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly scopes: readonly CustomFieldScope[];
}

interface Shape {
  readonly list: RecordList<CustomField>;
  /** Was created, or saved. */
  put(field: CustomField): void;
  readUse(id: string, signal: AbortSignal): Promise<CustomFieldUse>;
  /** Answers whether this deleted it: somebody else may have been faster. */
  remove(id: string, press: Press): Promise<boolean>;
}
export type FieldList = Model<Shape>;

export function createFieldList(client: HttpClient, configuration: Configuration): FieldList {
  return new (createModel<Shape>(() => {
    const fields = createSharedList<CustomField, SharedField>({
      slice: pageSlice(customFieldsSlice, configuration) as unknown as ListModel<SharedField>,
      shared: ({ id, name, type, scopes }) => ({ id, name, type, scopes: scopes as CustomFieldScope[] }),
      async read(query, signal) {
        const wanted = query.filters.find(({ name }) => name === 'scope')?.value;
        const scope = customFieldScopes.find((one) => one === wanted);
        const args = { ...listQuery(query, customFieldSortFields), ...(scope !== undefined && { scope }) };
        return tablePage(await client.call(listCustomFields, { params: {}, query: args }, { signal }));
      },
    });
    return {
      list: fields.list,
      put: fields.put,
      readUse: (id, signal) => client.call(readCustomFieldUse, { params: { id } }, { signal }),
      async remove(id, press) {
        const options = { press, signal: fields.list.lifetime() };
        const isOurs = await client
          .call(deleteCustomField, { params: { id } }, options)
          .then(() => true, goneAs(false));
        fields.removed(id);
        return isOurs;
      },
    };
  }))();
}
