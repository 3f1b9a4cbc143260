import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useState } from 'react';
import { visible } from '../../../base/visible.ts';
import { useHost } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import { OpensInTab } from '../../../ui/opens-in-tab.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { articleLink } from '../../articles/article-link.ts';
import { ArticleList } from '../../articles/article-list.tsx';
import { findArticles } from '../../articles/find-articles.ts';
import { textOfHtml } from '../body-text.ts';
import type { TicketModel } from '../ticket-types.ts';
import { useNoticeMessages } from './messages.ts';
import css from './notices.css';
import { RelatedHint } from './related-hint.tsx';
import { createRelatedModel } from './related-model.ts';

/**
 * What may answer the question before it is asked: the best in one line, whose room is kept from the start, so that
 * nothing moves under somebody who writes; the others on demand.
 */
export function RelatedArticles({ model }: { model: TicketModel }) {
  useSignals();
  useThemedStyles(css);
  const t = useNoticeMessages();
  const announce = useAnnounce();
  const host = useHost();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const related = useModel(() =>
    createRelatedModel({
      find: (text, signal) => findArticles(host, text, signal),
      isBranded: () => host.configuration.peek().branded,
    }),
  );
  const subject = model.form.field('subject').value.value;
  const body = model.form.field('body').value.value;
  const isHtml = model.form.field('isHtml').value.value;
  useEffect(() => related.write(`${subject} ${isHtml ? textOfHtml(body) : body}`), [related, subject, body, isHtml]);

  const articles = related.articles.value;
  const [first, ...others] = articles;
  const count = articles.length;
  useEffect(() => {
    if (count > 0) announce(t('relatedFound', { count }));
  }, [count, announce, t]);

  return (
    <section className="ticket-related" aria-label={t('related')}>
      <div className="ticket-related-line">
        {first === undefined ? (
          <RelatedHint />
        ) : (
          <a
            className="ticket-related-first"
            href={articleLink(first.html_url, host.element.ownerDocument.baseURI)}
            target="_blank"
            rel="noopener noreferrer"
            dir="auto"
          >
            {visible(first.name)}
            <OpensInTab />
          </a>
        )}
        {others.length > 0 && (
          <Button
            size="small"
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={`${id}-more`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('relatedLess') : t('relatedMore', { count: others.length })}
          </Button>
        )}
      </div>
      <div id={`${id}-more`} hidden={!isOpen || others.length === 0}>
        {isOpen && others.length > 0 && <ArticleList articles={others} label={t('related')} />}
      </div>
    </section>
  );
}
