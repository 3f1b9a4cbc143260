/**
 * An organization's account in its dialog. Another account takes the mappings of the organization's locations away: before
 * that is saved the server is asked which these are, so that somebody can say yes to them by name. Source: spec 002 §2.7,
 * §3.2, §4 and §5.
 */
import { batch, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createResource } from '../../base/resource/resource.ts';
import type { ResourceState } from '../../base/resource/resource-state.ts';
import { CallError } from '../../host/http/call-error.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { createFormModel } from '../../ui/form/form-model.ts';
import type { FormModel } from '../../ui/form/form-types.ts';
import {
  type AccountMapping,
  type LocationMapping,
  listLocationMappings,
  saveAccountMapping,
} from '../account-contract.ts';
import { listRoleMappings, type RoleMapping } from '../role-contract.ts';
import {
  type AccountValues,
  accountFromWire,
  accountIssues,
  accountToWire,
  locationsToReset,
  resetsLocations,
} from './account-mapping.ts';

export interface AccountSessionOptions {
  readonly client: HttpClient;
  readonly mapping: AccountMapping;
  /** @param isMoved It had another account before, so that its locations have to be looked at */
  onSaved(isMoved: boolean, changeId?: string | null): void;
}

interface Shape {
  readonly form: FormModel<AccountValues>;
  readonly roleMappings: ReadonlySignal<ResourceState<readonly RoleMapping[]>>;
  retryRoleMappings(): void;
  /** The server is being asked what another account takes away. */
  readonly isLooking: ReadonlySignal<boolean>;
  /** Why that could not be found out; nothing was saved then. */
  readonly lookFailure: ReadonlySignal<unknown>;
  /** What would lose its mapping; to be confirmed. */
  readonly lost: ReadonlySignal<readonly LocationMapping[] | undefined>;
  /** Saves it, or asks first. Answers whether it was saved. */
  save(): Promise<boolean>;
  /** Saves it with what that takes away. */
  confirm(): Promise<boolean>;
  /** Nothing is taken away, and nothing saved. */
  keep(): void;
}
export type AccountSession = Model<Shape>;

export function createAccountSession(options: AccountSessionOptions): AccountSession {
  return new (createModel<Shape>(() => accountSession(options)))();
}

function accountSession({ client, mapping, onSaved }: AccountSessionOptions): Shape {
  /** Saved again after no answer came, it is the same change. */
  const press: Press = {};
  const wasMapped = mapping.accountId != null;
  const lifetime = new AbortController();
  const isLooking = signal(false);
  const lookFailure = signal<unknown>(undefined);
  const lost = signal<readonly LocationMapping[] | undefined>(undefined);
  const roleMappings = createResource<void, readonly RoleMapping[]>({
    read: (_, signal) => client.call(listRoleMappings, { params: {} }, { signal }),
  });
  const form = createFormModel<AccountValues>({
    initial: accountFromWire(mapping),
    check: accountIssues,
    async onSubmit(values, signal) {
      const params = { clientId: mapping.clientId };
      try {
        const body = accountToWire(values);
        const { changeId } = await client.call(saveAccountMapping, { params, body }, { signal, press });
        onSaved(wasMapped && resetsLocations(mapping, values), changeId);
      } catch (error) {
        const refused = error instanceof CallError ? refusedFields(error) : [];
        if (refused.length === 0) throw error;
        form.refuse(refused);
        roleMappings.refresh();
      }
    },
  });
  effect(() => () => {
    lifetime.abort();
    form[Symbol.dispose]();
  });
  roleMappings.ask();

  async function save(): Promise<boolean> {
    const values = form.values.peek();
    if (!wasMapped || accountIssues(values).length > 0 || !resetsLocations(mapping, values)) return form.submit();
    if (isLooking.peek()) return false;
    batch(() => {
      isLooking.value = true;
      lookFailure.value = undefined;
    });
    try {
      const found = await mappedLocations(client, mapping.clientId, lifetime.signal);
      if (found.length === 0) return await form.submit();
      lost.value = found;
    } catch (error) {
      if (!lifetime.signal.aborted) lookFailure.value = error;
    } finally {
      isLooking.value = false;
    }
    return false;
  }

  return {
    form,
    roleMappings: roleMappings.state,
    retryRoleMappings: roleMappings.retry,
    isLooking,
    lookFailure,
    lost,
    save,
    async confirm() {
      const isSaved = await form.submit();
      // What is wrong stands at its field, below the question.
      if (isSaved || form.issues.peek().length > 0) lost.value = undefined;
      return isSaved;
    },
    keep() {
      lost.value = undefined;
    },
  };
}

const pageSize = 1000;

/** Those of the organization that have a location of its account, as the server knows them now. */
async function mappedLocations(client: HttpClient, clientId: string, signal: AbortSignal): Promise<LocationMapping[]> {
  const mapped: LocationMapping[] = [];
  for (let page = 0; ; page += 1) {
    const query = { page, pageSize, clientId };
    const { results, totalPages } = await client.call(listLocationMappings, { params: {}, query }, { signal });
    mapped.push(...locationsToReset(results, clientId));
    if (page + 1 >= totalPages) return mapped;
  }
}

const fieldOfMember: Readonly<Record<string, keyof AccountValues>> = {
  accountId: 'account',
  installedProductCategoryMappingId: 'roleMapping',
};

/** Gone at the provider, or deleted, since it was offered. */
const refusedFields = ({ fieldErrors }: CallError) =>
  fieldErrors.flatMap(({ field }) => {
    const path = fieldOfMember[field];
    return path === undefined ? [] : [{ path, code: 'gone' }];
  });
