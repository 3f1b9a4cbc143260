/**
 * The element's side of a form: name and value in FormData, validity with the browser's own bubble, reset, disabled
 * fieldset, state restore, labels. Apart from the shell, so that elements which hold no value do not pay for it.
 */
import type { FormRole } from './form-role.ts';

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
  /** Text of the page's labels for it. */
  labelText: string | undefined;
}

export interface FormControl {
  state(): FormState;
  subscribe(listener: () => void): () => void;
  /** The user changed the value. Fires `input`, and `change` where the change is complete. */
  enter(value: unknown, isComplete?: boolean): void;
  /** The change is complete: fires `change`, and from now on shows what is wrong. */
  complete(): void;
  /** The view found something wrong with a value, or no longer does. */
  setProblem(problem: Problem | undefined): void;
  /** Where the browser points its bubble at. */
  setAnchor(anchor: HTMLElement | null): void;
}

/** What the class of a form-associated element needs of its shell. */
export interface FormSubject {
  values(): Readonly<Record<string, unknown>>;
  /** Sets the value without an attribute. */
  keep(value: unknown): void;
  /** The value that its attribute or definition says. */
  initial(): unknown;
}

const controls = new WeakMap<HTMLElement, OwnedFormControl>();

export function formControlOf(element: HTMLElement): OwnedFormControl | undefined {
  return controls.get(element);
}

/** The control with what only the element's class calls. */
interface OwnedFormControl extends FormControl {
  readonly internals: ElementInternals;
  /** Values changed, by whomever. */
  sync(): void;
  setCustomValidity(message: string): void;
  fieldsetChanged(isDisabled: boolean): void;
  reset(): void;
  restore(state: unknown): void;
}

function createFormControl(element: HTMLElement, role: FormRole, subject: FormSubject): OwnedFormControl {
  const internals = element.attachInternals();
  const listeners = new Set<() => void>();
  let isFieldsetDisabled = false;
  let isErrorShown = false;
  let problem: Problem | undefined;
  let customMessage = '';
  let anchor: HTMLElement | undefined;
  let last: FormState | undefined;

  function isDisabled() {
    return isFieldsetDisabled || subject.values().disabled === true;
  }

  function sync() {
    const values = subject.values();
    const value = values[role.value];
    // Its own `disabled` need not be an attribute, which is all that the browser looks at.
    internals.setFormValue(isDisabled() ? null : role.entry(values), saved(value));
    validate(values);
    changed();
  }

  function validate(values: Readonly<Record<string, unknown>>) {
    const [flags, message] = validityOf(values);
    const pointed = anchor?.isConnected ? anchor : undefined;
    if (message === '') internals.setValidity({});
    else internals.setValidity(flags, message, pointed);
  }

  function validityOf(values: Readonly<Record<string, unknown>>): [ValidityStateFlags, string] {
    const pageError = customMessage || (typeof values.error === 'string' ? values.error : '');
    if (isDisabled()) return [{}, ''];
    if (pageError !== '') return [{ customError: true }, pageError];
    if (values.required === true && role.isMissing(values)) return [{ valueMissing: true }, missingMessage(role.like)];
    return problem ? [{ [problem.flag]: true }, problem.message] : [{}, ''];
  }

  function saved(value: unknown): string {
    return role.save?.(value) ?? String(value ?? '');
  }

  function changed() {
    last = undefined;
    for (const listener of listeners) listener();
  }

  function showError() {
    if (isErrorShown) return;
    isErrorShown = true;
    changed();
  }

  // `invalid` comes when the page or a submit asks; the bubble stays the browser's.
  element.addEventListener('invalid', showError);

  const control: OwnedFormControl = {
    internals,
    sync,
    state() {
      const pageError = subject.values().error;
      last ??= {
        disabled: isDisabled(),
        // What the page says stands at once; what was not yet filled in is no fault until somebody left it.
        error: isErrorShown || typeof pageError === 'string' ? internals.validationMessage || undefined : undefined,
        labelText: labelTextOf(internals),
      };
      return last;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter(value, isComplete = false) {
      subject.keep(value);
      element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      if (isComplete) control.complete();
    },
    complete() {
      showError();
      element.dispatchEvent(new Event('change', { bubbles: true }));
    },
    setProblem(next) {
      if (next?.flag === problem?.flag && next?.message === problem?.message) return;
      problem = next;
      sync();
    },
    setAnchor(next) {
      anchor = next ?? undefined;
      // Nobody is told: a view may hand it over while it renders, and would render again for ever.
      validate(subject.values());
    },
    setCustomValidity(message) {
      customMessage = message;
      sync();
    },
    fieldsetChanged(disabled) {
      isFieldsetDisabled = disabled;
      sync();
    },
    reset() {
      isErrorShown = false;
      subject.keep(subject.initial());
    },
    restore(state) {
      if (typeof state === 'string') subject.keep(role.restore ? role.restore(state) : state);
    },
  };
  controls.set(element, control);
  return control;
}

/** The members that scripts and validation libraries expect of a control. */
export interface FormMembers {
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
}

type ElementConstructor = new () => HTMLElement;

/** `Base`, as a control of forms. */
export function formAssociated(
  Base: ElementConstructor,
  role: FormRole,
  subjectOf: (element: HTMLElement) => FormSubject,
): CustomElementConstructor {
  return class FormElement extends Base implements FormMembers {
    static readonly formAssociated = true;
    readonly #control: OwnedFormControl;

    constructor() {
      super();
      this.#control = createFormControl(this, role, subjectOf(this));
      this.#control.sync();
      // The field inside tells of every key before the element has its value; `enter` tells afterwards.
      this.shadowRoot?.addEventListener('input', (event) => event.stopPropagation());
    }

    /** A press on the page's label, and `focus()`, go to the field inside. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return super.attachShadow({ ...init, delegatesFocus: true });
    }

    get form() {
      return this.#control.internals.form;
    }

    get labels() {
      return this.#control.internals.labels;
    }

    get validity() {
      return this.#control.internals.validity;
    }

    get validationMessage() {
      return this.#control.internals.validationMessage;
    }

    get willValidate() {
      return this.#control.internals.willValidate;
    }

    checkValidity() {
      return this.#control.internals.checkValidity();
    }

    reportValidity() {
      return this.#control.internals.reportValidity();
    }

    setCustomValidity(message: string) {
      this.#control.setCustomValidity(message);
    }

    formAssociatedCallback() {
      this.#control.sync();
    }

    formDisabledCallback(disabled: boolean) {
      this.#control.fieldsetChanged(disabled);
    }

    formResetCallback() {
      this.#control.reset();
    }

    formStateRestoreCallback(state: unknown) {
      this.#control.restore(state);
    }
  };
}

/** In the browser's own words and language. */
function missingMessage(like: FormRole['like']): string {
  const control = document.createElement(like === 'select' ? 'select' : 'input');
  if (control instanceof HTMLInputElement) {
    control.type = like;
    // A radio button belongs to a group only by its name.
    control.name = 'missing';
  }
  control.required = true;
  return control.validationMessage || ' ';
}

function labelTextOf({ labels }: ElementInternals): string | undefined {
  const texts = [...labels].map((label) => label.textContent?.trim()).filter(Boolean);
  return texts.length > 0 ? texts.join(' ') : undefined;
}
