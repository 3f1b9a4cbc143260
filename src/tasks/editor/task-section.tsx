import { type ReactNode, useId } from 'react';

interface TaskSectionProps {
  title: string;
  text?: string;
  /** At the end of the title’s line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the form under its own heading. */
export function TaskSection({ title, text, action, children }: TaskSectionProps) {
  const id = useId();
  return (
    <section className="task-section" aria-labelledby={id}>
      <header className="task-section-head">
        <h3 id={id}>{title}</h3>
        {action}
        {text !== undefined && <p>{text}</p>}
      </header>
      {children}
    </section>
  );
}
