/** The columns of each provider's table of organizations. Source: spec 002 §2.1 and §2.7. */
import { useMemo } from 'react';
import { useMessages } from '../../host/use-host.ts';
import type { TableColumn } from '../../ui/table/table-types.ts';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import type { AccountMapping } from '../account-contract.ts';
import type { OrganizationMappingRow } from '../company-contract.ts';
import { cellText, entityLabel, psaMessages } from '../psa-messages.ts';
import type { ProviderEntity } from '../psa-shapes.ts';
import css from './mapping-columns.css';
import { useWorkbenchMessages } from './words/workbench-messages.ts';

export function useCompanyColumns(): readonly TableColumn<OrganizationMappingRow>[] {
  useThemedStyles(css);
  const t = useMessages(psaMessages);
  const tBench = useWorkbenchMessages();
  return useMemo(() => {
    const company = ({ companyId, companyName, companyDeleted }: OrganizationMappingRow): string =>
      companyId == null
        ? t('choice.empty')
        : entityLabel({ id: companyId, name: companyName ?? '', deleted: companyDeleted }, t);
    const all: TableColumn<OrganizationMappingRow>[] = [
      {
        id: 'clientName',
        header: t('companies.organizationToCompany'),
        text: (row) => `${row.clientName} → ${company(row)}`,
        cell: {
          type: 'Renderer',
          render: (row) => (
            <Pair
              from={row.clientName}
              word={tBench('mappedTo')}
              to={company(row)}
              isStale={row.companyDeleted === true}
            />
          ),
        },
        // Two names, and of the second perhaps that it is deleted.
        share: 5,
        minWidth: 220,
        priorityWidth: 336,
        isRemovable: false,
      },
      {
        id: 'locations',
        header: t('companies.locationToSite'),
        value: ({ mappedLocationCount: mapped, locationCount: total }) =>
          t('companies.locationCount', { mapped, total }),
        disableSortBy: true,
        // As wide as its header.
        minWidth: 136,
      },
      {
        id: 'products',
        header: t('companies.products'),
        value: ({ productMappingName }) => cellText(productMappingName, t),
        disableSortBy: true,
      },
      {
        id: 'configurationTypes',
        header: t('companies.configurationTypes'),
        value: ({ configurationTypeMappingName }) => cellText(configurationTypeMappingName, t),
        disableSortBy: true,
        minWidth: 168,
      },
    ];
    return all;
  }, [t, tBench]);
}

export function useAccountColumns(): readonly TableColumn<AccountMapping>[] {
  useThemedStyles(css);
  const t = useMessages(psaMessages);
  const tBench = useWorkbenchMessages();
  return useMemo(() => {
    const account = ({ accountId, accountName, accountDeleted }: AccountMapping): ProviderEntity | null =>
      accountId == null ? null : { id: accountId, name: accountName ?? '', deleted: accountDeleted };
    const accountText = (row: AccountMapping) => {
      const found = account(row);
      return found ? entityLabel(found, t) : t('choice.empty');
    };
    const all: TableColumn<AccountMapping>[] = [
      { id: 'clientName', header: tBench('columns.organization'), share: 2, minWidth: 160, isRemovable: false },
      {
        id: 'targetName',
        header: t('accounts.account'),
        value: accountText,
        cell: {
          type: 'Renderer',
          render: (row) => (
            <span className={row.accountDeleted ? 'mapping-stale table-clip' : 'table-clip'}>
              <UntrustedText text={accountText(row)} />
            </span>
          ),
        },
        share: 2,
      },
      {
        id: 'category',
        header: t('accounts.category'),
        value: ({ installedProductCategoryMappingName }) => cellText(installedProductCategoryMappingName, t),
        disableSortBy: true,
        // As wide as its header.
        minWidth: 160,
      },
    ];
    return all;
  }, [t, tBench]);
}

interface PairProps {
  from: string;
  /** Between both, for a screen reader. */
  word: string;
  to: string;
  isStale: boolean;
}

/** An organization and what it is mapped to, in one line. */
function Pair({ from, word, to, isStale }: PairProps) {
  return (
    <span className="mapping-pair">
      <UntrustedText className="mapping-from table-clip" text={from} />
      <span className="mapping-arrow" aria-hidden="true" />
      <span className="visually-hidden">{` ${word} `}</span>
      <UntrustedText className={isStale ? 'mapping-to mapping-stale table-clip' : 'mapping-to table-clip'} text={to} />
    </span>
  );
}
