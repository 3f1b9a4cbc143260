/** Every call of the PSA pages, for the server, the OpenAPI document and the README's table. */
import { accountEndpoints } from './account-contract.ts';
import { agreementSyncEndpoints } from './agreement-sync-contract.ts';
import { companyEndpoints } from './company-contract.ts';
import { configurationEndpoints } from './configuration-contract.ts';
import { connectionEndpoints } from './connection-contract.ts';
import { productEndpoints } from './product-contract.ts';
import { roleEndpoints } from './role-contract.ts';

export const psaEndpoints = [
  ...connectionEndpoints,
  ...companyEndpoints,
  ...configurationEndpoints,
  ...productEndpoints,
  ...agreementSyncEndpoints,
  ...accountEndpoints,
  ...roleEndpoints,
] as const;
