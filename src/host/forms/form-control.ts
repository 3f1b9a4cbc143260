/**
 * The element's side of a form: name and value in FormData, validity with the browser's own bubble, reset, disabled
 * fieldset, state restore, labels. `form-element.ts` gives it to the element's class. Apart from the shell, so that
 * elements which hold no value do not pay for it.
 */
import { watchInteraction } from './form-interaction.ts';
import { labelTextOf, watchLabels } from './form-labels.ts';
import type { FormRole } from './form-role.ts';
import { LateText } from './late-text.ts';

/** Instead of what is missing: what is wrong with a value that is there. */
export interface Problem {
  flag: Exclude<keyof ValidityStateFlags, 'valueMissing' | 'customError'>;
  message: string;
}

export interface FormState {
  /** By its attribute, its property or a fieldset around it. */
  disabled: boolean;
  /** What is wrong, once the user left the field or the form was submitted. */
  error: string | undefined;
  /** What the page calls it, by `aria-label` or its labels. */
  labelText: string | undefined;
  /** How often the form was reset: for what goes back with the value, and is not the value. */
  resets: number;
}

export interface FormControl {
  state(): FormState;
  /** The value as it is kept: one that is written late is in no rendering's properties yet. */
  value(): unknown;
  subscribe(listener: () => void): () => void;
  /**
   * The user changed the value. Fires `input`, and `change` where the change is complete; else that follows when the
   * focus leaves the element, or by Enter in a line of text.
   */
  enter(value: unknown, isComplete?: boolean): void;
  /** The page changed the value, by a method: nobody is told. */
  keep(value: unknown): void;
  /** The change is complete: fires `change` if there was one, and from now on shows what is wrong. */
  complete(): void;
  /** The view found something wrong with a value, or no longer does. */
  setProblem(problem: Problem | undefined): void;
  /** Where the browser points its bubble at. */
  setAnchor(anchor: HTMLElement | null): void;
  /** What `entry` and `isMissing` say may be another: values changed, or the children of an element that reads them. */
  sync(): void;
}

/** What the class of a form-associated element needs of its shell. */
export interface FormSubject {
  /** That says the value, where one does. */
  attribute: string;
  values(): Readonly<Record<string, unknown>>;
  /** Sets the value without an attribute. */
  keep(value: unknown): void;
  /** The value that its attribute or definition says. */
  initial(): unknown;
  /** Whether a script has set the property, before the element was defined. */
  wasSet(name: string): boolean;
}

const controls = new WeakMap<HTMLElement, OwnedFormControl>();

export function formControlOf(element: HTMLElement): OwnedFormControl | undefined {
  return controls.get(element);
}

/** The control with what only the element's class calls. */
export interface OwnedFormControl extends FormControl {
  readonly internals: ElementInternals;
  showError(): void;
  setCustomValidity(message: string): void;
  formChanged(form: HTMLFormElement | null): void;
  fieldsetChanged(isDisabled: boolean): void;
  /** The element has left the page. */
  stop(): void;
  reset(): void;
  restore(state: unknown): void;
}

