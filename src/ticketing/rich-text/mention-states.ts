/** What a comment’s editor shows of those whom it mentions. Source: spec 001 §2.1, §3.8 and §6. */
import type { DirectoryEntry } from '../../directory/directory-entry.ts';
import type { Translate } from '../../host/messages.ts';
import { defineCatalogue } from '../../host/messages.ts';
import type { MentionState } from '../../ui/editor/model/editor-types.ts';
import en from './mention-messages.en.json';

export const mentionMessages = defineCatalogue({ namespace: 'ticketing-mentions', en });

/** Spec 001 §3.8. */
export interface TicketMention {
  id: string;
  displayName?: string | null | undefined;
  name?: string | null | undefined;
  deleted?: boolean | null | undefined;
  /** To view the ticket. */
  permitted?: boolean | null | undefined;
}

/** As the directory knows somebody. */
export const mentionOf = ({ id, name, state, isBarred = false }: DirectoryEntry): TicketMention | undefined =>
  state === 'unknown' ? undefined : { id, name, deleted: state === 'deleted', permitted: !isBarred };

/** For `onMentionResolve`: one for each id, found or not. `t`: of `mentionMessages`. */
export function mentionStates(
  ids: readonly string[],
  found: readonly TicketMention[],
  t: Translate<typeof en>,
): MentionState[] {
  return ids.map((id) => {
    const mention = found.find((one) => one.id === id);
    const problem = mentionProblem(mention);
    return {
      id,
      label: mention?.displayName || mention?.name || undefined,
      note: problem && t(problem),
      isInvalid: problem !== undefined,
    };
  });
}

/** By the key of its words; undefined where nothing is wrong. */
export function mentionProblem(mention: TicketMention | undefined): keyof typeof en | undefined {
  if (!mention) return 'unknown';
  if (mention.deleted) return 'deleted';
  return mention.permitted === false ? 'notPermitted' : undefined;
}
