import type { TextBlock } from './text-blocks.ts';

export interface WrappedRowsProps {
  block: TextBlock;
  /** What stands before each row, for the eye: numbers and signs are not in what is copied. */
  marks(row: number): { first?: string | undefined; second?: string | undefined };
}

/** A block whose rows go on below where they are longer than the stage is wide: each has its marks beside its beginning. */
export function WrappedRows({ block, marks }: WrappedRowsProps) {
  return (
    <pre className="code-text code-wrapped">
      {block.text.split('\n').map((text, row) => {
        const { first, second } = marks(row);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their places
          <span key={row} className="code-row" data-first={first} data-second={second}>
            {`${text}\n`}
          </span>
        );
      })}
    </pre>
  );
}
