import type { CSSProperties } from 'react';

/** A row that goes on from the one before has no number. */
export function numberText(number: number | undefined): string {
  return number === undefined ? '↪' : String(number);
}

/** For the eye, and not in what is copied. */
export function CodeNumbers({
  numbers,
  isBlank = false,
}: {
  numbers: readonly (number | undefined)[];
  /** Its lines have no number here. */
  isBlank?: boolean;
}) {
  return (
    <pre className="code-numbers" aria-hidden="true">
      {isBlank ? '' : numbers.map(numberText).join('\n')}
    </pre>
  );
}

/**
 * As wide as its longest row from the start: what is not laid out yet has no width of its own. Without columns as wide as
 * its stage, whose rows go on below.
 */
export function sheetStyle(columns: number | undefined, lines: number): CSSProperties {
  const digits = { '--code-digits': String(Math.max(1, lines)).length };
  if (columns === undefined) return { ...digits, inlineSize: 'auto', minInlineSize: 'auto' } as CSSProperties;
  return { ...digits, '--code-columns': columns } as CSSProperties;
}
