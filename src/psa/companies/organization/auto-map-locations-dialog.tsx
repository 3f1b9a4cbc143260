/** Which locations would be mapped to which sites, each to be ticked; nothing is mapped before Auto Map. Source: spec 002 §2.4. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useMemo, useState } from 'react';
import { isolated } from '../../../base/visible.ts';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { psaMessages } from '../../psa-messages.ts';
import dialogCss from '../../workbench/dialogs/bench-dialog.css';
import { PairList } from '../../workbench/dialogs/pair-list.tsx';
import { createTicks } from '../../workbench/model/ticks.ts';
import type { LocationPreview } from '../auto-map-locations.ts';
import { companiesMessages } from '../companies-messages.ts';
import type { OrganizationSession } from '../organization-session.ts';

export interface AutoMapLocationsProps {
  session: OrganizationSession;
  onClose(): void;
}

export function AutoMapLocations({ session, onClose }: AutoMapLocationsProps) {
  useSignals();
  useThemedStyles(dialogCss);
  const t = useMessages(companiesMessages);
  const tPsa = useMessages(psaMessages);
  // Of how it was when it was asked for: what is ticked may not change beneath somebody.
  const [{ matches, ambiguous }] = useState(() => session.preview());
  const pairs = useMemo(
    () =>
      matches.map(({ locationId, locationName, site, score, reason }) => ({
        id: locationId,
        text: tPsa('autoMap.location', { location: locationName, site: site.name }),
        score,
        reason,
      })),
    [matches, tPsa],
  );
  const ticks = useModel(() => createTicks());
  const ticked = pairs.flatMap(({ id }) => (ticks.unticked.value.has(id) ? [] : id));
  const map = () => {
    session.autoMap(matches, new Set(ticked));
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
          <Button variant="primary" disabled={ticked.length === 0} onClick={map}>
            {tPsa('autoMap.submit')}
          </Button>
        </>
      }
    >
      <div className="bench-dialog">
        {matches.length === 0 ? (
          <EmptyState title={tPsa('empty.sites')} />
        ) : (
          <>
            <p className="bench-dialog-count" role="status">
              {tPsa('autoMap.locations', { count: ticked.length })}
            </p>
            <PairList label={t('autoMap.matches')} pairs={pairs} ticks={ticks} />
          </>
        )}
        <Undecided ambiguous={ambiguous} />
      </div>
    </Dialog>
  );
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
