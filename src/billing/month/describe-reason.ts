/** Reasons of a bill’s lines, in words. */
import { formatDecimal } from '../../base/decimal/format-decimal.ts';
import { formatMoney } from '../../base/decimal/money.ts';
import { listFormat, numberFormat } from '../../base/intl-cache.ts';
import type { MessageValues } from '../../base/message-tree.ts';
import { isolated } from '../../base/visible.ts';
import { multiplierDecimals } from '../product-terms.ts';
import type { BillReason } from './bill-types.ts';

/** Texts of `reason-messages.en.json`. */
type Translate = (key: string, values?: MessageValues) => string;

export function reasonText(
  reason: BillReason,
  t: Translate,
  { locale, currency }: { locale: string; currency?: string | undefined },
): string {
  const decimal = (value: number, digits: number) =>
    numberFormat(locale, { maximumFractionDigits: digits }).format(value);
  const multiplier = (hundredths: number) =>
    formatDecimal(hundredths, { decimals: multiplierDecimals, locale, isPadded: false });
  switch (reason.code) {
    case 'one':
    case 'noTime':
      return t(reason.code);
    case 'static':
      return t('static', { quantity: reason.quantity });
    case 'counted':
    case 'notCounted':
      return t(reason.placeholder === '' ? reason.code : `${reason.code}Of`, { ...reason });
    case 'devices':
      return t(`devices.${reason.groups}`, { count: reason.count });
    case 'users':
      return t(`users.${reason.roles}`, { count: reason.count });
    case 'storage': {
      const values = { used: decimal(reason.bytes / 1024 ** 3, 1), included: reason.included };
      return reason.devices === null
        ? t('storage.total', values)
        : t('storage.perDevice', { ...values, count: reason.devices });
    }
    case 'time':
      return t(`time.${reason.place}.${reason.hours}`, {
        hours: decimal(reason.seconds / 3600, 2),
        count: reason.entries,
        placeMultiplier: multiplier(reason.placeMultiplier),
        hoursMultiplier: multiplier(reason.hoursMultiplier),
      });
    case 'quarterHours':
      return t('quarterHours', { minutes: decimal(reason.seconds / 60, 1) });
    case 'group': {
      const names = reason.products.map(({ name }) => isolated(name));
      return t('group', { products: listFormat(locale, { type: 'conjunction' }).format(names) });
    }
    case 'mostCounted':
      return t('mostCounted', { name: reason.name, quantity: reason.quantity });
    case 'notCovered':
      return t('notCovered', { count: reason.productIds.length });
    case 'noCharge':
      return currency === undefined
        ? t('noCharge')
        : t('noChargeOf', { price: formatMoney(reason.price, { currency, locale }) });
  }
}
