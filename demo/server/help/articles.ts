/** The help centre: what these screens do, in the words of somebody who has to explain them. */
import type { Article, Theme } from './articles/article.ts';
import { automation } from './articles/automation.ts';
import { backupBrowser } from './articles/backup-browser.ts';
import { backupData } from './articles/backup-data.ts';
import { consolePages } from './articles/console.ts';
import { editor } from './articles/editor.ts';
import { embedding } from './articles/embedding.ts';
import { forms } from './articles/forms.ts';
import { helpPanel } from './articles/help-panel.ts';
import { integrations } from './articles/integrations.ts';
import { keyboard } from './articles/keyboard.ts';
import { recovery } from './articles/recovery.ts';
import { tables } from './articles/tables.ts';

const themes: readonly Theme[] = [
  consolePages,
  backupBrowser,
  recovery,
  backupData,
  tables,
  forms,
  editor,
  automation,
  integrations,
  helpPanel,
  keyboard,
  embedding,
];

export interface NumberedArticle extends Article {
  id: number;
}

export interface NumberedTheme {
  name: string;
  articles: readonly NumberedArticle[];
}

const firstId = 36_001_000;
/** A theme may grow without renumbering those behind it. */
const idsOfTheme = 100;

export const numberedThemes: readonly NumberedTheme[] = themes.map(({ name, articles }, place) => ({
  name,
  articles: articles.map((article, index) => ({ ...article, id: firstId + place * idsOfTheme + index })),
}));

export const allArticles: readonly NumberedArticle[] = numberedThemes.flatMap(({ articles }) => articles);

/** Where somebody begins who has not said what they look for, the most wanted first. */
export const startingPoints: readonly string[] = [
  'console-overview',
  'browse-backup',
  'restore-original',
  'download-file',
  'search-backup',
  'find-device',
  'filter-table',
  'event-automations',
  'support-ticket',
  'keyboard',
];
