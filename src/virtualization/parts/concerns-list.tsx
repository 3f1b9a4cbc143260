import { visible } from '../../base/visible.ts';
import type { Machine } from '../../console/virtualization/machine-shape.ts';
import { useFormat } from '../../host/use-format.ts';
import { useMessages } from '../../host/use-host.ts';
import { ErrorIcon, WarningIcon } from '../../ui/icon/later-icons.tsx';
import { type Concern, concernsOf, dayOf, standingOf } from '../concerns.ts';
import { useMeasures } from '../use-measures.ts';
import { virtualizationMessages } from '../virtualization-messages.ts';
import { useStatusName } from './status-tag.tsx';

/** What somebody has to look after, above all else. Nothing where all is well. */
export function ConcernsList({ machine }: { machine: Machine }) {
  const t = useMessages(virtualizationMessages);
  const say = useConcernText(machine);
  const concerns = concernsOf(machine, dayOf(new Date()));
  if (concerns.length === 0) return null;
  return (
    <ul className="machine-concerns" aria-label={t('concerns.label')}>
      {concerns.map((concern) => {
        const Icon = concern.severity === 'danger' ? ErrorIcon : WarningIcon;
        return (
          <li
            key={`${concern.kind} ${'id' in concern ? concern.id : ''}`}
            className={`machine-concern machine-concern-${concern.severity}`}
          >
            <Icon />
            <span>{say(concern)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function useConcernText(machine: Machine): (concern: Concern) => string {
  const t = useMessages(virtualizationMessages);
  const format = useFormat();
  const measures = useMeasures();
  const statusName = useStatusName();
  const over = (day: string | null) => standingOf(day, dayOf(new Date())) === 'over';
  return (concern) => {
    switch (concern.kind) {
      case 'sensor': {
        const { name = '', value = null, unit = null, status = '' } = named(machine.healthSensors, concern.id);
        return value === null
          ? t('concerns.sensorStatus', { name: visible(name), status: statusName(status) })
          : t('concerns.sensor', { name: visible(name), value: measures.reading(value, unit) });
      }
      case 'datastore': {
        const { name = '', free = 0, capacity = 1 } = named(machine.datastores, concern.id);
        const share = measures.percent((free / capacity) * 100);
        return t('concerns.datastore', { name: visible(name), free: format.bytes(free), share });
      }
      case 'license': {
        const { name = '', expires = null } = named(machine.licenses, concern.id);
        const values = { name: visible(name), date: measures.day(expires ?? '') };
        return t(over(expires) ? 'concerns.licenseOver' : 'concerns.licenseSoon', values);
      }
      case 'warranty': {
        const { warrantyEndDate: end } = machine;
        return t(over(end) ? 'concerns.warrantyOver' : 'concerns.warrantySoon', { date: measures.day(end ?? '') });
      }
    }
  };
}

const named = <One extends { readonly id: string }>(list: readonly One[], id: string): Partial<One> =>
  list.find((one) => one.id === id) ?? {};