export function createFormControl(element: HTMLElement, role: FormRole, subject: FormSubject): OwnedFormControl {
  const internals = element.attachInternals();
  const listeners = new Set<() => void>();
  let isFieldsetDisabled = false;
  let wasDisabled = false;
  let given: ReturnType<FormRole['entry']> = null;
  let isErrorShown = false;
  let isUnfinished = false;
  let resets = 0;
  let problem: Problem | undefined;
  let customMessage = '';
  let anchor: HTMLElement | undefined;
  let last: FormState | undefined;
  let owner: HTMLFormElement | null = null;
  let stopLabels: (() => void) | undefined;
  let leaving: AbortController | undefined;

  function isDisabled() {
    return isFieldsetDisabled || subject.values().disabled === true;
  }

  function sync() {
    const values = subject.values();
    if (!(values[role.value] instanceof LateText) || isDisabled() !== wasDisabled) submitted();
    else submitWhenPageIsLeft();
    const [flags, message] = validityOf(values);
    const pointed = anchor?.isConnected ? anchor : undefined;
    if (message === '') internals.setValidity({});
    else internals.setValidity(flags, message, pointed);
    changed();
  }

  function submitted() {
    const values = subject.values();
    wasDisabled = isDisabled();
    // A property may disable it a moment before its attribute does, which is what the browser looks at.
    given = wasDisabled ? null : role.entry(values, element);
    internals.setFormValue(given, saved(values[role.value]));
  }

  /** By keyboard too, with the focus still in it: the browser keeps what it was given last. */
  function submitWhenPageIsLeft() {
    if (leaving || !element.isConnected) return;
    leaving = new AbortController();
    const { signal } = leaving;
    element.ownerDocument.defaultView?.addEventListener('pagehide', submitted, { capture: true, signal });
  }

  /** What is written late is written now: somebody makes FormData of the form. */
  function onFormData(event: FormDataEvent) {
    const values = subject.values();
    const { name } = values;
    if (isDisabled() || typeof name !== 'string' || name === '' || !(values[role.value] instanceof LateText)) return;
    // Its place is where the text stands that the browser has; another field may have the same name.
    const entries = [...event.formData];
    const own = entries.findIndex(([key, text]) => key === name && text === given);
    const entry = role.entry(values, element);
    if (own < 0 || typeof entry !== 'string') return;
    entries[own] = [name, entry];
    for (const [key] of entries) event.formData.delete(key);
    for (const [key, value] of entries) event.formData.append(key, value);
  }

  function validityOf(values: Readonly<Record<string, unknown>>): [ValidityStateFlags, string] {
    const error = customMessage || pageError();
    // Nobody who cannot mend it is asked to.
    if (isDisabled() || values.readonly === true) return [{}, ''];
    if (error) return [{ customError: true }, error];
    if (problem) return [{ [problem.flag]: true }, problem.message];
    const isMissing = (values.required === true || role.asksItself) && role.isMissing(values, element);
    return isMissing ? [{ valueMissing: true }, missingMessage(role.like)] : [{}, ''];
  }

  function pageError(): string | undefined {
    const { error } = subject.values();
    return typeof error === 'string' && error !== '' ? error : undefined;
  }

  function saved(value: unknown): string {
    return role.save?.(value) ?? String(value ?? '');
  }

  function currentState(): FormState {
    return {
      disabled: isDisabled(),
      // What the page says stands at once; what was not yet filled in is no fault until somebody left it.
      error: pageError() ?? (isErrorShown ? internals.validationMessage || undefined : undefined),
      labelText: labelTextOf(element, internals),
      resets,
    };
  }

  function changed() {
    if (listeners.size === 0) {
      last = undefined;
      return;
    }
    const next = currentState();
    const names = Object.keys(next) as (keyof FormState)[];
    if (names.every((name) => next[name] === last?.[name])) return;
    last = next;
    for (const listener of listeners) listener();
  }

  function showError() {
    isErrorShown = true;
    changed();
  }

  /** To be called later: then nothing is shown of a form that was reset meanwhile, as by the press that was waited for. */
  function errorToShow() {
    const round = resets;
    return () => {
      if (round === resets) showError();
    };
  }

  function finish() {
    if (!isUnfinished) return;
    isUnfinished = false;
    if (subject.values()[role.value] instanceof LateText) submitted();
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }

  const interaction = watchInteraction(element, internals, { finish, errorToShow });
  const control: OwnedFormControl = {
    internals,
    sync,
    showError,
    value: () => subject.values()[role.value],
    state() {
      last ??= currentState();
      return last;
    },
    subscribe(listener) {
      listeners.add(listener);
      stopLabels ??= watchLabels(element, internals, changed);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopLabels?.();
        stopLabels = undefined;
      };
    },
    keep: subject.keep,
    enter(value, isComplete = false) {
      isUnfinished = true;
      subject.keep(value);
      element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      if (isComplete) control.complete();
    },
    complete() {
      finish();
      interaction.afterPress(errorToShow());
    },
    setProblem(next) {
      if (next?.flag === problem?.flag && next?.message === problem?.message) return;
      problem = next;
      sync();
    },
    setAnchor(next) {
      anchor = next ?? undefined;
      sync();
    },
    setCustomValidity(message) {
      customMessage = message;
      sync();
    },
    formChanged(form) {
      owner?.removeEventListener('formdata', onFormData, { capture: true });
      owner = form;
      // Before the page's own listeners, which read what is sent.
      owner?.addEventListener('formdata', onFormData, { capture: true });
      interaction.formChanged(form);
      sync();
    },
    stop() {
      leaving?.abort();
      leaving = undefined;
      interaction.stop();
    },
    fieldsetChanged(disabled) {
      isFieldsetDisabled = disabled;
      sync();
    },
    reset() {
      resets += 1;
      isErrorShown = false;
      isUnfinished = false;
      subject.keep(subject.initial());
      changed();
    },
    restore(state) {
      if (typeof state === 'string') subject.keep(role.restore ? role.restore(state) : state);
    },
  };
  controls.set(element, control);
  return control;
}

const missingMessages = new Map<FormRole['like'], string>();

/** In the browser's own words and language. */
function missingMessage(like: FormRole['like']): string {
  let message = missingMessages.get(like);
  if (message === undefined) {
    const control = document.createElement(like === 'select' ? 'select' : 'input');
    if (control instanceof HTMLInputElement) control.type = like;
    // A radio button belongs to a group only by its name.
    control.name = 'missing';
    control.required = true;
    message = control.validationMessage || ' ';
    missingMessages.set(like, message);
  }
  return message;
}
