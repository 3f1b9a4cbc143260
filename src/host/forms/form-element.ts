/** The class of an element that holds a value of a form: the callbacks of the browser, and a native field's members. */
import { createFormControl, type FormSubject, type OwnedFormControl } from './form-control.ts';
import type { FormRole } from './form-role.ts';
import { LateText } from './late-text.ts';

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

type ElementConstructor = new () => HTMLElement & {
  disconnectedCallback?(): void;
  attributeChangedCallback?(attribute: string, before: string | null, text: string | null): void;
};

/** What the browser reads from attributes only: a property of these writes its attribute, as a native field's does. */
const reflected = ['name', 'disabled'] as const;

/** `Base`, as a control of forms. */
export function formAssociated(
  Base: ElementConstructor,
  role: FormRole,
  subjectOf: (element: HTMLElement) => FormSubject,
): CustomElementConstructor {
  class FormElement extends Base implements FormMembers {
    static readonly formAssociated = true;
    readonly #control: OwnedFormControl;

    constructor() {
      super();
      const subject = subjectOf(this);
      this.#control = createFormControl(this, role, subject);
      for (const name of reflected) {
        if (subject.wasSet(name)) writeAttribute(this, name, subject.values()[name]);
      }
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
      const isValid = this.#control.internals.reportValidity();
      if (!isValid) this.#control.showError();
      return isValid;
    }

    setCustomValidity(message: string) {
      this.#control.setCustomValidity(message);
    }

    /** By attribute, too, a page that sets what it has just read means no other text, with another history. */
    override attributeChangedCallback(attribute: string, before: string | null, text: string | null) {
      const subject = subjectOf(this);
      const value = attribute === subject.attribute ? subject.values()[role.value] : undefined;
      if (!(value instanceof LateText && value.toString() === text))
        super.attributeChangedCallback?.(attribute, before, text);
    }

    override disconnectedCallback() {
      super.disconnectedCallback?.();
      this.#control.stop();
    }

    formAssociatedCallback(form: HTMLFormElement | null) {
      this.#control.formChanged(form);
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
  }
  for (const name of reflected) reflect(FormElement.prototype, name);
  for (const name of emptyTexts) readEmpty(FormElement.prototype, name);
  readValue(FormElement.prototype, role, (element) => subjectOf(element).values());
  return FormElement;
}

function reflect(prototype: HTMLElement, name: (typeof reflected)[number]) {
  const inherited = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(prototype), name);
  if (inherited === undefined) return;
  Object.defineProperty(prototype, name, {
    ...inherited,
    set(this: HTMLElement, value: unknown) {
      inherited.set?.call(this, value);
      writeAttribute(this, name, Reflect.get(this, name));
    },
  });
}

function writeAttribute(element: HTMLElement, name: string, value: unknown) {
  if (value === undefined || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : String(value));
}

/** Of a native field without them these are empty texts. */
export const emptyTexts = ['name', 'placeholder', 'accept'] as const;

export function readEmpty(prototype: HTMLElement, name: (typeof emptyTexts)[number]) {
  const own = Object.getOwnPropertyDescriptor(prototype, name);
  const accessor = own ?? Object.getOwnPropertyDescriptor(Object.getPrototypeOf(prototype), name);
  if (accessor?.get === undefined) return;
  Object.defineProperty(prototype, name, {
    ...accessor,
    get(this: HTMLElement) {
      return accessor.get?.call(this) ?? '';
    },
  });
}

/**
 * The page gets texts, however the view keeps them, and an empty one for none, as of a native field. Setting what is
 * read does nothing: frameworks do so at every key.
 */
export function readValue(prototype: HTMLElement, role: FormRole, valuesOf: (element: HTMLElement) => Values) {
  const accessor = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(prototype), role.value) as PropertyDescriptor;
  const isText = role.like === 'text' || role.like === 'radio';
  const read = (element: HTMLElement): unknown => {
    const values = valuesOf(element);
    const value = role.read ? role.read(values, element) : values[role.value];
    if (value instanceof LateText) return value.toString();
    return isText && (value === undefined || value === null) ? '' : value;
  };
  Object.defineProperty(prototype, role.value, {
    ...accessor,
    get(this: HTMLElement) {
      return read(this);
    },
    set(this: HTMLElement, value: unknown) {
      if (!isSameValue(read(this), value)) accessor.set?.call(this, value);
    },
  });
}

type Values = Readonly<Record<string, unknown>>;

/** The same, or several that are. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((item, index) => Object.is(item, other[index]));
}
