/** What stands around a list of records: why nothing can be changed, what was done, and where the focus goes. */
import { type ReactNode, useRef } from 'react';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { NoticesHost } from '../notices/notices.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import css from './record-page.css';

export interface RecordPageProps {
  label: string;
  /** Why nothing can be changed. */
  readOnlyNote: string | undefined;
  /** Around tabs, which have no frame of their own. */
  framed?: boolean | undefined;
  children: ReactNode;
}

/** The first row of the list that is shown. */
const heir = ':is(.tabs-panel:not([hidden]), .record-page-parts > .record-table) [role="grid"] [tabindex="0"]';

export function RecordPage({ label, readOnlyNote, framed = false, children }: RecordPageProps) {
  useThemedStyles(css);
  const box = useRef<HTMLDivElement>(null);
  // What was deleted takes away the button that the dialog would give the focus back to.
  useKeptFocus(box, () => box.current?.querySelector<HTMLElement>(heir));
  return (
    <section className={framed ? 'record-page record-page-framed' : 'record-page'} aria-label={label}>
      <NoticesHost>
        <div ref={box} className="record-page-parts">
          {readOnlyNote !== undefined && <InlineAlert>{readOnlyNote}</InlineAlert>}
          {children}
        </div>
      </NoticesHost>
    </section>
  );
}
