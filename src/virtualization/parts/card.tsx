import { type ReactNode, useId } from 'react';

export interface CardProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** As wide as the whole dashboard. */
  isWide?: boolean;
  children: ReactNode;
}

/** One matter of a machine. */
export function Card({ title, aside, isWide = false, children }: CardProps) {
  const id = useId();
  return (
    <section className={isWide ? 'machine-card machine-card-wide' : 'machine-card'} aria-labelledby={id}>
      <div className="machine-card-head">
        <h3 id={id}>{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
