/** What a product says, in words: where two versions are compared, and where something would be lost. */
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { formatDecimal } from '../../base/decimal/format-decimal.ts';
import { formatMoney } from '../../base/decimal/money.ts';
import { type DecimalEntry, isUnread } from '../../base/decimal/parse-decimal.ts';
import { isolated } from '../../base/visible.ts';
import { directoryMessages, labelOf } from '../../directory/directory-messages.ts';
import { directoryNames } from '../../directory/directory-names-model.ts';
import { useHost, useLocale, useMessages } from '../../host/use-host.ts';
import { billingMessages } from '../billing-messages.ts';
import { fieldRow, fieldsOf, type ReferenceKind } from '../product-fields.ts';
import type { ProductField, ProductValues } from '../product-values.ts';
import { pickedKinds } from './billing-kinds.ts';
import { choiceLabel } from './choice-label.ts';
import { isShown, isTwoWay, twoWays } from './form-layout.ts';
import { formMessages } from './form-messages.ts';
import { useProductEditing } from './product-form-context.ts';

export interface ProductWords {
  /** What the field is called where it is one of several. */
  label(field: ProductField): string;
  /** What it says there, with what stands within it; empty where it says nothing. */
  value(field: ProductField, values: ProductValues): string;
}

/** @param versions Of which names are looked up */
export function useProductWords(versions: readonly ProductValues[]): ProductWords {
  useSignals();
  const t = useMessages(billingMessages);
  const tForm = useMessages(formMessages);
  const locale = useLocale();
  const { currency } = useProductEditing();
  const nameOf = useReferenceNames(versions);

  function label(field: ProductField): string {
    return isTwoWay(field) ? tForm(`ways.${field}.label`) : t(`fields.${field}`);
  }

  function value(field: ProductField, values: ProductValues): string {
    const { is } = fieldRow(field);
    const held: unknown = values[field];
    switch (is.kind) {
      case 'text':
        return String(held).trim();
      case 'money':
        return decimal(held as DecimalEntry, (units) => formatMoney(units, { currency, locale }));
      case 'decimal':
        return decimal(held as DecimalEntry, (units) => plain(units, is.decimals));
      case 'switch':
        return isTwoWay(field) ? wayOf(field, values) : tForm(held === true ? 'yes' : 'no');
      case 'choice':
        return held === null ? '' : choiceLabel(field, String(held), t);
      case 'quantity':
        return quantity(values.quantity);
      case 'references':
        return (held as readonly string[]).map((id) => isolated(nameOf(is.of, id))).join(', ');
    }
  }

  const plain = (units: number, decimals: number) =>
    formatDecimal(units, { decimals, locale, isGrouped: true, isPadded: false });

  const decimal = (entry: DecimalEntry, write: (units: number) => string) =>
    entry === null ? '' : isUnread(entry) ? entry.text : write(entry);

  function wayOf(field: keyof typeof twoWays, values: ProductValues): string {
    const way = tForm(`ways.${field}.${values[field] ? 'yes' : 'no'}`);
    if (values[field]) return way;
    const inner = twoWays[field].filter((one) => isShown(one, () => values));
    return [way, ...inner.map((one) => value(one, values))].filter((part) => part !== '').join(' · ');
  }

  function quantity({ mode, value: number, placeholder }: ProductValues['quantity']): string {
    const detail =
      mode === 'STATIC' ? decimal(number, (units) => plain(units, 0)) : mode === 'DYNAMIC' ? placeholder.trim() : '';
    return [t(`quantityModes.${mode}`), detail].filter((part) => part !== '').join(' · ');
  }

  return { label, value };
}

/** The names of whatever these versions refer to, asked for together; an id until its name has come. */
function useReferenceNames(versions: readonly ProductValues[]): (of: ReferenceKind, id: string) => string {
  useSignals();
  const { client } = useHost();
  const { variant } = useProductEditing();
  const t = useMessages(directoryMessages);
  const wanted = fieldsOf(variant).flatMap((field) => {
    const { is } = fieldRow(field);
    if (is.kind !== 'references') return [];
    return [{ of: is.of, ids: versions.flatMap((values) => values[field] as readonly string[]) }];
  });
  const question = wanted.map(({ of, ids }) => `${of} ${ids.join()}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ids in another list are the same question
  useEffect(() => {
    for (const { of, ids } of wanted) directoryNames(client, pickedKinds[of]).want(ids);
  }, [client, question]);
  return (of, id) => {
    const entry = directoryNames(client, pickedKinds[of]).entries.value.get(id);
    return entry ? labelOf(entry, t) : id;
  };
}
