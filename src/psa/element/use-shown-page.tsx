/** Which page is shown: the one that is asked for, once nothing that was typed would be lost by it. */
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useHost } from '../../host/use-host.ts';
import { createHeldForms, type HeldForms } from '../../ui/form/held-forms.ts';
import { LateUnsavedPrompt } from '../../ui/form/late-unsaved-prompt.ts';
import { useClosingGuard } from '../../ui/form/use-closing-guard.tsx';
import type { ProviderName, PsaPage } from '../psa-pages.ts';
import type { psaMappingDefinition } from './psa-mapping-definition.ts';

export interface WantedPage {
  readonly provider: ProviderName | undefined;
  readonly page: PsaPage | undefined;
}

export interface ShownPage {
  readonly shown: WantedPage;
  /** For `HeldFormsContext`, around the page. */
  readonly held: HeldForms;
  /** Asks, then tells the host. */
  goTo(page: PsaPage): void;
  /** A press on a link, wherever that leads: asks, then follows it. To be told before anybody else is. */
  onLink(event: MouseEvent): void;
  /** To be rendered beside the page. */
  readonly prompt: ReactNode;
}

export function useShownPage(wanted: WantedPage): ShownPage {
  const { emit, reflect } = useHost<typeof psaMappingDefinition>();
  const [held] = useState(createHeldForms);
  const [shown, setShown] = useState(wanted);
  const { guard, prompt } = useClosingGuard({ wouldLose: held.wouldLose });
  const isElsewhere = wanted.provider !== shown.provider || wanted.page !== shown.page;
  const isHeld = isElsewhere && held.wouldLose();
  if (isElsewhere && !isHeld) setShown(wanted);

  const leave = (go: () => void) =>
    guard(() => {
      held.release();
      go();
    });
  return {
    shown,
    held,
    goTo: (page) =>
      leave(() => {
        const { provider } = shown;
        if (provider && emit('rmm-navigate', { provider, page })) reflect({ page });
      }),
    onLink(event) {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href]') : null;
      const isBeside = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!link || isBeside || link.getAttribute('target') === '_blank' || !held.wouldLose()) return;
      event.preventDefault();
      event.stopPropagation();
      leave(() => link.click());
    },
    prompt: isHeld ? (
      <LateUnsavedPrompt
        onClose={() => {
          const { provider, page } = shown;
          reflect(shown);
          // The host’s address says otherwise by now.
          if (provider && page) emit('rmm-navigate', { provider, page });
        }}
        onDiscard={() => setShown(wanted)}
      />
    ) : (
      prompt
    ),
  };
}
