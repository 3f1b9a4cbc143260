import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { late } from '../../../ui/late.tsx';
import { SearchInput } from '../../../ui/search-input/search-input.tsx';
import { useSearchHint } from '../../../ui/search-input/use-search-hint.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import type { ActionSubject } from '../../actions/actions.ts';
import { shortestTerm } from '../../place.ts';
import type { RevisionPreviewProps } from '../../preview/dialog/revision-preview.tsx';
import type { AllPlansResults } from '../all-plans-results.ts';
import { allPlansMessages } from '../messages.ts';
import { ResultList } from '../results/result-list.tsx';
import css from './all-plans.css';
import { AllPlansFace } from './all-plans-face.tsx';
import { AllPlansStatus } from './all-plans-status.tsx';
import type { SearchAllPlansProps } from './search-props.ts';

const RevisionPreview = late<RevisionPreviewProps>(
  async () => (await import('../../preview/dialog/revision-preview.tsx')).RevisionPreview,
);

/** Milliseconds after the last key. Source: spec 003 §9. */
const searchDebounce = 400;

export interface AllPlansDialogProps extends Omit<SearchAllPlansProps, 'isOpen'> {
  results: AllPlansResults;
}

export function AllPlansDialog({ nodeId, results, onClose, onShowPlace, onAction }: AllPlansDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(allPlansMessages);
  const [previewed, setPreviewed] = useState<ActionSubject>();
  const { search, rows } = results;
  const box = useRef<HTMLDivElement>(null);
  // Buttons come and go with what can be done; the list looks after its own.
  useKeptFocus(
    box,
    () => box.current?.querySelector<HTMLElement>('.all-plans-tools button') ?? box.current?.querySelector('input'),
  );
  return (
    <Dialog title={t('title')} size="wide" onClose={onClose}>
      <div ref={box} className="all-plans">
        <TermField results={results} />
        <AllPlansStatus search={search} />
        {rows.value.length > 0 ? (
          <ResultList
            results={results}
            onShowPlace={(location) => {
              onShowPlace(location);
              onClose();
            }}
            onAction={onAction}
            onPreview={setPreviewed}
          />
        ) : (
          <AllPlansFace search={search} />
        )}
      </div>
      {previewed && (
        <RevisionPreview
          nodeId={nodeId}
          entry={previewed.entry}
          onAction={(name, entry) => onAction(name, [{ ...previewed, entry }])}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </Dialog>
  );
}

/** Searches as one types, from three characters on; an emptied field ends the search. */
function TermField({ results: { search } }: { results: AllPlansResults }) {
  useSignals();
  const t = useMessages(allPlansMessages);
  const [text, setText] = useState(() => search.term.peek());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const submit = () => {
    clearTimeout(timer.current);
    if (text.trim() !== search.term.peek()) search.search(text);
    else if (search.phase.peek() === 'stopped') search.resume();
    else if (search.phase.peek() === 'failed') search.refresh();
  };
  const hint = useSearchHint(text.trim().length < shortestTerm ? t('hint') : undefined);
  return (
    <SearchInput
      label={t('field')}
      value={text}
      maxLength={255}
      hint={hint}
      busy={search.phase.value === 'searching'}
      onSubmit={submit}
      onChange={(next) => {
        setText(next);
        clearTimeout(timer.current);
        if (next === '') search.search('');
        else timer.current = setTimeout(() => search.search(next), searchDebounce);
      }}
    />
  );
}
