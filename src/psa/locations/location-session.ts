/**
 * A location in its dialog: what its organization's account has, and which of that it is mapped to. What an account has is
 * asked once, and kept until the provider's data are refreshed. Source: spec 002 §2.7, §3.2 and §4.
 */
import { createModel, effect, type Model, type ReadonlySignal } from '@preact/signals-core';
import { createResource } from '../../base/resource/resource.ts';
import type { ResourceState } from '../../base/resource/resource-state.ts';
import { cachedCall } from '../../host/http/cached-call.ts';
import { CallError } from '../../host/http/call-error.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { createFormModel } from '../../ui/form/form-model.ts';
import type { FormModel } from '../../ui/form/form-types.ts';
import { type LocationMapping, listAccountLocations, saveLocationMapping } from '../account-contract.ts';
import { type Named, namedFrom } from '../mapping-choice.ts';
import type { ProviderEntity } from '../psa-shapes.ts';

export interface LocationValues {
  /** Null: the location is mapped to nothing. */
  readonly accountLocation: Named | null;
}

export interface LocationSessionOptions {
  readonly client: HttpClient;
  readonly location: LocationMapping;
  onSaved(location: LocationMapping): void;
}

interface Shape {
  readonly accountLocations: ReadonlySignal<ResourceState<readonly ProviderEntity[]>>;
  readonly form: FormModel<LocationValues>;
  retry(): void;
}
export type LocationSession = Model<Shape>;

export function createLocationSession(options: LocationSessionOptions): LocationSession {
  return new (createModel<Shape>(() => locationSession(options)))();
}

function locationSession({ client, location, onSaved }: LocationSessionOptions): Shape {
  /** Saved again after no answer came, it is the same change. */
  const press: Press = {};
  const { answers, keyOf } = cachedCall(client, listAccountLocations);
  const accountLocations = createResource<string, readonly ProviderEntity[]>({
    read: (accountId, signal) => client.call(listAccountLocations, { params: { accountId } }, { signal }),
    cache: { answers, keyOf: (accountId) => keyOf({ params: { accountId } }) },
  });
  const form = createFormModel<LocationValues>({
    initial: { accountLocation: namedFrom(location.autotaskLocationId, location.autotaskLocationName) },
    check: () => [],
    async onSubmit({ accountLocation }, signal) {
      const params = { locationId: location.locationId };
      const body = { autotaskLocationId: accountLocation?.id ?? null };
      try {
        onSaved(await client.call(saveLocationMapping, { params, body }, { signal, press }));
      } catch (error) {
        if (!(error instanceof CallError) || error.fieldErrors.length === 0) throw error;
        form.refuse([{ path: 'accountLocation', code: 'gone' }]);
        // What is offered is older than what the provider said.
        accountLocations.refresh();
      }
    },
  });
  effect(() => () => form[Symbol.dispose]());
  if (location.autotaskAccountId != null) accountLocations.ask(location.autotaskAccountId);

  return { accountLocations: accountLocations.state, form, retry: accountLocations.retry };
}
