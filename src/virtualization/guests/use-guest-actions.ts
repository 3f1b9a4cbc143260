/** What a person does with guests: asked about where somebody is disconnected or something lost, and told when done. */
import { useState } from 'react';
import { visible } from '../../base/visible.ts';
import type { PowerAction } from '../../console/virtualization/guest-power.ts';
import type { VirtualizationGuest } from '../../console/virtualization/guests-slice.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { useFailureText } from '../../host/use-failure-text.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import type { virtualizationDashboardDefinition } from '../element/virtualization-dashboard-definition.ts';
import type { HostModel } from '../model/host-model.ts';
import type { GuestChange } from '../virtualization-change.ts';
import { virtualizationMessages } from '../virtualization-messages.ts';

/** They disconnect whoever uses the guest. */
export type AskedPower = 'SHUT_DOWN' | 'RESTART' | 'POWER_OFF';

export interface PowerQuestion {
  readonly power: AskedPower;
  readonly guest: VirtualizationGuest;
}

export interface GuestActions {
  readonly question: PowerQuestion | undefined;
  power(guest: VirtualizationGuest, power: PowerAction): void;
  /** The question is answered with yes; rejects where it was not done. */
  confirm(question: PowerQuestion, press: Press): Promise<void>;
  close(): void;
  /** Anything else; rejects where it was not done. */
  change(change: GuestChange, press: Press, done: string): Promise<void>;
}

export function useGuestActions(model: HostModel): GuestActions {
  const t = useMessages(virtualizationMessages);
  const { emit } = useHost<typeof virtualizationDashboardDefinition>();
  const { show } = useNotices();
  const reasonOf = useFailureText();
  const [question, setQuestion] = useState<PowerQuestion>();

  async function change(wanted: GuestChange, press: Press, done: string): Promise<void> {
    await model.change(wanted, press);
    show(done);
    emit('rmm-virtualization-changed', wanted);
  }

  const changePower = ({ id, name }: VirtualizationGuest, power: PowerAction, press: Press) =>
    change({ action: 'power', guestId: id, power }, press, t(`done.${power}`, { name: visible(name) }));

  async function powerAtOnce(guest: VirtualizationGuest, power: 'START' | 'SUSPEND', press: Press = {}): Promise<void> {
    try {
      await changePower(guest, power, press);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === undefined) return;
      show(t(`failed.${power}`, { name: visible(guest.name), reason }), {
        tone: 'danger',
        action: { label: t('retry'), onPress: () => void powerAtOnce(guest, power, press) },
      });
    }
  }

  return {
    question,
    power(guest, power) {
      if (power === 'START' || power === 'SUSPEND') void powerAtOnce(guest, power);
      else setQuestion({ power, guest });
    },
    async confirm({ guest, power }, press) {
      await changePower(guest, power, press);
      setQuestion(undefined);
    },
    close: () => setQuestion(undefined),
    change,
  };
}
