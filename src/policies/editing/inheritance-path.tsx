import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { ForwardIcon } from '../../ui/icon/later-icons.tsx';
import type { RowStep } from '../inheritance/standing.ts';
import { policiesMessages } from './policies-messages.ts';

/** The way by which a thing came, from this policy up; each policy on it can be opened. */
export function InheritancePath({ steps, onOpen }: { steps: readonly RowStep[]; onOpen(policyId: string): void }) {
  const t = useMessages(policiesMessages);
  return (
    <ol className="policy-path" aria-label={t('path')}>
      {steps.map(({ id, name, standing }, index) => (
        <li key={id} className="policy-path-step">
          {index > 0 && <ForwardIcon size={14} />}
          <Button size="small" variant="ghost" onClick={() => onOpen(id)}>
            {name}
          </Button>
          <span className="policy-path-standing">{t(`steps.${standing}`)}</span>
        </li>
      ))}
    </ol>
  );
}
