/** Locations of mapped organizations with those of their accounts, by name. Source: spec 002 §2.7, §8 and §9. */
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useMemo, useState } from 'react';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { late } from '../../../ui/late.tsx';
import { useNotices } from '../../../ui/notices/notices.tsx';
import type { LoadOptions } from '../../../ui/select/option.ts';
import { DataTableView } from '../../../ui/table/data-table.tsx';
import type { FilterDefinition } from '../../../ui/table/filter-types.ts';
import type { RowAction, TableColumn, TableFetcher } from '../../../ui/table/table-types.ts';
import { useTableModel } from '../../../ui/table/use-table-model.ts';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { type LocationMapping, listAccountMappings, listLocationMappings } from '../../account-contract.ts';
import { PageHead, RefreshData } from '../../page/page-head.tsx';
import { usePsa } from '../../page/psa-context.ts';
import { useInitialFailure } from '../../page/use-initial-failure.ts';
import { useNewEdition } from '../../page/use-new-edition.ts';
import { entityLabel, psaMessages } from '../../psa-messages.ts';
import { psaRowHeights } from '../../psa-terms.ts';
import type { LocationDialogProps } from '../location-dialog.tsx';
import { locationMessages } from '../location-messages.ts';
import css from './locations-page.css';

const LocationDialog = late<LocationDialogProps>(async () => (await import('../location-dialog.tsx')).LocationDialog);

export function LocationsPage() {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(locationMessages);
  const tPsa = useMessages(psaMessages);
  const { show } = useNotices();
  const { isReadOnly } = usePsa();
  const [edited, setEdited] = useState<LocationMapping>();
  const { fetcher, isNarrowed } = useLocations();
  const fetchFailedText = useInitialFailure();
  const filters = useOrganizationFilter();

  const columns = useMemo<TableColumn<LocationMapping>[]>(() => {
    const accountOf = ({
      autotaskAccountId: id,
      autotaskAccountName: name,
      autotaskAccountDeleted: deleted,
    }: LocationMapping) => (id == null || name == null ? null : entityLabel({ id, name, deleted }, tPsa));
    return [
      {
        id: 'locationName',
        header: t('location'),
        isRemovable: false,
        share: 2,
      },
      { id: 'clientName', header: t('organization'), disableSortBy: true, share: 2 },
      { id: 'account', header: t('account'), value: accountOf, disableSortBy: true, share: 2 },
      { id: 'autotaskLocationName', header: t('accountLocation'), disableSortBy: true, share: 2, priority: 1 },
    ];
  }, [t, tPsa]);
  const rowActions = useMemo<RowAction<LocationMapping>[]>(
    () => [
      {
        id: 'edit',
        labelToken: t(isReadOnly ? 'view' : 'edit'),
        action: (_, row) => setEdited(row),
      },
    ],
    [t, isReadOnly],
  );
  const model = useTableModel<LocationMapping>({
    tableId: 'psa-location-mappings',
    label: tPsa('accounts.locations'),
    columns,
    fetcher,
    fetchFailedText,
    filters,
    rowActions,
    rowId: ({ locationId }) => locationId,
    rowLabel: ({ locationName }) => locationName,
    rowHeight: psaRowHeights.location,
    pageSize: 'all',
    initialSortBy: sortedByName,
    search: { placeholder: t('search') },
    exportAction: false,
    emptyText: tPsa(isNarrowed ? 'empty.search' : 'empty.mappings'),
    onRowActivate: setEdited,
    activatesOnPress: true,
  });
  useNewEdition(() => void model.rows.reload({ keepCurrentPage: true }));

  return (
    <>
      <PageHead title={tPsa('accounts.locations')} text={t('text')}>
        <RefreshData />
      </PageHead>
      <div className="locations">
        <DataTableView model={model} />
      </div>
      {edited && (
        <LocationDialog
          key={edited.locationId}
          location={edited}
          onSaved={({ locationName }) => {
            show(t('saved', { location: locationName }));
            void model.rows.reload({ keepCurrentPage: true });
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

const sortedByName = [{ id: 'locationName', desc: false }] as const;

/** Page by page; `isNarrowed` while something is searched for or filtered by. */
function useLocations() {
  const { client } = useHost();
  const [isNarrowed, setNarrowed] = useState(false);
  const fetcher = useCallback<TableFetcher<LocationMapping>>(
    async ({ pageIndex, pageSize, globalFilter, sortBy, filters, signal }) => {
      const organization = filters.find(({ name }) => name === organizationFilter)?.value;
      setNarrowed(globalFilter !== '' || organization !== undefined);
      const query = {
        page: pageIndex,
        pageSize,
        ...(globalFilter !== '' && { searchCriteria: globalFilter }),
        ...(organization !== undefined && { clientId: String(organization) }),
        sortDirection: sortBy[0]?.desc ? ('DESC' as const) : ('ASC' as const),
      };
      const page = await client.call(listLocationMappings, { params: {}, query }, { signal });
      return { data: page.results, pageCount: page.totalPages, totalCount: page.totalElements };
    },
    [client],
  );
  return { fetcher, isNarrowed };
}

const organizationFilter = 'organization';
const organizationPage = 50;

/** Of the organizations that have an account: others have no locations here. */
function useOrganizationFilter(): FilterDefinition<LocationMapping>[] {
  const t = useMessages(locationMessages);
  const { client } = useHost();
  return useMemo(() => {
    const loadOptions: LoadOptions = async ({ search, page, signal }) => {
      const query = {
        page,
        pageSize: organizationPage,
        state: 'MAPPED' as const,
        ...(search !== '' && { searchCriteria: search }),
      };
      const { results, totalPages } = await client.call(listAccountMappings, { params: {}, query }, { signal });
      return {
        options: results.map(({ clientId, clientName, accountName }) => ({
          value: clientId,
          label: clientName,
          ...(accountName != null && { description: accountName }),
        })),
        hasMore: page + 1 < totalPages,
      };
    };
    return [
      {
        name: organizationFilter,
        type: 'LazySearchableSelect',
        label: t('organization'),
        componentProps: { loadOptions, pageSize: organizationPage },
      },
    ];
  }, [client, t]);
}
