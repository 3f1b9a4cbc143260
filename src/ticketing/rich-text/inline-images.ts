/** Pictures within formatted text: each is an attachment, and is named by its content id: `<img src="cid:…">`. */
import { attributeOf, tagsOf } from '../../base/html-tags.ts';
import type { Identifier } from '../terms/ticket.ts';

interface MailFile {
  readonly id?: Identifier | undefined;
  readonly metadata?:
    | { readonly contentId?: string | null | undefined; readonly inline?: boolean | null | undefined }
    | undefined;
}

/** What a text calls an attachment by: its content id, or its id where it has none. */
export const contentIdOf = ({ id, metadata }: MailFile): string => metadata?.contentId || String(id ?? '');

export function contentIdsIn(html: string): ReadonlySet<string> {
  return new Set(addressesIn(html).flatMap((address) => (/^cid:/i.test(address) ? [address.slice(4)] : [])));
}

/** Pictures that hold their data themselves: they have not been uploaded. */
export const hasLocalImages = (html: string): boolean =>
  addressesIn(html).some((address) => /^(?:data|blob):/i.test(address));

function addressesIn(html: string): readonly string[] {
  return [...tagsOf(html)].flatMap((tag) => (tag.name === 'img' ? [attributeOf(tag, 'src')] : []));
}

/** Without pictures that are in none of the texts any more. */
export function usedAttachments<Attachment extends MailFile>(
  attachments: readonly Attachment[],
  texts: readonly string[],
): readonly Attachment[] {
  if (attachments.every(({ metadata }) => metadata?.inline !== true)) return attachments;
  const used = new Set(texts.flatMap((text) => [...contentIdsIn(text)]));
  return attachments.filter(
    (attachment) =>
      attachment.metadata?.inline !== true || used.has(contentIdOf(attachment)) || used.has(String(attachment.id)),
  );
}
