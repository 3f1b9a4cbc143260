/**
 * The HTTP side of the two pretend providers. Lists come 500 at a time, by id, and go on after `afterId`; credentials are
 * those of Basic authentication. `/control` is no provider's: tests and the demo page turn the world there.
 */
import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { psaLimits } from '../../src/psa/psa-terms.ts';
import { controlOrder } from './control-order.ts';
import { entityKinds, type ProviderRow, providers } from './provider-data.ts';
import { ProviderLimits } from './provider-limits.ts';
import type { ConfigurationItem, ProviderStore } from './provider-store.ts';

export interface ProviderServerOptions {
  store: ProviderStore;
  /** Of both providers. */
  username: string;
  password: string;
  /** Bearer of `/control`. */
  controlToken: string;
}

const id = z.number().check(z.int());
const anId = z.coerce.number().check(z.int(), z.minimum(0));
const idList = z.optional(z.string().check(z.regex(/^[\d,]{1,8000}$/)));
const provider = z.enum(providers);

const question = z.object({
  afterId: z.optional(anId),
  name: z.optional(z.string()),
  companyId: z.optional(anId),
  /** Of configurations. */
  identifier: z.optional(z.string()),
  ids: idList,
  types: idList,
  statuses: idList,
});

const itemBody = z.object({
  identifier: z.string().check(z.minLength(1)),
  name: z.string(),
  companyId: id,
  siteId: z.nullable(id),
  typeId: id,
  statusId: z.nullable(id),
  fields: z.partialRecord(z.string(), z.string()),
});
const additionBody = z.object({
  quantity: z.number().check(z.int(), z.minimum(0)),
  managedBy: z.string(),
});

export function providerServer({ store, username, password, controlToken }: ProviderServerOptions): Hono {
  const app = new Hono();
  const limits = { psacw: new ProviderLimits(), psaat: new ProviderLimits() };
  const credentials = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

  app.onError((error, context) => {
    if (error instanceof z.core.$ZodError) return context.json({ message: error.message }, 400);
    console.error(error);
    return context.json({ message: 'The provider has a problem.' }, 500);
  });

  app.post('/control', async (context) => {
    if (!isSame(context.req.header('authorization') ?? '', `Bearer ${controlToken}`)) return context.json({}, 401);
    const order = z.parse(controlOrder, await context.req.json());
    const limit = limits[order.provider];
    if (order.behavior) limit.behave(withoutGaps(order.behavior));
    const { rename, remove } = order;
    if (rename) store.rename(order.provider, rename.kind, rename.id, rename.name);
    if (remove) store.remove(order.provider, remove.kind, remove.id);
    const { behavior, requests, refused } = limit;
    return context.json({
      behavior,
      requests,
      refused,
      configurations: store.configurations(order.provider),
      additions: store.additions(order.provider),
    });
  });

  app.use('/:provider/*', async (context, next) => {
    const known = z.safeParse(provider, context.req.param('provider'));
    if (!known.success) return context.json({ message: 'There is no such provider.' }, 404);
    const limit = limits[known.data];
    const seconds = limit.take();
    if (seconds !== undefined)
      return context.json({ message: 'Too many requests.' }, 429, { 'Retry-After': String(seconds) });
    if (await limit.delay()) return context.json({ message: 'The provider has a problem.' }, 500);
    if (!isSame(context.req.header('authorization') ?? '', credentials))
      return context.json({ message: 'The credentials are not valid.' }, 401);
    await next();
    if (context.req.method !== 'GET' && limit.loses())
      context.res = context.json({ message: 'The provider has a problem.' }, 500);
    return undefined;
  });

  const providerOf = (context: Context) => z.parse(provider, context.req.param('provider'));

  app.get('/:provider/ping', (context) => context.json({}));

  app.get('/:provider/entities/:kind', (context) => {
    const kind = z.parse(z.enum(entityKinds), context.req.param('kind'));
    const { afterId = 0, name = '', companyId, ids, types, statuses } = z.parse(question, context.req.query());
    const wanted = { ids: setOf(ids), types: setOf(types), statuses: setOf(statuses) };
    const searched = name.trim().toLowerCase();
    const fits = (row: ProviderRow) =>
      row.id > afterId &&
      (searched === '' || row.name.toLowerCase().includes(searched)) &&
      (companyId === undefined || row.companyId === companyId) &&
      (!wanted.ids || wanted.ids.has(row.id)) &&
      (!wanted.types || wanted.types.has(row.typeId ?? 0)) &&
      (!wanted.statuses || wanted.statuses.has(row.statusId ?? 0));
    return context.json({ rows: pageOf(store.rows(providerOf(context), kind).filter(fits)) });
  });

  app.get('/:provider/configurations', (context) => {
    const { afterId = 0, identifier } = z.parse(question, context.req.query());
    const fits = (one: ConfigurationItem) =>
      one.id > afterId && (identifier === undefined || one.identifier === identifier);
    return context.json({ rows: pageOf(store.configurations(providerOf(context)).filter(fits)) });
  });

  app.post('/:provider/configurations', async (context) => {
    const item = z.parse(itemBody, await context.req.json());
    if (!store.has(providerOf(context), 'companies', item.companyId))
      return context.json({ message: 'There is no such company.' }, 404);
    return context.json(store.createConfiguration(providerOf(context), { ...item, fields: textsOf(item.fields) }));
  });

  app.patch('/:provider/configurations/:id', async (context) => {
    const { fields, ...change } = z.parse(z.partial(itemBody), await context.req.json());
    const given = { ...withoutGaps(change), ...(fields && { fields: textsOf(fields) }) };
    const updated = store.updateConfiguration(providerOf(context), Number(context.req.param('id')), given);
    return updated ? context.json(updated) : context.json({ message: 'There is no such configuration.' }, 404);
  });

  app.get('/:provider/additions', (context) => {
    const { afterId = 0 } = z.parse(question, context.req.query());
    return context.json({ rows: pageOf(store.additions(providerOf(context)).filter((one) => one.id > afterId)) });
  });

  app.put('/:provider/additions/:agreementId/:productId', async (context) => {
    const name = providerOf(context);
    const agreementId = Number(context.req.param('agreementId'));
    const productId = Number(context.req.param('productId'));
    const { quantity, managedBy } = z.parse(additionBody, await context.req.json());
    if (!store.has(name, 'agreements', agreementId) || !store.has(name, 'products', productId))
      return context.json({ message: 'There is no such agreement or product.' }, 404);
    return context.json(store.setAddition(name, { agreementId, productId, quantity, managedBy }));
  });

  return app;
}

/** By id: a list may be in the order in which it was made. */
function pageOf<Row extends { id: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => one.id - other.id).slice(0, psaLimits.pickerPage);
}

const setOf = (list: string | undefined) => (list === undefined ? undefined : new Set(list.split(',').map(Number)));

function withoutGaps<Given extends object>(given: Given): { [Key in keyof Given]: Exclude<Given[Key], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never;
}

const textsOf = (fields: Readonly<Partial<Record<string, string>>>): Record<string, string> => withoutGaps(fields);

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
