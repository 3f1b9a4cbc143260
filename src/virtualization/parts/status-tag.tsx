import { visible } from '../../base/visible.ts';
import type { PowerState } from '../../console/virtualization/guest-power.ts';
import { useMessages } from '../../host/use-host.ts';
import { Tag } from '../../ui/tag/tag.tsx';
import { severityOf } from '../concerns.ts';
import { virtualizationMessages } from '../virtualization-messages.ts';

const known = ['OK', 'WARNING', 'CRITICAL'] as const;

/** A status of a newer server is shown as it is called there. */
export function useStatusName(): (status: string) => string {
  const t = useMessages(virtualizationMessages);
  return (status) => {
    const own = known.find((one) => one === status);
    return own ? t(`statuses.${own}`) : visible(status);
  };
}

export function StatusTag({ status }: { status: string }) {
  const name = useStatusName();
  return <Tag tone={severityOf(status) ?? 'success'}>{name(status)}</Tag>;
}

export const powerTones = { RUNNING: 'green', SUSPENDED: 'amber', STOPPED: 'neutral' } as const;

export function PowerTag({ state }: { state: PowerState }) {
  const t = useMessages(virtualizationMessages);
  const tone = ({ RUNNING: 'success', SUSPENDED: 'warning', STOPPED: 'neutral' } as const)[state];
  return <Tag tone={tone}>{t(`power.${state}`)}</Tag>;
}
