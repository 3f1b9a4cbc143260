/** What every element of a policy stands in: which policy it is, whether it may be changed, and asking before it is left. */
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffectEvent, useMemo } from 'react';
import { useHost, useMessages } from '../../host/use-host.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { HeldFormsContext } from '../../ui/form/held-forms.ts';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { NoticesHost } from '../../ui/notices/notices.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { policiesMessages } from './policies-messages.ts';
import { PolicyContext, type PolicyServices } from './policy-context.ts';
import css from './policy-page.css';
import { useShownPolicy } from './use-shown-policy.tsx';

export interface PolicyPageProps {
  label: string;
  policyId: string | undefined;
  /** Tells the page, which may go there its own way: then it answers no. */
  onOpen(policyId: string): boolean;
  /** The element’s `policy-id` from now on. */
  onShow(policyId: string | undefined): void;
  children(policyId: string): ReactNode;
}

export function PolicyPage({ label, policyId: wanted, onOpen, onShow, children }: PolicyPageProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(policiesMessages);
  const { configuration } = useHost();
  const isReadOnly = configuration.value.permissions.canManagePolicies === false;
  const { policyId, held, leave, prompt } = useShownPolicy(wanted || undefined, (shown) => {
    onShow(shown);
    // The host’s address says otherwise by now.
    if (shown !== undefined) onOpen(shown);
  });
  const openPolicy = useEffectEvent((id: string) =>
    leave(() => {
      if (onOpen(id)) onShow(id);
    }),
  );
  const services = useMemo<PolicyServices>(() => ({ isReadOnly, openPolicy: (id) => openPolicy(id) }), [isReadOnly]);
  return (
    <section className="policy" aria-label={label}>
      <NoticesHost>
        <PolicyContext value={services}>
          <HeldFormsContext value={held}>
            {isReadOnly && <InlineAlert>{t('readOnly')}</InlineAlert>}
            {policyId === undefined ? (
              <EmptyState title={t('noPolicyTitle')} text={t('noPolicyText')} />
            ) : (
              <div key={policyId} className="policy-parts">
                {children(policyId)}
              </div>
            )}
          </HeldFormsContext>
        </PolicyContext>
        {prompt}
      </NoticesHost>
    </section>
  );
}
