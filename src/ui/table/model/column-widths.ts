/** How columns share the room. Source: spec 003 §3, priorityWidth, minWidth and maxWidth. */

import { fold } from '../../../base/fold.ts';
import { indexed } from '../../../base/indexed.ts';

export interface WidthWish {
  id: string;
  priorityWidth?: number | undefined;
  minWidth?: number | undefined;
  scrollingWidth?: number | undefined;
  maxWidth?: number | undefined;
  share?: number | undefined;
  /** Pixels that somebody gave it. */
  resized?: number | undefined;
}

/** Pixels of a column while nobody knows the room. */
const usualWidth = 150;
/** Pixels below which a column that says nothing does not shrink for lack of room. */
const leastShared = 120;
/** Pixels to which somebody can shrink one that says nothing. */
const leastResized = 48;

/** Who was resized keeps its width, priority widths come next, the others share the rest, in whole pixels. */
export function shareWidths(wishes: readonly WidthWish[], room: number): ReadonlyMap<string, number> {
  const widths = shared(wishes, room);
  if (room <= 0 || sum(widths) <= room) return widths;
  return shared(
    wishes.map((wish) => ({ ...wish, minWidth: wish.scrollingWidth ?? wish.minWidth })),
    room,
  );
}

function shared(wishes: readonly WidthWish[], room: number): ReadonlyMap<string, number> {
  const widths = new Map<string, number>();
  const flexible: WidthWish[] = [];
  for (const wish of wishes) {
    if (wish.resized !== undefined) widths.set(wish.id, resizedWidth(wish, wish.resized));
    else if (wish.priorityWidth !== undefined) widths.set(wish.id, within(wish, wish.priorityWidth, 0));
    else if (room <= 0) widths.set(wish.id, within(wish, usualWidth, 0));
    else flexible.push(wish);
  }
  share(flexible, room - sum(widths), widths);
  if (room > 0) {
    const left = room - sum(widths);
    const growing = wishes.filter(({ resized, priorityWidth }) => resized === undefined && priorityWidth !== undefined);
    // Only when nobody else can take it: a table that ends before its box looks broken.
    if (left > 0 && growing.length > 0) share(growing, left + sumOf(growing, widths), widths, widths);
  }
  return widths;
}

export function resizedWidth(wish: Pick<WidthWish, 'minWidth' | 'maxWidth'>, width: number): number {
  return Math.round(within(wish, width, leastResized));
}

/** By their shares; who is held by a limit leaves the others more or less. `least` are widths not to go below. */
function share(
  wishes: readonly WidthWish[],
  room: number,
  widths: Map<string, number>,
  least?: ReadonlyMap<string, number>,
): void {
  const lower = new Map(wishes.map((wish) => [wish.id, least?.get(wish.id) ?? within(wish, 0, leastShared)]));
  const held = new Map<string, number>();
  let open = [...wishes];
  let left = room;
  while (open.length > 0) {
    const unit = left / sharesOf(open);
    const bounded = open.map((wish) => {
      const due = unit * (wish.share ?? 1);
      const width = Math.min(Math.max(due, lower.get(wish.id) ?? 0), wish.maxWidth ?? Number.POSITIVE_INFINITY);
      return { wish, due, width };
    });
    const excess = fold(bounded, (total, { width, due }) => total + width - due, 0);
    // As flexible boxes do: with too much given away, those at their least are settled first, else those at their most.
    const settled = bounded.filter(({ width, due }) =>
      excess > 0 ? width > due : excess < 0 ? width < due : width !== due,
    );
    if (settled.length === 0) break;
    for (const { wish, width } of settled) {
      held.set(wish.id, Math.round(width));
      left -= Math.round(width);
    }
    open = open.filter(({ id }) => !held.has(id));
  }
  for (const [id, width] of held) widths.set(id, width);
  const unit = left / sharesOf(open);
  const whole = open.map(({ share = 1 }) => Math.floor(unit * share));
  let rest = Math.floor(left) - fold(whole, (total, width) => total + width, 0);
  for (const [at, { id }] of indexed(open)) {
    widths.set(id, (whole[at] as number) + (rest > 0 ? 1 : 0));
    rest -= 1;
  }
}

function sharesOf(wishes: readonly WidthWish[]): number {
  return fold(wishes, (total, { share = 1 }) => total + share, 0);
}

function within({ minWidth, maxWidth }: Pick<WidthWish, 'minWidth' | 'maxWidth'>, width: number, least: number) {
  return Math.min(Math.max(width, minWidth ?? least), maxWidth ?? Number.POSITIVE_INFINITY);
}

function sum(widths: ReadonlyMap<string, number>): number {
  return fold([...widths.values()], (total, width) => total + width, 0);
}

function sumOf(wishes: readonly WidthWish[], widths: ReadonlyMap<string, number>): number {
  return fold(wishes, (total, { id }) => total + (widths.get(id) ?? 0), 0);
}
