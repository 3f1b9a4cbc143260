import { useModel } from '@preact/signals-react/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ElementValues } from '../../host/element-definition.ts';
import { useHost, useMessages, useMethods } from '../../host/use-host.ts';
import { late } from '../../ui/late.tsx';
import { findArticles } from '../articles/find-articles.ts';
import { helpMessages } from '../help-messages.ts';
import type { HelpCloseDetail } from '../help-types.ts';
import { queryFor } from '../suggestions/route-query.ts';
import { usePageRoute } from '../suggestions/use-page-route.ts';
import { createHelpModel } from './help-model.ts';
import { HelpPanel } from './help-panel.tsx';
import type { helpPanelDefinition } from './help-panel-definition.ts';
import { usePanelOpen } from './use-panel-open.ts';

type Definition = typeof helpPanelDefinition;

const HelpTooltip = late(async () => (await import('../tooltip/help-tooltip.tsx')).HelpTooltip, undefined, {
  isQuiet: true,
});

/** `<rmm-help-panel>` */
export function HelpPanelElement({
  opened,
  layout = 'floating',
  corner = 'bottom-end',
  route,
  routes,
  tooltip,
  withoutLauncher,
}: ElementValues<Definition>) {
  const host = useHost<Definition>();
  const { emit, reflect, element, root } = host;
  const t = useMessages(helpMessages);
  const panel = useRef<HTMLDialogElement>(null);
  const model = useModel(() => createHelpModel((query, signal) => findArticles(host, query, signal)));

  const query = queryFor(usePageRoute(route, element.ownerDocument), routes);
  // Before the first paint: an answer may be on its way that long.
  useLayoutEffect(() => {
    if (opened) model.suggested.ask(query);
    // What was said last is no news when it is opened again.
    else model.show(model.view.peek());
  }, [opened, query, model]);

  // The launcher was there before any language was.
  useEffect(() => {
    root.querySelector('[part="launcher"]')?.setAttribute('aria-label', t('title'));
  }, [root, t]);
  usePanelOpen(panel, opened, layout);

  const close = (reason: HelpCloseDetail['reason']) => {
    if (!opened) return;
    reflect({ opened: false });
    emit('rmm-close', { reason });
  };
  useMethods<Definition>({
    open(opening = {}) {
      if (!opened && !emit('rmm-open', { reason: 'method' })) return;
      model.open(opening);
      reflect({ opened: true });
    },
    close: () => close('method'),
    prefill: (prefill) => model.fillIn(prefill),
  });

  const hasTooltip = tooltip && !opened && !withoutLauncher && layout !== 'inline';
  return (
    <>
      {hasTooltip && <HelpTooltip onHide={() => reflect({ tooltip: false })} />}
      <HelpPanel model={model} isOpen={opened} layout={layout} corner={corner} panel={panel} onClose={close} />
    </>
  );
}
