/**
 * What a stand-in for a control of forms has beside its values. The DOMs of unit tests know no custom elements in forms: it
 * is in no `FormData` there, and holds no form back. Its own validity it tells, by the rule of the element.
 */
import type { ElementValueStore } from '../element/element-values.ts';
import { attributeName, type ElementDefinition } from '../element-definition.ts';
import { emptyTexts, type FormMembers, readEmpty, readValue } from '../forms/form-element.ts';
import type { FormRole } from '../forms/form-role.ts';

type Base = new () => HTMLElement & { connectedCallback(): void };

export function controlClass(
  Base: Base,
  definition: ElementDefinition,
  storeOf: (element: HTMLElement) => ElementValueStore,
): CustomElementConstructor {
  const role = definition.form as FormRole;

  class StandInControl extends Base implements FormMembers {
    static readonly formAssociated = true;
    #problem = '';
    readonly #resetWithForm = (event: Event) => {
      if (event.target === this.form && !event.defaultPrevented) reset(this, definition, storeOf(this));
    };

    override connectedCallback() {
      super.connectedCallback();
      this.ownerDocument.addEventListener('reset', this.#resetWithForm);
    }

    disconnectedCallback() {
      this.ownerDocument.removeEventListener('reset', this.#resetWithForm);
    }

    get form() {
      const id = this.getAttribute('form');
      return (id === null ? this.closest('form') : this.ownerDocument.getElementById(id)) as HTMLFormElement | null;
    }

    get labels() {
      const all = [...this.ownerDocument.querySelectorAll('label')];
      const own = all.filter((label) => (label.htmlFor ? label.htmlFor === this.id : label.contains(this)));
      // No script can make a list of nodes; what is read of one, an array has.
      return own as unknown as NodeList;
    }

    get validity(): ValidityState {
      const { current } = storeOf(this);
      const isAsked = Boolean(current.required) || role.asksItself === true;
      return validityOf(isAsked && role.isMissing(current, this), this.#problem !== '');
    }

    /** Only the page's own words: those for a missing value are the browser's. */
    get validationMessage() {
      return this.#problem;
    }

    get willValidate() {
      const { disabled, readonly } = storeOf(this).current;
      return !disabled && !readonly;
    }

    checkValidity() {
      if (!this.willValidate || this.validity.valid) return true;
      this.dispatchEvent(new Event('invalid', { cancelable: true }));
      return false;
    }

    reportValidity() {
      return this.checkValidity();
    }

    setCustomValidity(message: string) {
      this.#problem = message;
    }
  }

  for (const name of emptyTexts) readEmpty(StandInControl.prototype, name);
  readValue(StandInControl.prototype, role, (element) => storeOf(element).current);
  return StandInControl;
}

function validityOf(valueMissing: boolean, customError: boolean): ValidityState {
  return {
    valueMissing,
    customError,
    valid: !valueMissing && !customError,
    badInput: false,
    patternMismatch: false,
    rangeOverflow: false,
    rangeUnderflow: false,
    stepMismatch: false,
    tooLong: false,
    tooShort: false,
    typeMismatch: false,
  };
}

/** To what the markup says, or the definition where it says nothing. */
function reset(element: HTMLElement, { attributes, properties, form }: ElementDefinition, store: ElementValueStore) {
  const name = form?.value ?? '';
  const attribute = attributeName(name);
  if (name in attributes) store.attributeChanged(attribute, null, element.getAttribute(attribute));
  else store.set(name, properties[name]?.initial);
}
