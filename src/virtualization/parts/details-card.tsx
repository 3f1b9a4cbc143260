import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect } from 'react';
import { visible } from '../../base/visible.ts';
import type { Machine } from '../../console/virtualization/machine-shape.ts';
import { directoryNames } from '../../directory/directory-names-model.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { Tag } from '../../ui/tag/tag.tsx';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import { virtualizationMessages } from '../virtualization-messages.ts';
import { Card } from './card.tsx';

export interface DetailsCardProps {
  machine: Machine;
  /** What else is told of it, by name. */
  facts: readonly (readonly [name: string, value: string | null])[];
  /** Its button. */
  aside: ReactNode;
}

/** Whose it is, and what it is. */
export function DetailsCard({ machine: { tags, owner }, facts, aside }: DetailsCardProps) {
  const t = useMessages(virtualizationMessages);
  return (
    <Card title={t('details.label')} aside={aside} isWide>
      <dl className="machine-facts">
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value === null ? t('details.unknown') : <UntrustedText text={value} />}
          </Fact>
        ))}
        <Fact name={t('details.owner')}>{owner === null ? t('details.noOwner') : <Owner id={owner} />}</Fact>
        <Fact name={t('details.tags')}>
          {tags.length === 0
            ? t('details.noTags')
            : tags.map((tag) => (
                <Tag key={tag} tone="accent">
                  {visible(tag)}
                </Tag>
              ))}
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Until the name has come, and where it does not come, it is the id. */
function Owner({ id }: { id: string }) {
  useSignals();
  const { client } = useHost();
  const names = directoryNames(client, 'technician');
  useEffect(() => names.want([id]), [names, id]);
  return <UntrustedText text={names.entries.value.get(id)?.name ?? id} />;
}
