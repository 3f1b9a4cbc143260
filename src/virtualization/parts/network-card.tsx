import type { Machine } from '../../console/virtualization/machine-shape.ts';
import { useMessages } from '../../host/use-host.ts';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import { virtualizationMessages } from '../virtualization-messages.ts';
import { Card } from './card.tsx';

/** Its network adapters with their addresses. */
export function NetworkCard({ nics }: { nics: Machine['nics'] }) {
  const t = useMessages(virtualizationMessages);
  return (
    <Card title={t('network.label')}>
      {nics.length === 0 && <p className="machine-none">{t('network.none')}</p>}
      <ul className="machine-list">
        {nics.map(({ id, name, macAddress, ipAddresses }) => (
          <li key={id} className="machine-row">
            <span className="machine-row-words">
              <UntrustedText text={name} className="machine-row-name" />
              <UntrustedText text={macAddress} className="machine-note numeric" />
            </span>
            <span className="machine-addresses numeric">
              {ipAddresses.length === 0 && <span className="machine-note">{t('network.noAddress')}</span>}
              {ipAddresses.map((address) => (
                <UntrustedText key={address} text={address} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
