/** What of the toolbar leaves a row that is too narrow, and in which order. */
import type { Tool } from './tools.ts';

export type Slot = { tool: Tool } | { line: string };

/** The tools with a line between two groups. */
export function slotsOf(tools: readonly Tool[]): Slot[] {
  return tools.flatMap((tool, index): Slot[] => {
    const previous = tools[index - 1];
    // What is at the row's other end is apart without a line.
    const isLined = previous && previous.group !== tool.group && tool.group !== 'view';
    return isLined ? [{ line: tool.group }, { tool }] : [{ tool }];
  });
}

/** Indexes: the tool that is needed least first, and a group's line behind the last of the group. */
export function leavingOrder(slots: readonly Slot[]): number[] {
  const tools = slots.flatMap((slot, index) => ('tool' in slot ? [{ ...slot.tool, index }] : []));
  const waiting = tools.sort((one, other) => one.stays - other.stays);
  return waiting.flatMap(({ index, group }, place) => {
    const isLast = !waiting.slice(place + 1).some((other) => other.group === group);
    const line = isLast ? slots.findIndex((slot) => 'line' in slot && slot.line === group) : -1;
    return line < 0 ? [index] : [index, line];
  });
}

/** A line without anything on one of its sides separates nothing. */
export function isLineShown(slots: readonly Slot[], index: number, hidden: ReadonlySet<number>): boolean {
  const line = slots[index];
  if (!line || !('line' in line)) return false;
  const isShown = (slot: Slot, at: number) => 'tool' in slot && !hidden.has(at);
  const isBefore = slots.some((slot, at) => at < index && isShown(slot, at));
  return isBefore && slots.some((slot, at) => isShown(slot, at) && 'tool' in slot && slot.tool.group === line.line);
}
