/** One guest: its power, what it uses, and its snapshots. */
import { computed } from '@preact/signals-core';
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useMemo, useState } from 'react';
import { visible } from '../../base/visible.ts';
import type { VirtualizationGuest } from '../../console/virtualization/guests-slice.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { late } from '../../ui/late.tsx';
import { useNotices } from '../../ui/notices/notices.tsx';
import type { virtualizationDashboardDefinition } from '../element/virtualization-dashboard-definition.ts';
import { createGuestReadings } from '../model/guest-readings-model.ts';
import type { HostModel } from '../model/host-model.ts';
import { ConcernsList } from '../parts/concerns-list.tsx';
import { DatesCard } from '../parts/dates-card.tsx';
import { DetailsCard } from '../parts/details-card.tsx';
import type { DetailsDialogProps } from '../parts/details-dialog.tsx';
import { MachineHead } from '../parts/machine-head.tsx';
import { NetworkCard } from '../parts/network-card.tsx';
import { usePlaces } from '../parts/place-context.ts';
import { LostNote } from '../parts/polled-faces.tsx';
import type { ReadingsDialogProps, ShownReadings } from '../parts/readings-dialog.tsx';
import { PowerTag } from '../parts/status-tag.tsx';
import { StorageCard } from '../parts/storage-card.tsx';
import { UsageCard } from '../parts/usage-card.tsx';
import { EditIcon } from '../virtualization-icons.tsx';
import { virtualizationMessages } from '../virtualization-messages.ts';
import { usePowerChoices } from './power-words.ts';
import { SnapshotsCard } from './snapshots-card.tsx';
import type { GuestActions } from './use-guest-actions.ts';

const ReadingsDialog = late<ReadingsDialogProps>(
  async () => (await import('../parts/readings-dialog.tsx')).ReadingsDialog,
);
const DetailsDialog = late<DetailsDialogProps>(async () => (await import('../parts/details-dialog.tsx')).DetailsDialog);

export interface GuestViewProps {
  model: HostModel;
  guestId: string;
  actions: GuestActions;
}

export function GuestView({ model, guestId, actions }: GuestViewProps) {
  useSignals();
  const t = useMessages(virtualizationMessages);
  const { client } = useHost<typeof virtualizationDashboardDefinition>();
  const { goTo, isReadOnly } = usePlaces();
  const readings = useModel(() => createGuestReadings({ client, guestId }));
  const [readingsShown, setShown] = useState<ShownReadings>();
  const shown = useMemo(() => computed(() => model.guests.value.find(({ id }) => id === guestId)), [model, guestId]);
  const guest = shown.value;
  const host = model.host.value;
  if (guest === undefined || host === undefined)
    return (
      <EmptyState
        title={t('guestMissing')}
        text={t('guestMissingText')}
        action={host && <Button onClick={() => goTo({ hostId: host.id, guestId: undefined })}>{t('showHost')}</Button>}
      />
    );
  const isBusy = model.busy.value.has(guestId);
  return (
    <>
      <MachineHead
        name={guest.name}
        host={host}
        tag={<PowerTag state={guest.powerState} />}
        note={visible(guest.operatingSystem ?? t('details.unknown'))}
      >
        {!isReadOnly && <PowerButtons guest={guest} isBusy={isBusy} actions={actions} />}
      </MachineHead>
      <div className="machine-scroller">
        {!model.lost.value && <LostNote polled={readings} title={t('usage.lost')} />}
        <ConcernsList machine={guest} />
        <div className="machine-cards">
          <UsageCard machine={guest} histories={readings.histories} onOpen={setShown} />
          <StorageCard title={t('storage.disks')} stores={guest.datastores} />
          <SnapshotsCard guest={shown} actions={actions} isReadOnly={isReadOnly} isBusy={isBusy} />
          <NetworkCard nics={guest.nics} />
          <DatesCard machine={guest} />
          <GuestDetails model={model} guest={guest} hostName={host.name} />
        </div>
      </div>
      {readingsShown && (
        <ReadingsDialog shown={readingsShown} histories={readings.histories} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}

interface PowerButtonsProps {
  guest: VirtualizationGuest;
  isBusy: boolean;
  actions: GuestActions;
}

function PowerButtons({ guest, isBusy, actions }: PowerButtonsProps) {
  const choices = usePowerChoices()(guest, isBusy);
  return choices.map(({ action, label, Icon, refusal }) => (
    <Button
      key={action}
      size="small"
      icon={Icon}
      tone={action === 'POWER_OFF' ? 'danger' : 'neutral'}
      disabledReason={refusal}
      onClick={() => actions.power(guest, action)}
    >
      {label}
    </Button>
  ));
}

interface GuestDetailsProps {
  model: HostModel;
  guest: VirtualizationGuest;
  hostName: string;
}

function GuestDetails({ model, guest, hostName }: GuestDetailsProps) {
  const t = useMessages(virtualizationMessages);
  const { emit } = useHost<typeof virtualizationDashboardDefinition>();
  const { isReadOnly } = usePlaces();
  const { show } = useNotices();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <DetailsCard
        machine={guest}
        facts={[
          [t('details.system'), guest.operatingSystem],
          [t('details.host'), hostName],
        ]}
        aside={
          !isReadOnly && (
            <Button size="small" icon={EditIcon} onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
          )
        }
      />
      {isEditing && (
        <DetailsDialog
          machine={guest}
          read={(signal) => model.readGuest(guest.id, signal)}
          save={(body, options) => model.saveGuest(guest.id, body, options)}
          onSaved={() => {
            show(t('details.saved', { name: visible(guest.name) }));
            emit('rmm-virtualization-changed', { action: 'saveDetails', guestId: guest.id });
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
