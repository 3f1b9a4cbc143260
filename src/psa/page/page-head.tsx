import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { valueIn } from '../../base/resource/resource-state.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { RefreshIcon } from '../../ui/icon/list-icons.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { psaMessages } from '../psa-messages.ts';
import { psaTimes } from '../psa-terms.ts';
import { sinceRefresh } from './last-refresh.ts';
import css from './page-head.css';
import { usePsa } from './psa-context.ts';
import { ReadOnlyNote } from './read-only-note.tsx';

export interface PageHeadProps {
  title: string;
  /** What the page is for, in a sentence. */
  text?: string;
  children?: ReactNode;
}

/** The heading of a page, what belongs beside it, and why nothing can be changed where that is so. */
export function PageHead({ title, text, children }: PageHeadProps) {
  useThemedStyles(css);
  return (
    <>
      <header className="page-head">
        <div className="page-head-words">
          <h2 className="page-head-title">{title}</h2>
          {text !== undefined && <p className="page-head-text">{text}</p>}
        </div>
        {children}
      </header>
      <ReadOnlyNote />
    </>
  );
}

/** How long ago the provider’s data were refreshed last, and Refresh provider data for who may. */
export function RefreshData() {
  useSignals();
  const t = useMessages(psaMessages);
  const { data, isReadOnly } = usePsa();
  return (
    <div className="refresh-data">
      <LastRefresh />
      {!isReadOnly && (
        <Button size="small" icon={RefreshIcon} busy={data.isRefreshing.value} onClick={() => void data.refresh()}>
          {t('companies.refresh')}
        </Button>
      )}
    </div>
  );
}

/** Spec 002 §9: from five minutes on, and anew every 60 s. */
function LastRefresh() {
  useSignals();
  const t = useMessages(psaMessages);
  const { configuration } = useHost();
  const { data } = usePsa();
  const [now, setNow] = useState(Date.now);
  const last = valueIn(data.lastRefresh.value);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), now + psaTimes.lastRefreshUpdate - Date.now());
    return () => clearTimeout(timer);
  }, [now]);
  const when = last == null ? undefined : sinceRefresh(last, { locale: configuration.value.locale, now });
  const text = last === null ? t('companies.neverRefreshed') : when && t('companies.lastRefresh', { when });
  return text && <span className="refresh-data-when">{text}</span>;
}
