/** How large a dragged or typed image becomes. Source: spec 003 §5 (Image resize). Lengths in CSS pixels. */
import { editorLimits } from '../values/editor-limits.ts';

export interface Size {
  width: number;
  height: number;
}

/** Which edges a handle moves, from the start and the top: -1 the first, 1 the last, 0 neither. */
export interface Edges {
  inline: -1 | 0 | 1;
  block: -1 | 0 | 1;
}

/** The eight handles, around from the first corner. */
export const handles: readonly Edges[] = [
  { inline: -1, block: -1 },
  { inline: 0, block: -1 },
  { inline: 1, block: -1 },
  { inline: 1, block: 0 },
  { inline: 1, block: 1 },
  { inline: 0, block: 1 },
  { inline: -1, block: 1 },
  { inline: -1, block: 0 },
];

export interface Drag {
  edges: Edges;
  /** How far the pointer went, towards the end and downwards. */
  inline: number;
  block: number;
}

/** Corners keep the ratio, edges move alone. */
export function draggedSize(start: Size, { edges, inline, block }: Drag, maximumWidth: number): Size {
  const width = start.width + inline * edges.inline;
  const height = start.height + block * edges.block;
  if (edges.inline === 0 || edges.block === 0) return limited({ width, height }, start, maximumWidth);
  // Where the pointer stands on the line through both corners.
  const scale = (width * start.width + height * start.height) / (start.width ** 2 + start.height ** 2);
  return scaledSize(start, start.width * scale, maximumWidth);
}

/** As wide as wanted and as high as its ratio says, both within the limits as far as the ratio allows. */
export function scaledSize(start: Size, width: number, maximumWidth: number): Size {
  const ratio = start.width / start.height;
  const least = Math.max(minimum(start.width), minimum(start.height) * ratio);
  const wanted = Math.min(Math.max(width, least), Math.max(maximumWidth, 1));
  return rounded({ width: wanted, height: wanted / ratio });
}

/** Each side for itself. */
export function limited(wanted: Size, start: Size, maximumWidth: number): Size {
  return rounded({
    width: Math.min(Math.max(wanted.width, minimum(start.width)), Math.max(maximumWidth, 1)),
    height: Math.max(wanted.height, minimum(start.height)),
  });
}

/** An icon that is smaller already is not made larger by touching it. */
function minimum(now: number): number {
  return Math.min(editorLimits.image.minimumSize, now);
}

function rounded({ width, height }: Size): Size {
  return { width: Math.max(Math.round(width), 1), height: Math.max(Math.round(height), 1) };
}
