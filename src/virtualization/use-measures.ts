import { useMemo } from 'react';
import { dateTimeFormat, numberFormat } from '../base/intl-cache.ts';
import { visible } from '../base/visible.ts';
import { useLocale, useMessages } from '../host/use-host.ts';
import { virtualizationMessages } from './virtualization-messages.ts';

export interface Measures {
  /** From 0 to 100. */
  percent(value: number): string;
  /** A reading with its unit; a unit of a newer server as it is called there. */
  reading(value: number, unit: string | null): string;
  /** Of `YYYY-MM-DD`. */
  day(day: string): string;
}

/** What machines measure, as the element’s language writes it. */
export function useMeasures(): Measures {
  const t = useMessages(virtualizationMessages);
  const locale = useLocale();
  return useMemo(() => {
    const percent = (value: number) =>
      numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100);
    return {
      percent,
      reading(value, unit) {
        switch (unit) {
          case 'CELSIUS':
            return numberFormat(locale, { style: 'unit', unit: 'celsius', maximumFractionDigits: 0 }).format(value);
          case 'PERCENT':
            return percent(value);
          case 'RPM':
            return t('sensors.rpm', { value: Math.round(value) });
          case 'WATT':
            return t('sensors.watt', { value: Math.round(value) });
          case 'VOLT':
            return t('sensors.volt', { value });
          default:
            return unit === null
              ? numberFormat(locale).format(value)
              : t('sensors.other', { value, unit: visible(unit) });
        }
      },
      // A day is the same wherever it is read.
      day: (day) =>
        dateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`)),
    };
  }, [t, locale]);
}
