import { useSignals } from '@preact/signals-react/runtime';
import { isBusy } from '../../base/resource/resource-state.ts';
import { visible } from '../../base/visible.ts';
import { useMessages } from '../../host/use-host.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import { recoveryMessages } from './messages.ts';
import { recoveryLimits } from './recovery-limits.ts';
import type { RecoveryRequest } from './recovery-types.ts';
import type { SourceDevice } from './source-device.ts';
import css from './source-facts.css';

export interface SourceFactsProps {
  request: RecoveryRequest;
  device: SourceDevice;
}

/** Where it comes from, to be read and copied: device, plan, and the path of each item. */
export function SourceFacts({ request: { nodeId, items }, device }: SourceFactsProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(recoveryMessages);
  const name = device.name.value ?? t('facts.device-number', { nodeId: String(nodeId) });
  return (
    <dl className="source-facts">
      <dt>{t('facts.device')}</dt>
      <dd dir="auto">{isBusy(device.state.value) ? <Skeleton width="40%" /> : visible(name)}</dd>
      <dt>{t('facts.plan')}</dt>
      <dd dir="auto">{visible(items[0]?.planName ?? '')}</dd>
      <dt>{items.length > 1 ? t('facts.paths', { count: items.length }) : t('facts.path')}</dt>
      <dd className="source-facts-paths" tabIndex={items.length > fewPaths ? 0 : undefined}>
        {items.slice(0, itemsListed).map((item) => (
          <UntrustedText
            key={`${item.type} ${item.id} ${item.path}`}
            text={item.path}
            className="source-facts-path"
            dir="ltr"
          />
        ))}
        {items.length > itemsListed && (
          <span className="source-facts-more">{t('facts.more', { count: items.length - itemsListed })}</span>
        )}
      </dd>
    </dl>
  );
}

const { itemsListed } = recoveryLimits;

/** So many have room at once. */
const fewPaths = 4;
