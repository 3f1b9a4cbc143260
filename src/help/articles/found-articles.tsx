import { useMessages } from '../../host/use-host.ts';
import { helpMessages } from '../help-messages.ts';
import { Articles } from './articles.tsx';
import type { ArticlesModel } from './articles-model.ts';
import { snippetParts } from './snippet.ts';

/** What a search found, each article with the words around what was found. */
export function FoundArticles({ model }: { model: ArticlesModel }) {
  const t = useMessages(helpMessages);
  return <Articles model={model} label={t('results')} hint={t('noneHint')} Snippet={Snippet} isTold />;
}

function Snippet({ html }: { html: string }) {
  return (
    <span className="article-snippet" dir="auto">
      {snippetParts(html).map(({ text, isMarked }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, replaced whole
        isMarked ? <mark key={index}>{text}</mark> : text,
      )}
    </span>
  );
}
