/** The view of `<rmm-virtualization-dashboard>`. Source: spec 002 §2.9 and §3.5. */
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo, useRef } from 'react';
import type { ElementValues } from '../../host/element-definition.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { late } from '../../ui/late.tsx';
import { NoticesHost } from '../../ui/notices/notices.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import type { HostPlaceProps } from '../hosts/host-view.tsx';
import { HostsPlace } from '../hosts/hosts-place.tsx';
import { type Places, PlacesContext } from '../parts/place-context.ts';
import { virtualizationMessages } from '../virtualization-messages.ts';
import css from './virtualization-dashboard.css';
import type { virtualizationDashboardDefinition } from './virtualization-dashboard-definition.ts';

const HostPlace = late<HostPlaceProps>(async () => (await import('../hosts/host-view.tsx')).HostPlace);

type Definition = typeof virtualizationDashboardDefinition;

/** `<rmm-virtualization-dashboard>` */
export function VirtualizationDashboardElement({ hostId, guestId }: ElementValues<Definition>) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(virtualizationMessages);
  const { configuration, emit, reflect } = useHost<Definition>();
  const box = useRef<HTMLElement>(null);
  // Who goes to another place leaves behind what was pressed: a keyboard goes on at the beginning of that place.
  useKeptFocus(box, () => box.current);
  const isReadOnly = configuration.value.permissions.canManageVirtualization === false;
  const places = useMemo<Places>(
    () => ({
      hasList: true,
      isReadOnly,
      goTo(place) {
        if (emit('rmm-navigate', place)) reflect(place);
      },
    }),
    [emit, reflect, isReadOnly],
  );
  const [host, guest] = [hostId || undefined, guestId || undefined];
  return (
    <section ref={box} className="virtualization" aria-label={t('label')} tabIndex={-1}>
      <NoticesHost>
        <PlacesContext value={places}>
          {isReadOnly && <InlineAlert>{t('readOnly')}</InlineAlert>}
          {host === undefined ? <HostsPlace guestId={guest} /> : <HostPlace key={host} hostId={host} guestId={guest} />}
        </PlacesContext>
      </NoticesHost>
    </section>
  );
}
