import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../host/use-host.ts';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { Articles } from '../articles/articles.tsx';
import { helpMessages } from '../help-messages.ts';
import css from './found-articles.css';
import { HelpEntry } from './help-entry.tsx';
import type { HelpModel } from './help-model.ts';
import { snippetParts } from './snippet.ts';

/** What a search found, each article with the words around what was found; and the way on where none of it helps. */
export function FoundArticles({ model }: { model: HelpModel }) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(helpMessages);
  const { status } = model.found.state.value;
  return (
    <>
      <Articles model={model.found} label={t('results')} hint={t('noneHint')} Snippet={Snippet} isAnnounced />
      {(status === 'ready' || status === 'failed') && (
        <section className="help-ways">
          <HelpEntry title={t('contact')} text={t('contactHint')} onPress={() => model.show('submitHelpTicket')} />
        </section>
      )}
    </>
  );
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
