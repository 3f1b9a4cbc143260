import { defineCatalogue, type MessageKey, type Translate } from '../host/messages.ts';
import type { DirectoryEntry } from './directory-entry.ts';
import { type DirectoryKind, kindOf, type PickedKind } from './directory-kinds.ts';
import en from './messages.en.json';

export const directoryMessages = defineCatalogue({
  namespace: 'directory',
  en,
});

export type DirectoryTranslate = Translate<typeof en>;

/** What an entry is called; `named.unknown` and its like say what has become of it. */
export function labelOf(entry: DirectoryEntry, t: DirectoryTranslate): string {
  const name = entry.isConstant ? constantName(entry.name, t) : entry.name;
  return entry.state === 'available' ? name : t(`named.${entry.state}`, { name });
}

/** The roles that the product has of its own are constants; one that nobody knows here is written as words. */
export function constantName(constant: string, t: DirectoryTranslate): string {
  if (Object.hasOwn(en.role, constant)) return t(`role.${constant}` as MessageKey<typeof en>);
  const words = constant.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** That the entries of a kind, or their names, did not come: where spec 001 §8 has words of its own. */
export const listFailedText = (kind: PickedKind, t: DirectoryTranslate): string | undefined =>
  typeof kind === 'string' && Object.hasOwn(en.listFailed, kind)
    ? t(`listFailed.${kind as keyof typeof en.listFailed}`)
    : undefined;

/**
 * Why what is chosen is refused: some of it is deleted or inactive, or belongs to another organization. What the server
 * does not know is its own to refuse: a backend may not tell names by id at all.
 */
export function refusalOf(
  kind: DirectoryKind,
  entries: readonly DirectoryEntry[],
  organizationId: string | null | undefined,
  t: DirectoryTranslate,
): string | undefined {
  if (entries.some(({ state }) => state === 'deleted' || state === 'inactive')) return t(`refused.${kind}`);
  if (!kindOf(kind).isOfOrganization || organizationId === undefined || organizationId === null) return undefined;
  const isElsewhere = ({ organizationId: own }: DirectoryEntry) => own !== undefined && own !== organizationId;
  return entries.some(isElsewhere) ? t('elsewhere') : undefined;
}
