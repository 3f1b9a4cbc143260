/** The price list and a month that can be billed, at the first start; they are the users’ own from then on. */
import { firstMonths } from '../billing/first-month.ts';
import { firstProducts } from '../billing/first-products.ts';
import { columnsOf } from '../billing/products.ts';
import { technicians, userRoles } from '../billing/user-roles.ts';
import { sortKey } from '../database/names.ts';
import { type Database, readSetting, writeSetting } from '../database/open-database.ts';
import * as schema from '../database/schema.ts';

export async function seedBilling(database: Database): Promise<void> {
  if (await readSetting(database, 'billing')) return;
  const now = Date.now();
  const { subscriptions, users, storage, timeEntries } = firstMonths(now);
  const products = firstProducts.map((body, index) => ({
    id: index + 1,
    ...columnsOf(body),
    version: 1,
    savedBy: '',
    savedAt: now,
  }));
  await database.batch([
    database.insert(schema.billingProduct).values(products),
    database.insert(schema.userRole).values(userRoles.map((role) => ({ ...role, sortKey: sortKey(role.name) }))),
    database.insert(schema.technicianRoles).values(technicians),
    database.insert(schema.billingSubscription).values(subscriptions),
    database.insert(schema.billedUser).values(users),
    database.insert(schema.billedStorage).values(storage),
    database.insert(schema.timeEntry).values(timeEntries),
    writeSetting(database, 'billing', 'written'),
  ]);
}
