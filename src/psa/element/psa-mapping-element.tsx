/** The view of `<rmm-psa-mapping>`: the way to the page, what is known of the provider, and the page itself. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { type ElementValues, tagName } from '../../host/element-definition.ts';
import { useHost, useMessages, useMethods } from '../../host/use-host.ts';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { HeldFormsContext } from '../../ui/form/held-forms.ts';
import { NoticesHost, useNotices } from '../../ui/notices/notices.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { createProviderData } from '../page/provider-data-model.ts';
import { PsaContext, type PsaServices } from '../page/psa-context.ts';
import { psaMessages } from '../psa-messages.ts';
import { type ProviderName, type PsaPage, pagesOf, providerOf } from '../psa-pages.ts';
import { pageViews } from './page-views.ts';
import css from './psa-mapping.css';
import type { psaMappingDefinition, TrailStep } from './psa-mapping-definition.ts';
import { useShownPage } from './use-shown-page.tsx';

type Definition = typeof psaMappingDefinition;

/** `<rmm-psa-mapping>` */
export function PsaMappingElement({ trail = [], ...wanted }: ElementValues<Definition>) {
  useThemedStyles(css);
  const t = useMessages(psaMessages);
  const { report } = useHost();
  const { shown, held, goTo, onLink, prompt } = useShownPage(wanted);
  const { provider, page } = shown;
  const fault = faultOf(provider, page);
  useEffect(() => {
    if (fault !== undefined) report(new TypeError(`<${tagName('psa-mapping')}>: ${fault}, so no page can be shown.`));
  }, [fault, report]);
  return (
    <section className="psa" aria-label={t('label')} onClickCapture={onLink}>
      <NoticesHost>
        {provider === undefined || page === undefined || fault !== undefined ? (
          <EmptyState title={t('noPage.title')} text={t('noPage.text')} />
        ) : (
          <HeldFormsContext value={held}>
            <ProviderPages key={provider} name={provider} page={page} trail={trail} goTo={goTo} />
          </HeldFormsContext>
        )}
        {prompt}
      </NoticesHost>
    </section>
  );
}

function faultOf(provider: ProviderName | undefined, page: PsaPage | undefined): string | undefined {
  if (provider === undefined) return 'provider is not set';
  if (page === undefined) return 'page is not set';
  return pagesOf[providerOf[provider]].includes(page) ? undefined : `the ${provider} provider has no page ${page}`;
}

interface ProviderPagesProps {
  name: ProviderName;
  page: PsaPage;
  trail: readonly TrailStep[];
  goTo: PsaServices['goTo'];
}

/** Of one provider: what is known of it stays from page to page. */
function ProviderPages({ name, page, trail, goTo }: ProviderPagesProps) {
  useSignals();
  const t = useMessages(psaMessages);
  const { client, configuration, emit } = useHost<Definition>();
  const { show } = useNotices();
  const provider = providerOf[name];
  const data = useModel(() =>
    createProviderData({
      client,
      provider,
      onNotice: (notice) => show(t(`notices.${notice}`), notice === 'refreshed' ? 'success' : 'danger'),
    }),
  );
  useMethods<Definition>({ refresh: () => data.refresh() });
  const go = useEffectEvent(goTo);
  const isReadOnly = configuration.value.permissions.canManageIntegrations === false;
  const services = useMemo<PsaServices>(
    () => ({
      provider,
      data,
      isReadOnly,
      goTo: (next) => go(next),
      saved: (call) => void emit('rmm-mapping-saved', { provider: name, call }),
    }),
    [provider, data, isReadOnly, name, emit],
  );
  const Page = pageViews[provider][page];
  const crumbs = [
    ...trail.map(({ label, href }, index) => ({ id: `trail-${index}`, label, href })),
    { id: 'provider', label: t(`providers.${name}`), onSelect: () => services.goTo(pagesOf[provider][0] ?? page) },
    { id: 'page', label: t(`pages.${page}`) },
  ];
  return (
    <PsaContext value={services}>
      <Breadcrumb label={t('breadcrumb')} items={crumbs} />
      {Page && <Page key={page} />}
    </PsaContext>
  );
}
