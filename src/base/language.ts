/** One language: its texts by the namespace of the catalogue that they translate. */
import type { MessageTree } from './message-tree.ts';

export type LanguageCatalogues = Readonly<Record<string, () => Promise<{ default: MessageTree }>>>;

/** By BCP 47 tag. */
export type Languages = Readonly<Record<string, () => Promise<{ catalogues: LanguageCatalogues }>>>;
