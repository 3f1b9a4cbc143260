import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { useAnnounce } from '../../ui/live-region/use-announce.ts';
import { helpMessages } from '../help-messages.ts';
import { ArticleList } from './article-list.tsx';
import type { ArticlesModel } from './articles-model.ts';
import { Skeletons } from './skeletons.tsx';

export interface ArticlesProps {
  model: ArticlesModel;
  label: string;
  hasSnippets?: boolean;
  /** Default: all. */
  maximum?: number;
  /** Says aloud what came: somebody has asked for it. */
  isTold?: boolean;
}

/** The five faces of a list of articles. */
export function Articles({ model, label, hasSnippets = false, maximum, isTold = false }: ArticlesProps) {
  useSignals();
  const t = useMessages(helpMessages);
  const announce = useAnnounce();
  const state = model.state.value;
  const count = state.is === 'shown' ? state.articles.length : undefined;
  useEffect(() => {
    if (isTold && count !== undefined) announce(count === 0 ? t('none') : t('found', { count }));
  }, [isTold, count, announce, t]);

  if (state.is === 'failed') {
    return (
      <div className="help-words" role="alert">
        <p>{t('failed')}</p>
        <Button size="small" onClick={() => model.retry()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (state.is !== 'shown') return <Skeletons />;
  if (state.articles.length === 0) {
    return (
      <div className="help-words">
        <p>{t('none')}</p>
        {hasSnippets && <p className="help-muted">{t('noneHint')}</p>}
      </div>
    );
  }
  return <ArticleList articles={state.articles.slice(0, maximum)} label={label} hasSnippets={hasSnippets} />;
}
