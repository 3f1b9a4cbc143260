/** Whole numbers of a smallest unit as decimals, exactly. */
import { numberFormat } from '../intl-cache.ts';

/**
 * `1234` with two decimals is `12.34`.
 *
 * @throws RangeError where the units are no whole number that is safe
 */
export function decimalText(units: number, decimals: number): Intl.StringNumericLiteral {
  if (!Number.isSafeInteger(units)) throw new RangeError(`${units} is not a whole number of units`);
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const text = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
  return `${units < 0 ? '-' : ''}${text}` as Intl.StringNumericLiteral;
}

export interface DecimalFormat {
  decimals: number;
  locale: string;
  /** Default false: as a field has it. */
  isGrouped?: boolean;
  /** Whether zeros at the end are written. Default true. */
  isPadded?: boolean;
}

/** `Intl` takes the decimal as text, so that it is never a binary fraction. */
export function formatDecimal(units: number, { decimals, locale, isGrouped = false, isPadded = true }: DecimalFormat) {
  const options = {
    useGrouping: isGrouped,
    minimumFractionDigits: isPadded ? decimals : 0,
    maximumFractionDigits: decimals,
  };
  return numberFormat(locale, options).format(decimalText(units, decimals));
}
