/** Every call of products and of what a month costs with them. Views import those that they make from where these are. */
import { listUserRoles } from '../directory/user-role-contract.ts';
import { previewBill } from './bill-contract.ts';
import { listBilledItems } from './items-contract.ts';
import {
  createBillingProduct,
  deleteBillingProduct,
  listBillingProducts,
  readBillingProduct,
  readBillingSettings,
  restoreBillingProduct,
  saveBillingPrices,
  updateBillingProduct,
} from './product-contract.ts';

export const billingEndpoints = [
  listBillingProducts,
  readBillingProduct,
  createBillingProduct,
  updateBillingProduct,
  deleteBillingProduct,
  restoreBillingProduct,
  saveBillingPrices,
  listUserRoles,
  readBillingSettings,
  previewBill,
  listBilledItems,
] as const;
