import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useAnnounce } from '../live-region/use-announce.ts';
import { waysTo } from './form-path.ts';
import type { FormModel } from './form-types.ts';

/**
 * After a submit with something wrong: says how much that is, and goes to the first field that is wrong. A field is found by
 * `data-field`, its path, on the element around it.
 */
export function useInvalidFocus<Values extends object>(
  form: FormModel<Values>,
  box: RefObject<HTMLElement | null>,
  say: (count: number) => string,
): void {
  useSignals();
  const announce = useAnnounce();
  const tries = form.refusedSubmits.value;
  const go = useEffectEvent(() => {
    const issues = form.shownIssues.peek();
    announce(say(issues.length), 'assertive');
    const control = controlOf(box.current, issues[0]?.path);
    control?.focus();
    // What is wrong may stand far below the control that has the focus, which has to be seen, too.
    for (const shown of [control?.closest('[data-field]')?.querySelector('.field-error'), control])
      shown?.scrollIntoView({ block: 'nearest' });
  });
  // Once the fields can be written in again.
  useEffect(() => {
    if (tries > 0) go();
  }, [tries]);
}

const controls = ['[aria-invalid="true"]', ':is(input, select, textarea, [contenteditable="true"])', 'button'];

/** The control of a field, or of the nearest that it is in: `cc.3` is shown by `cc`. */
export function controlOf(box: HTMLElement | null, path: string | undefined): HTMLElement | null {
  for (const way of path === undefined ? [] : waysTo(path)) {
    const field = box?.querySelector<HTMLElement>(`[data-field="${CSS.escape(way)}"]`);
    const control = controls.map((selector) => field?.querySelector<HTMLElement>(selector)).find(Boolean);
    if (control) return control;
  }
  return null;
}
