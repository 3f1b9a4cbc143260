/** Which locations would be mapped to which sites, each to be ticked; nothing is mapped before Auto Map. Source: spec 002 §2.4. */
import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useMemo, useState } from 'react';
import { isolated, visible } from '../../../base/visible.ts';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { DataTableView } from '../../../ui/table/data-table.tsx';
import type { TableColumn, TableSelection } from '../../../ui/table/table-types.ts';
import { useTableModel } from '../../../ui/table/use-table-model.ts';
import { psaMessages } from '../../psa-messages.ts';
import { useMatchWords } from '../../workbench/words/match-words.ts';
import type { LocationMatch, LocationPreview } from '../auto-map-locations.ts';
import { companiesMessages } from '../companies-messages.ts';
import type { OrganizationSession } from '../organization-session.ts';

export interface AutoMapLocationsProps {
  session: OrganizationSession;
  onClose(): void;
}

export function AutoMapLocations({ session, onClose }: AutoMapLocationsProps) {
  useSignals();
  const t = useMessages(companiesMessages);
  const tPsa = useMessages(psaMessages);
  // Of how it was when it was asked for: what is ticked may not change beneath somebody.
  const [{ matches, ambiguous }] = useState(() => session.preview());
  const words = useMatchWords();
  const columns = useMemo<readonly TableColumn<LocationMatch>[]>(
    () => [
      {
        id: 'pair',
        header: t('autoMap.matches'),
        value: ({ locationName, site }) => tPsa('autoMap.location', { location: locationName, site: site.name }),
        share: 2,
      },
      {
        id: 'match',
        header: t('autoMap.match'),
        value: ({ score, reason }) => [words.score(score), words.reason(reason)].filter(Boolean).join(' · '),
        share: 2,
      },
    ],
    [t, tPsa, words],
  );
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const table = useTableModel<LocationMatch>({
    label: t('autoMap.matches'),
    groupTitle: tPsa('autoMap.locations', { count: ticked.size }),
    columns,
    rows: matches,
    rowId: ({ locationId }) => locationId,
    rowLabel: ({ locationName }) => visible(locationName),
    pageSize: 'all',
    search: false,
    exportAction: false,
    selectable: true,
    bulkActions: [],
    onSelectionChange: (selection) => setTicked(tickedOf(matches, selection)),
  });
  useLayoutEffect(() => table.selection.selectAll(), [table]);
  const map = () => {
    session.autoMap(matches, ticked);
    onClose();
  };
  return (
    <Dialog
      title={tPsa('autoMap.title')}
      size="large"
      initialFocus="title"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tPsa('autoMap.cancel')}</Button>
          <Button variant="primary" disabled={ticked.size === 0} onClick={map}>
            {tPsa('autoMap.submit')}
          </Button>
        </>
      }
    >
      <div className="auto-map-locations">
        {matches.length === 0 ? (
          <EmptyState title={tPsa('empty.sites')} />
        ) : (
          <div className="auto-map-table">
            <DataTableView model={table} />
          </div>
        )}
        <Undecided ambiguous={ambiguous} />
      </div>
    </Dialog>
  );
}

function tickedOf(matches: readonly LocationMatch[], { mode, ids, excludedIds }: TableSelection): ReadonlySet<string> {
  if (mode === 'some') return new Set(ids);
  const excluded = new Set(excludedIds);
  return new Set(matches.map(({ locationId }) => locationId).filter((id) => !excluded.has(id)));
}

/** What a person has to decide, with the sites that come near. */
function Undecided({ ambiguous }: Pick<LocationPreview, 'ambiguous'>) {
  const t = useMessages(companiesMessages);
  if (ambiguous.length === 0) return null;
  return (
    <div className="auto-map-undecided">
      <p className="auto-map-count">{t('autoMap.decide', { count: ambiguous.length })}</p>
      <ul className="auto-map-list">
        {ambiguous.map(({ locationId, locationName, candidates }) => (
          <li key={locationId}>
            {t('autoMap.candidates', {
              location: locationName,
              sites: candidates.map(({ siteName }) => isolated(siteName)).join(', '),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
