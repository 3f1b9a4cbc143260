import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { failureIn } from '../../base/resource/resource-state.ts';
import { useMessages } from '../../host/use-host.ts';
import { PlainFaces } from '../../ui/faces/plain-faces.tsx';
import { FailureWords } from '../../ui/late-faces.tsx';
import { useAnnounce } from '../../ui/live-region/use-announce.ts';
import { helpMessages } from '../help-messages.ts';
import { ArticleList, type ArticleListProps } from './article-list.tsx';
import type { ArticlesModel } from './articles-model.ts';
import { Skeletons } from './skeletons.tsx';

export interface ArticlesProps {
  model: ArticlesModel;
  label: string;
  /** What to do when there are none. */
  hint?: string;
  Snippet?: ArticleListProps['Snippet'];
  /** Default: all. */
  maximum?: number;
  /** Says aloud what came: somebody has asked for it. */
  isAnnounced?: boolean;
}

/** The five faces of a list of articles. */
export function Articles({ model, label, hint, Snippet, maximum, isAnnounced = false }: ArticlesProps) {
  useSignals();
  const t = useMessages(helpMessages);
  const announce = useAnnounce();
  const state = model.state.value;
  const count = state.status === 'ready' ? state.value.length : undefined;
  useEffect(() => {
    if (isAnnounced && count !== undefined) announce(count === 0 ? t('none') : t('found', { count }));
  }, [isAnnounced, count, announce, t]);

  return (
    <PlainFaces
      state={state}
      skeleton={<Skeletons />}
      empty={
        <div className="help-words">
          <p>{t('none')}</p>
          {hint && <p className="help-muted">{hint}</p>}
        </div>
      }
      // In the words of the specification (000 §8), whatever it was.
      failed={<FailureWords error={failureIn(state)?.error} text={t('failed')} onRetry={() => model.retry()} />}
    >
      {(articles) => <ArticleList articles={articles.slice(0, maximum)} label={label} Snippet={Snippet} />}
    </PlainFaces>
  );
}
