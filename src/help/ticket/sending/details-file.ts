/** What goes beyond the body's limit, moved into a text file among the attachments. Nothing of what was written is lost. */
import type { ReadonlySignal } from '@preact/signals-core';
import { tagsOf } from '../../../base/html-tags.ts';
import { indexed } from '../../../base/indexed.ts';
import type { UploadModel } from '../../../ui/file-upload/model/upload-model.ts';
import { restFileName, ticketBodyLimit } from '../../ticket-terms.ts';
import { freeName } from '../attachment-names.ts';
import { textOfHtml } from '../body-text.ts';
import { characterBoundary, wordBoundary } from '../cut-text.ts';
import type { TicketValues } from '../ticket-types.ts';

export interface MovedRest {
  /** What stays, with its note. */
  body: string;
  file: File;
}

/** `undefined` where nothing is too much. */
export function restMoved(
  { body, isHtml }: Pick<TicketValues, 'body' | 'isHtml'>,
  names: Iterable<string>,
): MovedRest | undefined {
  const text = isHtml ? textOfHtml(body) : body;
  if (text.length <= ticketBodyLimit) return undefined;
  const name = freeName(restFileName, names);
  // Somebody at a help desk reads it, whatever language the ticket is written in.
  const note = `… [${name}]`;
  const limit = ticketBodyLimit - note.length - 1;
  if (isHtml) {
    const { kept, rest } = cutHtml(body, limit);
    // So many lines without a word: there is nothing to move.
    if (rest === '') return undefined;
    return { body: `${kept}<p>${note}</p>`, file: textFile(textOfHtml(rest), name) };
  }
  const place = wordBoundary(text, limit);
  const kept = text.slice(0, place).trimEnd();
  return { body: `${kept} ${note}`, file: textFile(text.slice(kept.length), name) };
}

interface RestOwner {
  values: ReadonlySignal<TicketValues>;
  uploads: Pick<UploadModel<File, unknown>, 'files' | 'isFull' | 'add'>;
  isSubmitting: ReadonlySignal<boolean>;
  setBody(body: string): void;
}

/** Moves it, and answers false where there is no room for a file. */
export function moverOfRest({ values, uploads, isSubmitting, setBody }: RestOwner): () => boolean {
  return () => {
    if (isSubmitting.peek() || uploads.isFull.peek()) return false;
    const names = uploads.files.peek().map(({ name }) => name);
    const moved = restMoved(values.peek(), names);
    if (moved === undefined) return false;
    uploads.add([moved.file]);
    if (!uploads.files.peek().includes(moved.file)) return false;
    setBody(moved.body);
    return true;
  };
}

export function textFile(text: string, name: string): File {
  // The mark tells editors of old what it is written in; without it Japanese would be read in the system's own way.
  return new File(['\ufeff', text], name, { type: 'text/plain' });
}

const empty = /^(?:br|hr|img|col|input|wbr)$/;

interface Piece {
  html: string;
  /** Of a tag. */
  name?: string;
  isEnd?: boolean;
}

/** As the editor writes it: every element that is not empty is closed. Both halves have the formatting of the place. */
function cutHtml(html: string, limit: number): { kept: string; rest: string } {
  const pieces = piecesOf(html);
  let kept = '';
  const open: Piece[] = [];
  for (const [index, piece] of indexed(pieces)) {
    const next = kept + piece.html;
    if (piece.name === undefined) {
      const room = limit - textOfHtml(kept).length;
      if (textOfHtml(next).length > limit) {
        const place = placeIn(piece.html, room);
        const after = pieces.slice(index + 1).map((one) => one.html);
        return {
          kept: kept + piece.html.slice(0, place).trimEnd() + closing(open),
          rest: [...open.map((one) => one.html), piece.html.slice(place), ...after].join(''),
        };
      }
    } else if (piece.isEnd) open.pop();
    else if (!empty.test(piece.name)) open.push(piece);
    kept = next;
  }
  return { kept, rest: '' };
}

function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const text = (end: number) => {
    if (end > at) pieces.push({ html: html.slice(at, end) });
  };
  for (const { name, isEnd, start, end } of tagsOf(html)) {
    text(start);
    pieces.push({ html: html.slice(start, end), name, isEnd });
    at = end;
  }
  text(html.length);
  return pieces;
}

/** A name such as `&amp;` is one character, and is not divided. */
function placeIn(text: string, room: number): number {
  let end = 0;
  let count = 0;
  const characters = /&(?:#x?[0-9a-f]+|[a-z]+);|[\s\S]/gi;
  for (const [character] of text.matchAll(characters)) {
    count += 1;
    if (count > room) break;
    end += character.length;
  }
  const boundary = characterBoundary(text, end);
  const word = wordBoundary(text, boundary);
  // Within a name a boundary of words is none of the text.
  return /&[^&;\s]*$/.test(text.slice(0, word)) ? boundary : word;
}

function closing(open: readonly Piece[]): string {
  return [...open]
    .reverse()
    .map(({ name }) => `</${name}>`)
    .join('');
}
