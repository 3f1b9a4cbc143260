/** `defineElement` for elements that hold a value of a form. */
import { defineElement, type ElementClass } from '../element/define-element.ts';
import type { ElementModule } from '../element/element-module.ts';
import type { ElementShell } from '../element/element-shell.ts';
import { attributeName, type ElementDefinition } from '../element-definition.ts';
import { formControlOf } from './form-control.ts';
import { formAssociated } from './form-element.ts';
import type { FormRole } from './form-role.ts';
import { LateText } from './late-text.ts';

export type FormElementDefinition = ElementDefinition & { form: FormRole };

export function defineFormElement<const Definition extends FormElementDefinition>(
  definition: Definition,
  load: () => Promise<ElementModule<Definition>>,
): ElementClass<Definition> {
  return defineElement(definition, load, {
    extend(Base, shellOf, show) {
      const storeOf = (element: Element) => shellOf(element).values;
      return formAssociated(Base, definition.form, (element) => {
        const name = definition.form.value;
        return {
          attribute: attributeName(name),
          values: () => storeOf(element).current,
          keep(value) {
            // Nothing to show: the view wrote it, and at every key.
            if (value instanceof LateText) {
              const store = storeOf(element);
              const before = store.current[name];
              store.current[name] = value;
              const isKnown = before instanceof LateText && before.isEmpty === value.isEmpty;
              if (!isKnown) formControlOf(element)?.sync();
              return;
            }
            storeOf(element).reflect({ [name]: value });
            showNow(shellOf(element));
          },
          initial: () => initialValue(element, definition, name),
          wasSet: (property) => property in storeOf(element).changes,
        };
      });

      /**
       * For what the user types: within the event that told of it. React puts back the text of a field whose value has not
       * followed when the event ends, and a key that comes in between would be lost.
       */
      function showNow(shell: ElementShell) {
        if (shell.session && shell.element.isConnected) show(shell);
      }
    },
    changed: (element) => formControlOf(element)?.sync(),
  });
}

/** What the attribute says, or the definition where there is none. */
function initialValue(element: HTMLElement, { attributes, properties }: ElementDefinition, name: string): unknown {
  const text = element.getAttribute(attributeName(name));
  const attribute = attributes[name];
  if (attribute === undefined || text === null) return (attribute ?? properties[name])?.initial;
  try {
    return attribute.parse(text);
  } catch {
    return attribute.initial;
  }
}
