/** What of a pasted text somebody saw where it comes from, and no text here can hold. */
import type { EditorPermissions } from '../model/editor-types.ts';
import { isSeen } from './pictures/stranded-pictures.ts';

/** How many of each. */
export interface LostParts {
  pictures: number;
  media: number;
  embedded: number;
  fields: number;
}

/**
 * Before `body` is read, which takes them out; of `html`, as some browsers parse no frames. Pictures that nobody else can
 * show are told apart later.
 */
export function lostParts(html: string, body: HTMLElement, { images }: EditorPermissions): LostParts {
  return {
    pictures: count(body, images ? 'canvas' : 'img, canvas'),
    media: count(body, 'video, audio[controls]'),
    embedded: framesIn(html),
    fields: count(body, 'input:not([type="hidden" i]), select'),
  };
}

/** A page measures its readers by frames without a size, which nobody sees. */
function framesIn(html: string): number {
  const frames = html.match(/<(?:iframe|embed)\b[^<>]*>/gi) ?? [];
  return frames.filter((tag) => !/\b(?:width|height)=["']?[012](?!\d)|\bhidden\b|display:\s?none/i.test(tag)).length;
}

function count(body: HTMLElement, selector: string): number {
  return [...body.querySelectorAll<HTMLElement>(selector)].filter(
    // One that stands in for another of its kind is the same to whoever sees it.
    (part) => !part.hidden && part.style.display !== 'none' && isSeen(part) && !part.parentElement?.closest(selector),
  ).length;
}
