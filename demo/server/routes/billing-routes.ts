/** Products, and what a month costs with them (spec 002 §2.8). */
import { asc } from 'drizzle-orm';
import { previewBill as previewBillCall } from '../../../src/billing/bill-contract.ts';
import { listBilledItems as listBilledItemsCall } from '../../../src/billing/items-contract.ts';
import {
  createBillingProduct,
  deleteBillingProduct,
  listBillingProducts,
  readBillingProduct,
  readBillingSettings,
  restoreBillingProduct,
  saveBillingPrices,
  updateBillingProduct,
} from '../../../src/billing/product-contract.ts';
import { listUserRoles } from '../../../src/directory/user-role-contract.ts';
import { listBilledItems } from '../billing/billed-items.ts';
import { previewBill } from '../billing/preview-bill.ts';
import { savePrices } from '../billing/price-lists.ts';
import { deleteProduct, restoreProduct } from '../billing/product-deletion.ts';
import { asProduct, createProduct, currency, findProduct, listProducts, updateProduct } from '../billing/products.ts';
import { userRole } from '../database/schema.ts';
import { versionIn } from '../http/if-match.ts';
import type { Session } from '../http/sessions.ts';
import type { Services } from './services.ts';

export function serveBilling({ calls, database, clock }: Services): void {
  const saving = ({ user }: Session) => ({ savedBy: user.name, savedAt: clock.now() });

  calls.implement(listBillingProducts, ({ query }) => listProducts(database, query));
  calls.implement(readBillingProduct, async ({ params }) => asProduct(await findProduct(database, params.id)));

  calls.change(createBillingProduct, ({ body, session, commit }) =>
    commit(() => createProduct(database, body, saving(session))),
  );

  calls.change(updateBillingProduct, ({ params, body, session, context, commit }) => {
    const edited = versionIn(context.req.header('if-match'));
    return commit(() => updateProduct(database, params.id, body, { ...saving(session), edited }));
  });

  calls.change(deleteBillingProduct, ({ params, commit }) => commit(() => deleteProduct(database, params.id)));

  calls.change(restoreBillingProduct, ({ params, session, commit }) =>
    commit(() => restoreProduct(database, params.id, saving(session))),
  );

  calls.change(saveBillingPrices, ({ body, session, commit }) =>
    commit(() => savePrices(database, body, saving(session))),
  );

  calls.implement(listUserRoles, async () => {
    const rows = await database.select().from(userRole).orderBy(asc(userRole.sortKey));
    return rows.map(({ id, name, type }) => ({ id, name, type }));
  });

  calls.implement(readBillingSettings, () => ({ currency }));

  calls.ask(previewBillCall, ({ body }) => previewBill(database, body, clock.now()));

  calls.implement(listBilledItemsCall, ({ query }) => listBilledItems(database, query));
}
