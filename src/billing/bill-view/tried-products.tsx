import { useHost, useMessages } from '../../host/use-host.ts';
import { LateSearchableSelect } from '../../ui/select/controls/late-searchable-select.ts';
import type { OptionPage, OptionQuery } from '../../ui/select/option.ts';
import { billingMessages } from '../billing-messages.ts';
import { listBillingProducts } from '../product-contract.ts';
import { billMessages } from './bill-messages.ts';

export interface TriedProductsProps {
  value: readonly string[];
  disabled: boolean;
  onChange(productIds: readonly string[]): void;
}

/** What the month would cost with products that the organization does not have. */
export function TriedProducts({ value, disabled, onChange }: TriedProductsProps) {
  const t = useMessages(billMessages);
  const tBilling = useMessages(billingMessages);
  const { client } = useHost();

  async function loadOptions({ search, page, pageSize, signal }: OptionQuery): Promise<OptionPage> {
    const query = { page, pageSize, ...(search !== '' && { searchCriteria: search }) };
    const answer = await client.call(listBillingProducts, { params: {}, query }, { signal });
    const options = answer.results.map(({ id, name, variant }) => {
      return { value: id, label: name, description: tBilling(`variants.${variant}`) };
    });
    return { options, hasMore: page + 1 < answer.totalPages };
  }

  return (
    <LateSearchableSelect
      multiple
      label={t('tried')}
      placeholder={t('triedPlaceholder')}
      failedText={t('productsFailed')}
      pageSize={50}
      loadOptions={loadOptions}
      value={value}
      disabled={disabled}
      onChange={onChange}
    />
  );
}
