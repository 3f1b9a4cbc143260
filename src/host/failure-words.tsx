import type { ReactNode } from 'react';

export interface FailureWordsProps {
  text: string;
  /** What the way on is called. */
  label: string;
  onPress(button: HTMLElement): void;
  children?: ReactNode;
}

/** In the look that is always there: `Failure` is more than a small view has bytes for. */
export function FailureWords({ text, label, onPress, children }: FailureWordsProps) {
  return (
    <div className="failure" role="alert">
      <p>{text}</p>
      <button type="button" onClick={({ currentTarget }) => onPress(currentTarget)}>
        {label}
      </button>
      {children}
    </div>
  );
}
