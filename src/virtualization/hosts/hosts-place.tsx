/** Without a host that the page names: the list of them, or the only one. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { pageSlice } from '../../console/store/page-slice.ts';
import { hostsSlice } from '../../console/virtualization/hosts-slice.ts';
import { useHost, useMessages, useMethods } from '../../host/use-host.ts';
import { late } from '../../ui/late.tsx';
import type { virtualizationDashboardDefinition } from '../element/virtualization-dashboard-definition.ts';
import { createHostList, type HostList } from '../model/host-list-model.ts';
import { PlacesContext, usePlaces } from '../parts/place-context.ts';
import { PolledFaces } from '../parts/polled-faces.tsx';
import { virtualizationMessages } from '../virtualization-messages.ts';
import type { HostTableProps } from './host-list.tsx';
import type { HostPlaceProps } from './host-view.tsx';

const HostTable = late<HostTableProps>(async () => (await import('./host-list.tsx')).HostTable);
const HostPlace = late<HostPlaceProps>(async () => (await import('./host-view.tsx')).HostPlace);

type Definition = typeof virtualizationDashboardDefinition;

export function HostsPlace({ guestId }: { guestId: string | undefined }) {
  useSignals();
  const { client, configuration } = useHost<Definition>();
  const places = usePlaces();
  const list = useModel(() => createHostList({ client, hosts: pageSlice(hostsSlice, configuration.peek()) }));
  useMethods<Definition>({ refresh: list.refresh });
  const hosts = list.hosts.value;
  const [only, ...others] = hosts ?? [];
  return (
    <PolledFaces polled={list} isLoaded={hosts !== undefined}>
      {only !== undefined && others.length === 0 ? (
        <PlacesContext value={{ ...places, hasList: false }}>
          <HostPlace hostId={only.id} guestId={guestId} />
        </PlacesContext>
      ) : (
        <Hosts list={list} />
      )}
    </PolledFaces>
  );
}

function Hosts({ list }: { list: HostList }) {
  const t = useMessages(virtualizationMessages);
  const { goTo } = usePlaces();
  return (
    <>
      <h2 className="visually-hidden">{t('hosts')}</h2>
      <HostTable list={list} onOpen={({ id }) => goTo({ hostId: id, guestId: undefined })} />
    </>
  );
}
