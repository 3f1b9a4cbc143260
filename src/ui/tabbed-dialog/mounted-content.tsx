import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { hostMessages } from '../../host/host-messages.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { Button } from '../button/button.tsx';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import type { TabbedDialogTab } from './tabbed-dialog-definition.ts';
import { tabbedDialogMessages } from './tabbed-dialog-messages.ts';

/**
 * A tab's content: what the page has put into the slot of its id. A tab that mounts gets a container of its own there,
 * among the element's children, where the page's styles, scripts and forms reach it.
 */
export function MountedContent({ tab }: { tab: TabbedDialogTab }) {
  const t = useMessages(tabbedDialogMessages);
  const tHost = useMessages(hostMessages);
  const { element, report } = useHost();
  const [hasFailed, setFailed] = useState(false);
  const mounts = tab.mount !== undefined && !hasFailed;
  const fill = useEffectEvent((container: HTMLElement) => {
    try {
      return tab.mount?.(container);
    } catch (error) {
      report(error);
      setFailed(true);
      return undefined;
    }
  });

  // Before the dialog looks for the field to begin in.
  useLayoutEffect(() => {
    if (!mounts) return;
    const container = element.ownerDocument.createElement('div');
    container.slot = tab.id;
    element.append(container);
    const end = fill(container);
    return () => {
      try {
        if (typeof end === 'function') end();
      } catch (error) {
        report(error);
      }
      // The page may have taken it out; Prototype's remove throws for what is nowhere.
      if (container.parentNode) container.remove();
    };
  }, [mounts, tab.id, element, report]);

  if (!hasFailed) return <slot name={tab.id} />;
  return (
    <InlineAlert
      tone="danger"
      action={
        <Button size="small" onClick={() => setFailed(false)}>
          {tHost('failure.retry')}
        </Button>
      }
    >
      {t('mountFailed')}
    </InlineAlert>
  );
}
