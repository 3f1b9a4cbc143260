/**
 * An organization in its dialog: what has to be known before it can be mapped, what the chosen company offers, and saving
 * it. Sites and agreements come with the company; without them all the rest can be chosen. Source: spec 002 §2.2 to §2.4,
 * §4, §5 and §8.
 */
import { computed, createModel, effect, type Model, type ReadonlySignal } from '@preact/signals-core';
import { createResource } from '../../base/resource/resource.ts';
import { type ResourceState, valueIn } from '../../base/resource/resource-state.ts';
import { cachedCall } from '../../host/http/cached-call.ts';
import { CallError } from '../../host/http/call-error.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { createFormModel } from '../../ui/form/form-model.ts';
import type { FormModel } from '../../ui/form/form-types.ts';
import {
  listAgreements,
  listSites,
  type OrganizationMapping,
  readOrganizationMapping,
  type SavedOrganization,
  saveOrganizationMapping,
} from '../company-contract.ts';
import { listConfigurationTypeMappings } from '../configuration-contract.ts';
import type { Named } from '../mapping-choice.ts';
import { listProductMappings } from '../product-contract.ts';
import type { ProviderEntity } from '../psa-shapes.ts';
import {
  applyLocationMatches,
  type LocationMatch,
  type LocationPreview,
  previewLocations,
} from './auto-map-locations.ts';
import {
  clearLocations,
  emptyOrganization,
  type OrganizationValues,
  organizationFromWire,
  organizationIssues,
  organizationToWire,
  withCompany,
} from './organization-mapping.ts';

export interface OrganizationSessionOptions {
  readonly client: HttpClient;
  readonly clientId: string;
  onNotice(notice: 'agreementsFailed' | 'initialFailed', error: unknown): void;
  onSaved(mapping: SavedOrganization): void;
}

interface Opened {
  readonly stored: OrganizationMapping;
  readonly productMappings: readonly Named[];
  readonly configurationTypeMappings: readonly Named[];
}

interface Shape {
  readonly state: ReadonlySignal<ResourceState<Opened>>;
  /** To be shown once the state has a value. */
  readonly form: FormModel<OrganizationValues>;
  /** Of the chosen company. */
  readonly sites: ReadonlySignal<ResourceState<readonly ProviderEntity[]>>;
  readonly agreements: ReadonlySignal<ResourceState<readonly ProviderEntity[]>>;
  /** OK can be pressed. */
  readonly hasCompany: ReadonlySignal<boolean>;
  retry(): void;
  chooseCompany(company: Named | null): void;
  /** Asks the provider for sites and agreements anew. */
  refreshSites(): void;
  /** What Auto would map; nothing is changed by it. */
  preview(): LocationPreview;
  /** @param ticked Ids of the locations that stay ticked */
  autoMap(matches: readonly LocationMatch[], ticked?: ReadonlySet<string>): void;
  clearLocations(): void;
}
export type OrganizationSession = Model<Shape>;

export function createOrganizationSession(options: OrganizationSessionOptions): OrganizationSession {
  return new (createModel<Shape>(() => organizationSession(options)))();
}

function organizationSession({ client, clientId, onNotice, onSaved }: OrganizationSessionOptions): Shape {
  /** Saved again after no answer came, it is the same change. */
  const press: Press = {};
  const siteCall = cachedCall(client, listSites);
  const agreementCall = cachedCall(client, listAgreements);

  const opened = createResource<void, Opened>({
    async read(_, signal) {
      const options = { signal };
      const [stored, productMappings, configurationTypeMappings] = await Promise.all([
        client.call(readOrganizationMapping, { params: { clientId } }, options),
        client.call(listProductMappings, { params: {} }, options),
        client.call(listConfigurationTypeMappings, { params: {} }, options),
      ]);
      return { stored, productMappings, configurationTypeMappings };
    },
    onAnswer: ({ stored }) => form.reset(organizationFromWire(stored)),
    onFailure: (error) => onNotice('initialFailed', error),
  });
  const sites = createResource<string, readonly ProviderEntity[]>({
    read: async (companyId, signal) => (await siteCall.read({ params: { companyId } }, signal)).siteList,
  });
  const agreements = createResource<string, readonly ProviderEntity[]>({
    read: async (companyId, signal) =>
      (await agreementCall.read({ params: {}, query: { companyId } }, signal)).financeAgreementList,
    onFailure: (error) => onNotice('agreementsFailed', error),
  });

  const form = createFormModel<OrganizationValues>({
    initial: emptyOrganization,
    check: organizationIssues,
    onSubmit: save,
  });
  const companyId = computed(() => form.values.value.company?.id);
  effect(() => {
    const id = companyId.value;
    for (const resource of [sites, agreements]) {
      if (id === undefined) resource.reset();
      else resource.ask(id);
    }
  });
  effect(() => () => form[Symbol.dispose]());
  opened.ask();

  async function save(values: OrganizationValues, signal: AbortSignal): Promise<void> {
    const body = organizationToWire(values);
    try {
      onSaved(await client.call(saveOrganizationMapping, { params: { clientId }, body }, { signal, press }));
    } catch (error) {
      if (error instanceof CallError) form.refuse(refusedFields(error, values));
      throw error;
    }
  }

  const change = (next: OrganizationValues) => form.assign(next);

  return {
    state: opened.state,
    form,
    sites: sites.state,
    agreements: agreements.state,
    hasCompany: computed(() => companyId.value !== undefined),
    retry: opened.retry,
    chooseCompany: (company) => change(withCompany(form.values.peek(), company)),
    refreshSites() {
      const id = companyId.peek();
      if (id === undefined) return;
      siteCall.invalidate({ params: { companyId: id } });
      agreementCall.invalidate({ params: {}, query: { companyId: id } });
      sites.ask(id, { keepsValue: true });
      agreements.ask(id, { keepsValue: true });
    },
    preview: () => previewLocations(form.values.peek(), valueIn(sites.state.peek()) ?? []),
    autoMap: (matches, ticked) => change(applyLocationMatches(form.values.peek(), matches, ticked)),
    clearLocations: () => change(clearLocations(form.values.peek())),
  };
}

const fieldNames: Readonly<Record<string, string>> = {
  companyId: 'company',
  productMappingId: 'productMapping',
  configurationTypeMappingId: 'configurationTypeMapping',
  psaSiteId: 'site',
  agreementId: 'agreement',
};

/** What the server found wrong, at the field that holds it; it counts locations in the order in which they were sent. */
function refusedFields({ fieldErrors }: CallError, { locations }: OrganizationValues) {
  return fieldErrors.map(({ field, code }) => {
    const [head = '', index, member = ''] = field.split('.');
    const location = head === 'locationSiteMappings' ? locations[Number(index)] : undefined;
    if (!location) return { path: fieldNames[head] ?? head, code };
    const name = fieldNames[member];
    return { path: ['locations', location.id, ...(name ? [name] : [])].join('.'), code };
  });
}
