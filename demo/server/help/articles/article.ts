/** What an article of the help centre is made of. */
export interface Article {
  name: string;
  /** In the address, behind the number; other articles link to it. */
  slug: string;
  /** Words that a search takes for the article's: those of routes and of a ticket's categories, and other names for it. */
  labels: string;
  /** Read by `article-markup.ts`. */
  body: string;
}

export interface Theme {
  name: string;
  articles: readonly Article[];
}
