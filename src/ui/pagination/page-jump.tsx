import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { useMessages, useNumber } from '../../host/use-host.ts';
import { paginationMessages } from './pagination-messages.ts';

export interface PageJumpProps {
  /** From 0. */
  pageIndex: number;
  pageCount: number;
  onJump(pageIndex: number): void;
}

/** Which page this is, in a field: Enter, or going elsewhere, turns to the number that was typed. */
export function PageJump({ pageIndex, pageCount, onJump }: PageJumpProps) {
  const t = useMessages(paginationMessages);
  const numberText = useNumber();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const here = numberText(pageIndex + 1);

  const jump = () => {
    setTyped(undefined);
    const page = pageNumberOf(typed ?? '');
    if (page === undefined) return;
    const target = Math.min(Math.max(page, 1), pageCount) - 1;
    if (target !== pageIndex) onJump(target);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: field } = event;
    if (event.nativeEvent.isComposing || !(key === 'Enter' || (key === 'Escape' && typed !== undefined))) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Enter') jump();
    else setTyped(undefined);
    // Once the field says again which page this is: the next number replaces it.
    queueMicrotask(() => field.select());
  };
  return (
    <span className="pagination-jump">
      <input
        className="pagination-page"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        aria-label={t('page')}
        aria-describedby={id}
        size={Math.max(2, numberText(pageCount).length)}
        value={typed ?? here}
        onFocus={(event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={jump}
      />
      <span id={id}>{t('pageCount', { count: pageCount })}</span>
    </span>
  );
}

/** Digits of any width, with whatever a language puts between thousands; `undefined` where it is no number. */
function pageNumberOf(text: string): number | undefined {
  const digits = text.normalize('NFKC').replaceAll(/[\s.,'’_]/gu, '');
  return /^\d+$/u.test(digits) ? Number(digits) : undefined;
}
