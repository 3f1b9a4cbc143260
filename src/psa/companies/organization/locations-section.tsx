/** Locations to Sites, once a company is chosen. Source: spec 002 §2.2, §2.4, §8 and §9. */
import { useSignals } from '@preact/signals-react/runtime';
import { useId, useMemo, useState } from 'react';
import { failureIn, isBusy, valueIn } from '../../../base/resource/resource-state.ts';
import { visible } from '../../../base/visible.ts';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Failure } from '../../../ui/faces/failure.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { late } from '../../../ui/late.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { isDeleted } from '../../mapping-choice.ts';
import { usePsa } from '../../page/psa-context.ts';
import { psaMessages } from '../../psa-messages.ts';
import { psaRowHeights } from '../../psa-terms.ts';
import { companiesMessages } from '../companies-messages.ts';
import type { OrganizationSession } from '../organization-session.ts';
import type { AutoMapLocationsProps } from './auto-map-locations-dialog.tsx';
import { locationColumns } from './location-columns.ts';
import type { LocationDialogProps } from './location-dialog.tsx';

const LocationDialog = late<LocationDialogProps>(async () => (await import('./location-dialog.tsx')).LocationDialog);
const AutoMapLocations = late<AutoMapLocationsProps>(
  async () => (await import('./auto-map-locations-dialog.tsx')).AutoMapLocations,
);

type Opened = { readonly what: 'autoMap' } | { readonly what: 'location'; readonly id: string };

export function LocationsSection({ session }: { session: OrganizationSession }) {
  useSignals();
  const t = useMessages(companiesMessages);
  const tPsa = useMessages(psaMessages);
  const { isReadOnly } = usePsa();
  const title = useId();
  const [opened, setOpened] = useState<Opened>();
  const columns = useMemo(() => locationColumns(tPsa), [tPsa]);
  const { locations } = session.form.values.value;
  const [sites, agreements] = [session.sites.value, session.agreements.value];
  const isAsking = isBusy(sites) || isBusy(agreements);
  const refused = useRefusedLocations(session);
  const close = () => setOpened(undefined);
  return (
    <section className="organization-locations" aria-labelledby={title}>
      <div className="organization-locations-head">
        <h3 id={title} className="organization-locations-title">
          {tPsa('organization.locations')}
        </h3>
        {!isReadOnly && (
          <>
            <Button
              variant="ghost"
              size="small"
              disabled={valueIn(sites) === undefined}
              onClick={() => setOpened({ what: 'autoMap' })}
            >
              {tPsa('organization.auto')}
            </Button>
            <Button variant="ghost" size="small" onClick={session.clearLocations}>
              {tPsa('organization.clear')}
            </Button>
          </>
        )}
        <Button variant="ghost" size="small" busy={isAsking} onClick={session.refreshSites}>
          {tPsa('organization.refresh')}
        </Button>
      </div>
      <Failures session={session} />
      {valueIn(sites)?.length === 0 && (
        <InlineAlert title={tPsa('empty.sites')}>{t('organization.noSites')}</InlineAlert>
      )}
      <div className="organization-locations-table" data-field="locations">
        <DataTable
          tableId="psa-location-sites"
          label={tPsa('organization.locations')}
          columns={columns}
          rows={locations}
          rowId={({ id }) => id}
          rowLabel={({ name }) => visible(name)}
          rowFlags={({ id }) => (refused.has(id) ? { error: t('organization.unknown') } : {})}
          rowHeight={psaRowHeights.location}
          pageSize="all"
          search={{ placeholder: t('organization.search') }}
          onRefresh={session.refreshSites}
          emptyText={locations.length > 0 ? tPsa('empty.search') : tPsa('empty.sites')}
          exportAction={false}
          activatesOnPress
          onRowActivate={({ id }) => setOpened({ what: 'location', id })}
        />
      </div>
      {opened?.what === 'autoMap' && <AutoMapLocations session={session} onClose={close} />}
      {opened?.what === 'location' && <LocationDialog session={session} locationId={opened.id} onClose={close} />}
    </section>
  );
}

/** What of the company did not come; all else can be mapped without it. One that is deleted has nothing to be asked for again. */
function Failures({ session }: { session: OrganizationSession }) {
  useSignals();
  const t = useMessages(companiesMessages);
  const tPsa = useMessages(psaMessages);
  const { company } = session.form.values.value;
  if (company && isDeleted(company)) return <InlineAlert tone="warning">{t('organization.companyGone')}</InlineAlert>;
  const failures = [
    { title: t('organization.sitesFailed'), failure: failureIn(session.sites.value) },
    { title: tPsa('notices.agreementsFailed'), failure: failureIn(session.agreements.value) },
  ];
  return failures.map(
    ({ title, failure }) =>
      failure && (
        <Failure key={title} error={failure.error} title={title} look="inline" onRetry={session.refreshSites} />
      ),
  );
}

/** Ids of the locations in which the server found something wrong. */
function useRefusedLocations({ form }: OrganizationSession): ReadonlySet<string> {
  useSignals();
  const issues = form.shownIssues.value;
  return useMemo(() => {
    const paths = issues.map(({ path }) => path.split('.'));
    return new Set(paths.flatMap(([list, id]) => (list === 'locations' && id !== undefined ? [id] : [])));
  }, [issues]);
}
