/** The view of each page, loaded when it is first shown. */
import type { ComponentType } from 'react';
import { late } from '../../ui/late.tsx';
import type { PsaPage } from '../psa-pages.ts';
import type { Provider } from '../psa-terms.ts';

type PageViews = Readonly<Partial<Record<PsaPage, ComponentType<object>>>>;

export const pageViews: Readonly<Record<Provider, PageViews>> = {
  psacw: {
    companies: late(async () => (await import('../companies/page/companies-page.tsx')).CompaniesPage),
    configurations: late(
      async () => (await import('../configurations/page/configurations-page.tsx')).ConfigurationsPage,
    ),
    products: late(async () => (await import('../products/page/products-page.tsx')).ProductsPage),
    sync: late(async () => (await import('../sync/page/first-sync-page.tsx')).FirstSyncPage),
  },
  psaat: {
    accounts: late(async () => (await import('../accounts/page/accounts-page.tsx')).AccountsPage),
    roles: late(async () => (await import('../roles/page/roles-page.tsx')).RolesPage),
    locations: late(async () => (await import('../locations/page/locations-page.tsx')).LocationsPage),
    sync: late(async () => (await import('../device-sync/page/second-sync-page.tsx')).SecondSyncPage),
  },
};
