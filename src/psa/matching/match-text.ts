import { fold } from '../../base/fold.ts';
import { listFormat } from '../../base/intl-cache.ts';
import type { MessageValues } from '../../base/message-tree.ts';
import type { MatchReason } from './match-types.ts';

type Key =
  | 'identical'
  | 'spelling'
  | 'legalForm'
  | 'initials'
  | 'shared'
  | 'alike'
  | 'rest'
  | 'quoted'
  | 'pair'
  | 'both';

/**
 * Why two names were taken for one, in a sentence or several.
 *
 * @param text Gives a message of `match-messages.en.json` in the language of `locale`
 */
export function matchText(
  reason: MatchReason,
  text: (key: Key, values?: MessageValues) => string,
  locale: string,
): string {
  const list = (words: readonly string[]) =>
    listFormat(locale, { type: 'conjunction' }).format(words.map((word) => text('quoted', { word })));
  switch (reason.code) {
    case 'identical':
    case 'spelling':
    case 'legalForm':
      return text(reason.code);
    case 'initials':
      return text('initials', { initials: reason.initials.toUpperCase() });
    case 'similar': {
      const alike = reason.alike.map(({ organization, company }) => text('pair', { organization, company }));
      const rest = [...reason.onlyOrganization, ...reason.onlyCompany];
      const sentences = [
        reason.shared.length > 0 ? text('shared', { words: list(reason.shared) }) : '',
        alike.length > 0 ? text('alike', { pairs: listFormat(locale, { type: 'conjunction' }).format(alike) }) : '',
        rest.length > 0 ? text('rest', { words: list(rest) }) : '',
      ].filter((sentence) => sentence !== '');
      return fold(sentences, (first, next) => (first === '' ? next : text('both', { first, next })), '');
    }
  }
}
