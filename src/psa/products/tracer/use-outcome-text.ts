import { useCallback } from 'react';
import { useLocale, useMessages } from '../../../host/use-host.ts';
import type { ProductRule } from '../product-mapping.ts';
import { productMessages } from '../product-messages.ts';

/** What a device becomes that hits these rules: products with their agreement types, each once. */
export function useOutcomeText(): (rules: readonly ProductRule[]) => string {
  const t = useMessages(productMessages);
  const locale = useLocale();
  return useCallback(
    (rules) => {
      const texts = rules.map(({ product, agreementType }) =>
        t('changes.product', { product: product?.name ?? '', agreementType: agreementType?.name ?? '' }),
      );
      return new Intl.ListFormat(locale).format(new Set(texts)) || t('changes.nothing');
    },
    [t, locale],
  );
}
