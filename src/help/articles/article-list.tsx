import { useHost, useMessages } from '../../host/use-host.ts';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import type { HelpArticle } from '../contract.ts';
import { helpMessages } from '../help-messages.ts';
import { articleLink } from './article-link.ts';
import css from './article-list.css';
import { snippetParts } from './snippet.ts';

export interface ArticleListProps {
  articles: readonly HelpArticle[];
  /** Its name for a screen reader. */
  label: string;
  hasSnippets?: boolean;
}

/** Articles as links into the help centre. */
export function ArticleList({ articles, label, hasSnippets = false }: ArticleListProps) {
  useThemedStyles(css);
  const t = useMessages(helpMessages);
  const { element } = useHost();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: WebKit takes the list out of a list without markers
    <ul className="articles" role="list" aria-label={label}>
      {articles.map(({ id, name, snippet, html_url }) => (
        <li key={id}>
          <a
            className="article"
            part="article"
            href={articleLink(html_url, element.ownerDocument.baseURI)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span className="article-name" dir="auto">
              {name}
            </span>
            {hasSnippets && snippet && (
              <span className="article-snippet" dir="auto">
                {snippetParts(snippet).map(({ text, isMarked }, index) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, replaced whole
                  isMarked ? <mark key={index}>{text}</mark> : text,
                )}
              </span>
            )}
            <span className="visually-hidden">({t('opensInTab')})</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
