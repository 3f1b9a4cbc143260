import type { ReactNode } from 'react';
import { visible } from '../../base/visible.ts';
import { useMessages } from '../../host/use-host.ts';
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import { virtualizationMessages } from '../virtualization-messages.ts';
import { usePlaces } from './place-context.ts';

export interface MachineHeadProps {
  name: string;
  /** The way to it, from the list of hosts; without a list and a host there is none. */
  host?: { readonly id: string; readonly name: string } | undefined;
  tag: ReactNode;
  /** In a line below the name. */
  note: string;
  children?: ReactNode;
}

/** Which machine it is, where it stands, and what can be done with it. */
export function MachineHead({ name, host, tag, note, children }: MachineHeadProps) {
  const t = useMessages(virtualizationMessages);
  const { goTo, hasList } = usePlaces();
  const crumbs: Crumb[] = [
    ...(hasList
      ? [{ id: 'hosts', label: t('hosts'), onSelect: () => goTo({ hostId: undefined, guestId: undefined }) }]
      : []),
    ...(host
      ? [
          {
            id: 'host',
            label: visible(host.name),
            onSelect: () => goTo({ hostId: host.id, guestId: undefined }),
          },
        ]
      : []),
    { id: 'here', label: visible(name) },
  ];
  return (
    <header className="machine-head">
      {crumbs.length > 1 && (
        <div className="machine-way">
          <Breadcrumb label={t('where')} items={crumbs} />
        </div>
      )}
      <div className="machine-title">
        <h2>
          <UntrustedText text={name} />
        </h2>
        {tag}
        <div className="machine-buttons">{children}</div>
      </div>
      <p className="machine-note">{note}</p>
    </header>
  );
}
