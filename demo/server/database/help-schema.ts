/** The tables of the help center and of the tickets that it takes. */
import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Searched in `article_search`, the full-text index that `help/article-index.ts` makes. */
export const article = sqliteTable('help_article', {
  id: integer('id').primaryKey(),
  theme: text('theme').notNull(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  labels: text('labels').notNull(),
  body: text('body').notNull(),
  /** Added to how well it fits what was looked for. */
  worth: real('worth').notNull(),
});

/** An uploaded file of a support ticket; without `ticketId` of one that is being written. */
export const ticketAttachment = sqliteTable('ticket_file', {
  id: integer('id').primaryKey(),
  token: text('token').notNull().unique(),
  owner: text('owner').notNull(),
  name: text('name').notNull(),
  size: integer('size').notNull(),
  hash: text('hash').notNull(),
  /** Its media type, or `refused`. */
  kind: text('kind').notNull(),
  /** Told from `checkedAt` on. */
  verdict: text('verdict', { enum: ['SUCCESS', 'FAILURE', 'SUSPICIOUS'] }).notNull(),
  checkedAt: integer('checked_at').notNull(),
  ticketId: integer('ticket_id'),
  created: integer('created').notNull(),
});
