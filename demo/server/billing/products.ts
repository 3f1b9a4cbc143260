/** The price list, stored by the rules of its form. Source: spec 002 §2.8, §3.4 and §5. */
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { currencyDecimals } from '../../../src/base/decimal/money.ts';
import { foldedName } from '../../../src/base/folded-name.ts';
import { offeredUserRoles } from '../../../src/billing/product-changes.ts';
import { type Product, type ProductBody, productOutdated } from '../../../src/billing/product-contract.ts';
import { productFieldNames } from '../../../src/billing/product-fields.ts';
import { type ProductFacts, productIssues } from '../../../src/billing/product-rules.ts';
import type { ProductVariant } from '../../../src/billing/product-terms.ts';
import { productFromWire, productToWire } from '../../../src/billing/product-wire.ts';
import { likePattern, sortKey } from '../database/names.ts';
import { type Database, nextId } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { billingProduct, deletedProduct, deviceRole, endUserRole, group, userRole } from '../database/schema.ts';
import { requireValid } from '../http/form-refusal.ts';
import type { Change } from '../http/keyed-changes.ts';
import { type Page, pageOf, pageRequest } from '../http/page.ts';
import { notFound, Refusal } from '../http/refusal.ts';

type Row = typeof billingProduct.$inferSelect;

/** Of all prices. */
export const currency = 'EUR';

/** Who saves, and when. */
export interface Saving {
  savedBy: string;
  savedAt: number;
}

export interface ProductQuery {
  page?: number | undefined;
  pageSize?: number | undefined;
  searchCriteria?: string | undefined;
  variant?: ProductVariant | undefined;
  ids?: string | undefined;
  sortField?: 'name' | 'variant' | 'price' | 'cost' | undefined;
  sortDirection?: 'ASC' | 'DESC' | undefined;
}

const sortColumns = {
  name: billingProduct.sortKey,
  variant: billingProduct.variant,
  price: billingProduct.price,
  cost: billingProduct.cost,
};

export async function listProducts(database: Database, query: ProductQuery): Promise<Page<Product>> {
  const { searchCriteria = '', variant, ids, sortField = 'name', sortDirection = 'ASC' } = query;
  const request = pageRequest(query);
  const wanted: (SQL | undefined)[] = [
    variant && eq(billingProduct.variant, variant),
    ids === undefined ? undefined : inArray(billingProduct.id, ids.split(',').map(rowId)),
    searchCriteria.trim() === ''
      ? undefined
      : sql`${billingProduct.searchName} LIKE ${likePattern(searchCriteria)} ESCAPE '\\'`,
  ];
  const condition = and(...wanted);
  const inDirection = sortDirection === 'ASC' ? asc : desc;
  const [total, rows] = await Promise.all([
    database.$count(billingProduct, condition),
    database
      .select()
      .from(billingProduct)
      .where(condition)
      .orderBy(inDirection(sortColumns[sortField]), asc(billingProduct.sortKey), asc(billingProduct.id))
      .limit(request.size)
      .offset(request.page * request.size),
  ]);
  return pageOf(rows.map(asProduct), total, request);
}

export async function findProduct(database: Database, id: string): Promise<Row> {
  const [row] = await database
    .select()
    .from(billingProduct)
    .where(eq(billingProduct.id, rowId(id)));
  if (!row) throw notFound('The product');
  return row;
}

/** Within a change. */
export async function createProduct(database: Database, body: ProductBody, saving: Saving): Promise<Change<Product>> {
  const content = await checkedProduct(database, body);
  const row = { id: await newProductId(database), ...columnsOf(content), version: 1, ...saving };
  return { writes: [database.insert(billingProduct).values(row)], answer: asProduct(row) };
}

/** Never that of one which may come back. */
export async function newProductId(database: Database): Promise<number> {
  return Math.max(await nextId(database, billingProduct), await nextId(database, deletedProduct));
}

/** Within a change. `edited` is the version that somebody started from. */
export async function updateProduct(
  database: Database,
  id: string,
  body: ProductBody,
  { edited, ...saving }: Saving & { edited: string | undefined },
): Promise<Change<Product>> {
  const before = await findProduct(database, id);
  if (edited !== undefined && edited !== String(before.version)) throw outdated(before);
  if (body.variant !== before.variant)
    throw new Refusal(400, 'VARIANT_CHANGED', 'A product keeps its variant. Create another one instead.');
  const content = await checkedProduct(database, body, { id: String(before.id) });
  const row = { id: before.id, ...columnsOf(content), version: before.version + 1, ...saving };
  return {
    writes: [database.update(billingProduct).set(row).where(eq(billingProduct.id, row.id))],
    answer: asProduct(row),
  };
}

/** By id, those that are there. */
export async function rowsOf(database: Database, ids: readonly string[]): Promise<Map<string, Row>> {
  const rows = await database
    .select()
    .from(billingProduct)
    .where(inArray(billingProduct.id, ids.map(rowId)));
  return new Map(rows.map((row) => [String(row.id), row]));
}

/** As it is stored; throws what is wrong with it, by the codes of its form. `prefix` is where the call’s body has it. */
export async function checkedProduct(
  database: Database,
  body: ProductBody,
  { id, prefix = '' }: { id?: string | undefined; prefix?: string } = {},
): Promise<ProductBody> {
  const values = productFromWire(body);
  const facts = { ...(await factsOf(database)), variant: body.variant, id };
  requireValid(productIssues(values, facts), {
    names: Object.fromEntries(productFieldNames.map((field) => [field, prefix + field])),
    words: {
      name: { required: 'The product needs a name' },
      productIds: { groupInGroup: 'A group can’t contain another group' },
    },
  });
  return productToWire(body.variant, values);
}

export async function factsOf(database: Database): Promise<Omit<ProductFacts, 'variant' | 'id'>> {
  const [products, roles, groups, endUserRoles, userRoles] = await Promise.all([
    database.select({ id: billingProduct.id, variant: billingProduct.variant }).from(billingProduct),
    database.select().from(deviceRole),
    database.select().from(group),
    database.select().from(endUserRole),
    database.select().from(userRole),
  ]);
  const idsOf = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => String(id)));
  return {
    moneyDecimals: currencyDecimals(currency),
    groupProductIds: idsOf(products.filter(({ variant }) => variant === 'group')),
    known: {
      product: idsOf(products),
      'device-role': idsOf(roles),
      group: idsOf(groups),
      'end-user-role': idsOf(endUserRoles),
      'user-role': idsOf(offeredUserRoles(userRoles)),
    },
  };
}

/** What is searched and sorted beside the content. */
export const columnsOf = (content: ProductBody) => ({
  variant: content.variant,
  sortKey: sortKey(content.name),
  searchName: foldedName(`${content.name} ${content.description}`),
  price: content.price,
  cost: content.cost,
  content,
});

export const asProduct = ({
  id,
  content,
  version,
  savedBy,
  savedAt,
}: Omit<Row, 'sortKey' | 'searchName'>): Product => ({
  ...content,
  id: String(id),
  version: String(version),
  savedBy,
  savedAt,
});

export function outdated({ version, savedBy, content: { name } }: Row): Refusal {
  const message = `${savedBy || 'Somebody'} has saved version ${version} of “${name}” since you opened it. Nothing was overwritten: compare both, then save again.`;
  return new Refusal(412, productOutdated, message, { ETag: `"${version}"` });
}
