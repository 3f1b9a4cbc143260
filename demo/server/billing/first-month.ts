/** What the first organizations had and did in the two months before the first start. */
import type * as schema from '../database/billing-schema.ts';
import { devices } from '../directory/devices.ts';
import { personName } from '../directory/people.ts';
import { firstProducts } from './first-products.ts';
import { technicians } from './user-roles.ts';

const day = 24 * 60 * 60 * 1000;
const gigabyte = 1024 ** 3;
const usersOf = [24, 17, 9, 31, 12];
const entriesOf = [42, 30, 18, 25, 12];
/** Ids of products, in the order of `first-products.ts`. */
const products = [
  [1, 2, 3, 10, 12, 16, 20, 21, 22, 23, 24, 26, 28, 36],
  [38, 11, 14, 17, 20, 25, 27],
  [9, 13, 15, 18, 20, 31, 34],
  [1, 5, 10, 16, 21, 39, 37],
  [4, 2, 10, 19, 20, 22, 40],
];

/** What the first organization has only since the last month. */
const newest = [28];

/** `2026-10`, of the month before, or of so many before. */
export function monthBefore(now: number, count = 1): string {
  const date = new Date(now);
  return monthOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - count, 1));
}

export const monthOf = (instant: number): string => new Date(instant).toISOString().slice(0, 7);

export function firstMonths(now: number) {
  const [last, earlier] = [monthBefore(now), monthBefore(now, 2)];
  const organizations = products.map((_, index) => index + 1);
  const since = (productId: number, organizationId: number) =>
    firstProducts[productId - 1]?.billing === 'ONE_TIME' || (organizationId === 1 && newest.includes(productId))
      ? last
      : monthBefore(now, 4);
  return {
    subscriptions: organizations.flatMap((organizationId, index) =>
      (products[index] ?? []).map((productId) => ({
        organizationId,
        productId,
        since: since(productId, organizationId),
      })),
    ),
    users: organizations.flatMap((organizationId, index) =>
      Array.from({ length: usersOf[index] ?? 0 }, (_, number) => userOf(organizationId, number)),
    ),
    storage: [last, earlier].flatMap((month) =>
      devices.map(({ id, organizationId }) => ({
        organizationId,
        month,
        deviceId: id,
        bytes: Math.round(((id * 37) % 400) * gigabyte * (month === last ? 0.731 : 0.69)),
      })),
    ),
    timeEntries: [last, earlier].flatMap((month) =>
      organizations.flatMap((organizationId, index) => {
        // Each month has a bit more to do than the one before.
        const length = (entriesOf[index] ?? 0) - (month === last ? 0 : 4);
        return Array.from({ length }, (_, number) => entryOf(organizationId, number, month));
      }),
    ),
  };
}

function userOf(organizationId: number, number: number): typeof schema.billedUser.$inferInsert {
  const roles = ['2', ...(number % 6 === 0 ? ['3'] : []), ...(number % 4 === 0 ? ['1'] : [])];
  return { organizationId, name: personName(organizationId * 31 + number * 7), roles };
}

/** From five minutes to four hours, by day and, each fifth, in the evening. */
function entryOf(organizationId: number, number: number, month: string): typeof schema.timeEntry.$inferInsert {
  const offHours = number % 5 === 4;
  const technician = technicians[(organizationId * 11 + number * 3) % technicians.length];
  const hour = offHours ? 19 + (number % 3) : 8 + (number % 9);
  return {
    organizationId,
    month,
    technicianId: technician?.userId ?? '',
    started: Date.parse(`${month}-01T00:00:00Z`) + (number % 28) * day + hour * 60 * 60 * 1000,
    seconds: 300 + ((organizationId * 977 + number * 613) % 47) * 300 + (number % 7) * 11,
    remote: number % 3 !== 0,
    offHours,
    billingType: 'BILLABLE',
    version: 1,
  };
}
