/** What the parts of a policy’s element share: whether it may be changed, and the way to other policies. */
import { createContext, useContext } from 'react';

export interface PolicyServices {
  /** Nothing can be changed: the permission canManagePolicies is missing. */
  readonly isReadOnly: boolean;
  /** Asks first where something is not saved, then the page. */
  openPolicy(policyId: string): void;
}

export const PolicyContext = createContext<PolicyServices | undefined>(undefined);

export function usePolicy(): PolicyServices {
  const services = useContext(PolicyContext);
  if (services === undefined) throw new Error('Rendered outside an element of a policy.');
  return services;
}
