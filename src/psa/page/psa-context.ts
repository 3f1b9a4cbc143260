/** What the parts of a PSA page share: which provider it is of, what is known of the provider, the way to its other pages. */
import { createContext, useContext } from 'react';
import type { PsaPage } from '../psa-pages.ts';
import type { Provider } from '../psa-terms.ts';
import type { ProviderData } from './provider-data-model.ts';

export interface PsaServices {
  readonly provider: Provider;
  readonly data: ProviderData;
  /** Nothing can be changed: the permission canManageIntegrations is missing. */
  readonly isReadOnly: boolean;
  /** Asks the page first. */
  goTo(page: PsaPage): void;
  /** Tells the page that something was saved. @param call The endpoint's name */
  saved(call: string): void;
}

export const PsaContext = createContext<PsaServices | undefined>(undefined);

export function usePsa(): PsaServices {
  const services = useContext(PsaContext);
  if (services === undefined) throw new Error('Rendered outside a PSA page.');
  return services;
}
