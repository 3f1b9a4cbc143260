/** A host: what it uses, what is wrong with it, and its guests; or one of those guests. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { isolated, visible } from '../../base/visible.ts';
import { pageSlice } from '../../console/store/page-slice.ts';
import { guestsSlice } from '../../console/virtualization/guests-slice.ts';
import { hostsSlice, type VirtualizationHost } from '../../console/virtualization/hosts-slice.ts';
import { useFormat } from '../../host/use-format.ts';
import { useHost, useMessages, useMethods } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { late } from '../../ui/late.tsx';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import type { virtualizationDashboardDefinition } from '../element/virtualization-dashboard-definition.ts';
import type { GuestTableProps } from '../guests/guest-table.tsx';
import type { GuestViewProps } from '../guests/guest-view.tsx';
import type { PowerDialogProps } from '../guests/power-dialog.tsx';
import { type GuestActions, useGuestActions } from '../guests/use-guest-actions.ts';
import { createHostModel, type HostModel } from '../model/host-model.ts';
import { ConcernsList } from '../parts/concerns-list.tsx';
import { DatesCard } from '../parts/dates-card.tsx';
import { DetailsCard } from '../parts/details-card.tsx';
import type { DetailsDialogProps } from '../parts/details-dialog.tsx';
import { MachineHead } from '../parts/machine-head.tsx';
import { NetworkCard } from '../parts/network-card.tsx';
import { usePlaces } from '../parts/place-context.ts';
import { PolledFaces } from '../parts/polled-faces.tsx';
import type { ReadingsDialogProps, ShownReadings } from '../parts/readings-dialog.tsx';
import { SensorCard } from '../parts/sensor-card.tsx';
import { StatusTag } from '../parts/status-tag.tsx';
import { StorageCard } from '../parts/storage-card.tsx';
import { UsageCard } from '../parts/usage-card.tsx';
import { EditIcon } from '../virtualization-icons.tsx';
import { virtualizationMessages } from '../virtualization-messages.ts';

const GuestTable = late<GuestTableProps>(async () => (await import('../guests/guest-table.tsx')).GuestTable);
const GuestView = late<GuestViewProps>(async () => (await import('../guests/guest-view.tsx')).GuestView);
const PowerDialog = late<PowerDialogProps>(async () => (await import('../guests/power-dialog.tsx')).PowerDialog);
const DetailsDialog = late<DetailsDialogProps>(async () => (await import('../parts/details-dialog.tsx')).DetailsDialog);
const ReadingsDialog = late<ReadingsDialogProps>(
  async () => (await import('../parts/readings-dialog.tsx')).ReadingsDialog,
);

type Definition = typeof virtualizationDashboardDefinition;

export interface HostPlaceProps {
  hostId: string;
  guestId: string | undefined;
}

/** What is read of the host goes on while somebody looks at one of its guests. */
export function HostPlace({ hostId, guestId }: HostPlaceProps) {
  useSignals();
  const t = useMessages(virtualizationMessages);
  const { client, configuration } = useHost<Definition>();
  const { goTo, hasList } = usePlaces();
  const model = useModel(() =>
    createHostModel({
      client,
      hostId,
      hosts: pageSlice(hostsSlice, configuration.peek()),
      guests: pageSlice(guestsSlice, configuration.peek()),
    }),
  );
  const actions = useGuestActions(model);
  useMethods<Definition>({ refresh: model.refresh });
  if (model.isMissing.value)
    return (
      <EmptyState
        title={t('hostMissing')}
        text={t('hostMissingText')}
        action={
          hasList && <Button onClick={() => goTo({ hostId: undefined, guestId: undefined })}>{t('allHosts')}</Button>
        }
      />
    );
  return (
    <>
      <PolledFaces polled={model} isLoaded={model.host.value !== undefined}>
        {guestId === undefined ? (
          <HostView model={model} actions={actions} />
        ) : (
          <GuestView key={guestId} model={model} guestId={guestId} actions={actions} />
        )}
      </PolledFaces>
      {actions.question && (
        <PowerDialog question={actions.question} onConfirm={actions.confirm} onClose={actions.close} />
      )}
    </>
  );
}

interface HostViewProps {
  model: HostModel;
  actions: GuestActions;
}

function HostView({ model, actions }: HostViewProps) {
  useSignals();
  const t = useMessages(virtualizationMessages);
  const format = useFormat();
  const { goTo, isReadOnly } = usePlaces();
  const host = model.host.value;
  if (host === undefined) return null;
  const count = model.guests.value.length;
  return (
    <>
      <MachineHead
        name={host.name}
        tag={<StatusTag status={host.status} />}
        note={[host.product, host.model].flatMap((one) => (one === null ? [] : isolated(visible(one)))).join(' · ')}
      />
      <Tabs
        label={t('tabs.label')}
        tabs={[
          { id: 'overview', label: t('tabs.overview'), renderer: () => <Overview model={model} host={host} /> },
          {
            id: 'guests',
            label: t('tabs.guests'),
            ...(count > 0 && { badge: format.number(count) }),
            renderer: () => (
              <GuestTable
                model={model}
                actions={actions}
                isReadOnly={isReadOnly}
                onOpen={({ id }) => goTo({ hostId: host.id, guestId: id })}
              />
            ),
          },
        ]}
      />
    </>
  );
}

function Overview({ model, host }: { model: HostModel; host: VirtualizationHost }) {
  const t = useMessages(virtualizationMessages);
  const { emit } = useHost<Definition>();
  const { isReadOnly } = usePlaces();
  const { show } = useNotices();
  const [readings, setReadings] = useState<ShownReadings>();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <ConcernsList machine={host} />
      <div className="machine-cards">
        <UsageCard machine={host} histories={model.histories} onOpen={setReadings} />
        <StorageCard title={t('storage.label')} stores={host.datastores} />
        <SensorCard sensors={host.healthSensors} histories={model.histories} onOpen={setReadings} />
        <NetworkCard nics={host.nics} />
        <DatesCard machine={host} />
        <DetailsCard
          machine={host}
          facts={[
            [t('details.product'), host.product],
            [t('details.model'), host.model],
          ]}
          aside={
            !isReadOnly && (
              <Button size="small" icon={EditIcon} onClick={() => setEditing(true)}>
                {t('edit')}
              </Button>
            )
          }
        />
      </div>
      {readings && (
        <ReadingsDialog shown={readings} histories={model.histories} onClose={() => setReadings(undefined)} />
      )}
      {isEditing && (
        <DetailsDialog
          machine={host}
          read={model.readHost}
          save={model.saveHost}
          onSaved={() => {
            show(t('details.saved', { name: visible(host.name) }));
            emit('rmm-virtualization-changed', { action: 'saveDetails', hostId: host.id });
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
