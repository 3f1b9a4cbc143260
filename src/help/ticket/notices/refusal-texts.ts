import type { Refusal, RefusalReason } from '../../../ui/file-upload/model/file-rules.ts';
import { attachmentCountLimit } from '../../ticket-terms.ts';
import type { TranslateTicket } from '../messages.ts';
import type { TranslateNotice } from './messages.ts';

export interface RefusalText {
  text: string;
  /** Which files, where the text does not name them. */
  names?: readonly string[];
}

const order: readonly RefusalReason[] = ['count', 'type', 'size', 'name', 'duplicate', 'empty', 'folder'];

/** Why files were not attached, to the letter where spec 000 §5 has words: once for each reason. */
export function refusalTexts(
  refusals: readonly Refusal[],
  t: TranslateNotice,
  tTicket: TranslateTicket,
): RefusalText[] {
  return order.flatMap((reason) => {
    const names = refusals.filter((refusal) => refusal.reason === reason).map(({ name }) => name);
    if (names.length === 0) return [];
    const list = names.join(', ');
    switch (reason) {
      case 'count':
        return [{ text: tTicket('files.full', { maxFiles: attachmentCountLimit }), names }];
      case 'type':
        return [{ text: t('files.type'), names }];
      case 'size':
        return [{ text: t('files.tooLarge', { names: list }) }];
      case 'name':
      case 'duplicate':
        return names.map((fileName) => ({ text: t('files.duplicate', { fileName }) }));
      default:
        return [{ text: t(`files.${reason}`, { names: list }) }];
    }
  });
}
