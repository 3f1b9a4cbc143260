import { type ReactNode, type RefObject, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { showModal } from '../../host/top-layer.ts';
import { pushDismissible } from '../dismissible-stack.ts';
import { CloseIcon } from '../icon/later-icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { leaving } from '../leaving/leaving.ts';
import { useUiMessages } from '../messages.ts';
import { openNoticePlace } from '../notices/notice-places.ts';
import { activeElement } from '../shadow-dom.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import css from './dialog.css';
import { DialogFootContext } from './dialog-foot-context.ts';

export interface DialogProps {
  title: string;
  children: ReactNode;
  /** Buttons, the primary last. What stands in the dialog and has its own puts them there by `DialogFoot`. */
  footer?: ReactNode;
  /** 400, 480 (default), 720 or 1080 px; a sheet from the bottom on screens of 480 px and less. */
  size?: 'small' | 'medium' | 'large' | 'wide';
  /** `alertdialog` where an answer is needed before anything else. */
  role?: 'dialog' | 'alertdialog';
  /** Asked to close: Escape, a press beside it, its close button. Leave it mounted to refuse. */
  onClose(reason: DialogCloseReason): void;
  /** Id of what describes it to a screen reader. Default: of an `alertdialog` its body, of others nothing. */
  describedBy?: string | undefined;
  /** Where the focus starts. Default: the first field, else the first button that destroys nothing. */
  initialFocus?: RefObject<HTMLElement | null> | 'title';
}

export type DialogCloseReason = 'escape' | 'backdrop' | 'button';

/** A modal dialog, open as long as it is mounted. Focus goes back where it was, in whatever root that is. */
export function Dialog({
  title,
  children,
  footer,
  size = 'medium',
  role = 'dialog',
  onClose,
  describedBy,
  initialFocus,
}: DialogProps) {
  useThemedStyles(css);
  const t = useUiMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const notices = useRef<HTMLDivElement>(null);
  const pressedBackdrop = useRef(false);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const id = useId();
  const askToClose = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const origin = activeElement(element.ownerDocument);
    // Out of the browser's reach meanwhile: it would first be in a field with `autofocus`, which would seem to be left.
    if (body.current) body.current.inert = true;
    showModal(element);
    if (body.current) body.current.inert = false;
    const leave = leaving(element);
    const endNotices = notices.current && openNoticePlace(notices.current);
    const first = initialFocus === 'title' ? heading.current : initialFocus?.current;
    (first ?? firstSensible(element)).focus();
    const view = element.ownerDocument.defaultView ?? window;
    const pop = pushDismissible({ elements: () => [element], onEscape: () => askToClose('escape') }, view);
    // A back gesture asks by `cancel`; the decision is the owner's, so the browser may not close by itself.
    const onCancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      askToClose('escape');
    };
    // Some ways to close cannot be refused: a second back gesture, a form of method `dialog`.
    const onForcedClose = (event: Event) => {
      if (event.target !== element || element.open) return;
      // Open again at once: its owner may ask, over what it would lose, and go on with it.
      showModal(element);
      askToClose('escape');
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('close', onForcedClose);
    return () => {
      leave();
      endNotices?.();
      pop();
      element.removeEventListener('close', onForcedClose);
      element.removeEventListener('cancel', onCancel);
      element.close();
      giveFocusBack(origin);
    };
  }, [initialFocus]);

  useKeptFocus(dialog, () => dialog.current && firstSensible(dialog.current));

  // Long text without a field can only be scrolled by keyboard when it takes the focus.
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop; its key is Escape, handled by the stack
    <dialog
      ref={dialog}
      role={role}
      className={`dialog dialog-${size}`}
      part="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy ?? (role === 'alertdialog' ? `${id}-body` : undefined)}
      tabIndex={-1}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Both ends of the press: a text selection dragged out of the dialog must not close it. Nor may the second press
        // of a double click, whose first one opened it.
        if (event.target === event.currentTarget && pressedBackdrop.current && event.detail < 2) onClose('backdrop');
      }}
    >
      <div className="dialog-header">
        <h2 ref={heading} className="dialog-title" id={`${id}-title`} tabIndex={-1}>
          <bdi>{title}</bdi>
        </h2>
        <IconButton icon={CloseIcon} label={t('close')} onClick={() => onClose('button')} />
      </div>
      <div ref={body} className="dialog-body" id={`${id}-body`} part="dialog-body">
        <DialogFootContext value={foot}>{children}</DialogFootContext>
      </div>
      <div ref={notices} className="dialog-notices" />
      {/* Not seen as long as it is empty. */}
      <div ref={setFoot} className="dialog-footer" part="dialog-footer">
        {footer}
      </div>
    </dialog>
  );
}

function giveFocusBack(origin: HTMLElement | undefined): void {
  if (!origin?.isConnected) return;
  origin.focus({ preventScroll: true });
  const { ownerDocument } = origin;
  if (activeElement(ownerDocument) === origin) return;
  // A dialog in front, which goes in the same moment, still kept it out of reach.
  queueMicrotask(() => {
    const now = activeElement(ownerDocument);
    if (origin.isConnected && (!now || now === ownerDocument.body)) origin.focus({ preventScroll: true });
  });
}

const fields =
  'input, select, textarea, [contenteditable="true"], [role="combobox"], [role="tree"], [role="grid"], [role="listbox"]';
const enabled = ':not([disabled], [aria-disabled="true"], [tabindex="-1"])';

function firstSensible(dialog: HTMLElement): HTMLElement {
  return (
    dialog.querySelector<HTMLElement>(`.dialog-body :is(${fields})${enabled}`) ??
    dialog.querySelector<HTMLElement>(`.dialog-footer .button${enabled}:not(.button-danger)`) ??
    dialog
  );
}
