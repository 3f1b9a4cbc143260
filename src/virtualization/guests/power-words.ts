import { mayPower, type PowerAction, powerActions } from '../../console/virtualization/guest-power.ts';
import type { VirtualizationGuest } from '../../console/virtualization/guests-slice.ts';
import { useMessages } from '../../host/use-host.ts';
import type { IconComponent } from '../../ui/icon/icon.tsx';
import { PowerOffIcon, RestartIcon, ShutDownIcon, StartIcon, SuspendIcon } from '../virtualization-icons.tsx';
import { virtualizationMessages } from '../virtualization-messages.ts';

export interface PowerChoice {
  readonly action: PowerAction;
  readonly label: string;
  readonly Icon: IconComponent;
  /** Why not now. */
  readonly refusal: string | undefined;
}

const icons: Readonly<Record<PowerAction, IconComponent>> = {
  START: StartIcon,
  SHUT_DOWN: ShutDownIcon,
  RESTART: RestartIcon,
  SUSPEND: SuspendIcon,
  POWER_OFF: PowerOffIcon,
};

/** What can be done about a guest's power, with why not where its state does not allow it. */
export function usePowerChoices(): (guest: VirtualizationGuest, isBusy: boolean) => readonly PowerChoice[] {
  const t = useMessages(virtualizationMessages);
  return ({ powerState }, isBusy) =>
    powerActions.map((action) => ({
      action,
      label: t(action === 'START' && powerState === 'SUSPENDED' ? 'actions.RESUME' : `actions.${action}`),
      Icon: icons[action],
      refusal: isBusy ? t('refused.busy') : mayPower(powerState, action) ? undefined : t(`refused.${powerState}`),
    }));
}
