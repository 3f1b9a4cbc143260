/** The pages of each provider. Source: spec 002 §2.1 to §2.7. */
import type { Provider } from './psa-terms.ts';

/** As hosts name them. */
export const providerNames = ['first', 'second'] as const;
export type ProviderName = (typeof providerNames)[number];

export const providerOf: Readonly<Record<ProviderName, Provider>> = { first: 'psacw', second: 'psaat' };

export const psaPages = ['companies', 'configurations', 'products', 'accounts', 'roles', 'locations', 'sync'] as const;
export type PsaPage = (typeof psaPages)[number];

export const pagesOf: Readonly<Record<Provider, readonly PsaPage[]>> = {
  psacw: ['companies', 'configurations', 'products', 'sync'],
  psaat: ['accounts', 'roles', 'locations', 'sync'],
};
