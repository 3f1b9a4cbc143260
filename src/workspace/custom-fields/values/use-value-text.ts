import { dateTimeFormat, listFormat, numberFormat } from '../../../base/intl-cache.ts';
import { visibleLines } from '../../../base/visible.ts';
import { useLocale, useMessages } from '../../../host/use-host.ts';
import { instantOf } from '../../../ui/date-field/iso-day.ts';
import type { CustomField } from '../contract.ts';
import { valueMessages } from './value-messages.ts';
import { type FieldValue, kindOf } from './value-rules.ts';

/** A value as the reader’s language writes it; empty where there is none. */
export function useValueText(): (field: CustomField, value: FieldValue) => string {
  const t = useMessages(valueMessages);
  const locale = useLocale();
  return (field, value) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value !== 'string')
      return listFormat(locale, { type: 'unit', style: 'short' }).format(value.map(visibleLines));
    switch (kindOf(field)) {
      case 'DATE': {
        const day = instantOf(value);
        return day === undefined ? value : dateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(day);
      }
      case 'INTEGER':
      case 'DECIMAL':
        // As a text, which keeps all digits.
        return value === ''
          ? ''
          : numberFormat(locale, { maximumFractionDigits: 20 }).format(value as unknown as number);
      default:
        return visibleLines(value);
    }
  };
}
