/** Collects what is typed in quick succession; a letter repeated steps through what begins with it. */
export interface TypeAhead {
  readonly text: string;
  readonly at: number;
}

export const emptyTypeAhead: TypeAhead = { text: '', at: Number.NEGATIVE_INFINITY };
/** Milliseconds after which a new word begins. */
export const typeAheadPause = 700;

export function typed(before: TypeAhead, text: string, at: number): TypeAhead {
  return { text: at - before.at > typeAheadPause ? text : before.text + text, at };
}

export function isTypingAhead(state: TypeAhead, at: number): boolean {
  return state.text !== '' && at - state.at <= typeAheadPause;
}

/** The next row from `from` whose label begins with what was typed, around the end; rows not held have no label. */
export function findTyped(
  state: TypeAhead,
  from: number,
  rowCount: number,
  labelOf: (row: number) => string | undefined,
  compare: (label: string, text: string) => boolean,
): number | undefined {
  const letters = [...state.text];
  const isRepeat = letters.length > 1 && letters.every((letter) => letter === letters[0]);
  const start = letters.length === 1 || isRepeat ? from + 1 : from;
  return search(isRepeat ? (letters[0] ?? '') : state.text) ?? (isRepeat ? search(state.text) : undefined);

  function search(text: string): number | undefined {
    for (let step = 0; step < rowCount; step += 1) {
      const row = (start + step) % rowCount;
      const label = labelOf(row);
      if (label !== undefined && compare(label, text)) return row;
    }
    return undefined;
  }
}
