import type { ComponentType } from 'react';
import { visible } from '../../base/visible.ts';
import { useHost } from '../../host/use-host.ts';
import { OpensInTab } from '../../ui/opens-in-tab.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import type { HelpArticle } from '../contract.ts';
import { articleLink } from './article-link.ts';
import css from './article-list.css';

export interface ArticleListProps {
  articles: readonly HelpArticle[];
  /** Its name for a screen reader. */
  label: string;
  /** Shows the part of an article around what was found; default none. */
  Snippet?: ComponentType<{ html: string }> | undefined;
}

/** Articles as links into the help centre. */
export function ArticleList({ articles, label, Snippet }: ArticleListProps) {
  useThemedStyles(css);
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
              {visible(name)}
            </span>
            {Snippet && snippet && <Snippet html={snippet} />}
            <OpensInTab />
          </a>
        </li>
      ))}
    </ul>
  );
}
