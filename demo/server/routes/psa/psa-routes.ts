/** Everything of the PSA pages (spec 002 §2.1 to §2.7). */

import type { Services } from '../services.ts';
import { serveAccounts } from './psa-account-routes.ts';
import { serveCompanies } from './psa-company-routes.ts';
import { serveConnections } from './psa-connection-routes.ts';
import { servePsaMappings } from './psa-mapping-routes.ts';
import { serveAgreementSync } from './psa-sync-routes.ts';

export function servePsa(services: Services): void {
  serveConnections(services);
  serveCompanies(services);
  servePsaMappings(services);
  serveAccounts(services);
  serveAgreementSync(services);
}
