/** What of the provider's is offered for mapping, above the table of what is mapped. */
import { type ReactNode, useId } from 'react';
import type { ResourceState } from '../../base/resource/resource-state.ts';
import { Faces } from '../../ui/faces/faces.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import css from './filter-section.css';

export interface FilterSectionProps<Stored> {
  title: string;
  hint: string;
  /** What is chosen, and what can be. */
  state: ResourceState<Stored>;
  failedTitle: string;
  onRetry(): void;
  children(stored: Stored): ReactNode;
}

export function FilterSection<Stored>({ title, hint, children, ...faces }: FilterSectionProps<Stored>) {
  useThemedStyles(css);
  const id = useId();
  return (
    <section className="filter-section" aria-labelledby={id}>
      <div>
        <h3 id={id} className="filter-section-title">
          {title}
        </h3>
        <p className="filter-section-hint">{hint}</p>
      </div>
      <Faces {...faces} skeleton={<SkeletonLines count={2} />} look="inline">
        {children}
      </Faces>
    </section>
  );
}
