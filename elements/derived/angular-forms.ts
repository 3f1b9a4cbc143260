/**
 * The value accessor of Angular's forms, `dist/angular-forms.mjs`: with it `[formControl]`, `formControlName` and `[(ngModel)]`
 * work on every element that holds a value of a form. Apart from the directives, which need no `@angular/forms`.
 */
import { elements } from '../elements.ts';

/** Tags with the property that holds the value. A select has a second one, where several can be chosen. */
const controls = elements.flatMap(({ definition: { tag, form } }) =>
  form ? [{ tag, properties: form.value === 'values' ? ['value', 'values'] : [form.value] }] : [],
);

const directives = ['ngModel', 'formControl', 'formControlName'];
const selector = controls.flatMap(({ tag }) => directives.map((directive) => `${tag}[${directive}]`)).join(',');

export const angularForms = () => `/** Written by the build, from the table in elements/elements.ts. */
import * as i0 from '@angular/core';
import { NG_VALUE_ACCESSOR } from '@angular/forms';

/** By tag: the property with the value, and the one with several where it has one. */
const properties = {
${controls.map(({ tag, properties }) => `  '${tag}': ['${properties.join("', '")}'],`).join('\n')}
};

/** What is written goes to the element, which need not have its code yet. */
export const RmmValueAccessor = /* @__PURE__ */ (() => {
  class RmmValueAccessor {
    constructor() {
      this.element = i0.inject(i0.ElementRef).nativeElement;
      this.changed = () => undefined;
      this.touched = () => undefined;
    }
    writeValue(value) {
      const [one, several] = properties[this.element.localName];
      const isList = several !== undefined && Array.isArray(value);
      if (several !== undefined) this.element[several] = isList ? value : undefined;
      if (!isList) this.element[one] = value;
      this.last = value;
    }
    registerOnChange(changed) {
      this.changed = changed;
    }
    registerOnTouched(touched) {
      this.touched = touched;
    }
    setDisabledState(isDisabled) {
      this.element.disabled = isDisabled;
    }
    tell() {
      const [one, several] = properties[this.element.localName];
      const value = this.element[several !== undefined && this.element.multiple ? several : one];
      // \`change\` follows the \`input\` that has told it.
      if (value !== this.last) this.changed((this.last = value));
    }
    static ɵfac = i0.ɵɵngDeclareFactory({
      minVersion: '12.0.0',
      version: '17.0.0',
      ngImport: i0,
      type: RmmValueAccessor,
      deps: [],
      target: i0.ɵɵFactoryTarget.Directive,
    });
    static ɵdir = i0.ɵɵngDeclareDirective({
      minVersion: '14.0.0',
      version: '17.0.0',
      type: RmmValueAccessor,
      isStandalone: true,
      selector: '${selector}',
      host: { listeners: { input: 'tell()', change: 'tell()', focusout: 'touched()' } },
      providers: [{ provide: NG_VALUE_ACCESSOR, useExisting: i0.forwardRef(() => RmmValueAccessor), multi: true }],
      ngImport: i0,
    });
  }
  return RmmValueAccessor;
})();
`;

export const angularFormsTypes = () => `/**
 * The elements in Angular's forms: add \`RmmValueAccessor\` to the imports of a component beside \`ReactiveFormsModule\` or
 * \`FormsModule\`. A control's value is the element's: \`checked\` of a switch, a list of a select with \`multiple\`; null is
 * what the element begins with.
 */
import type * as i0 from '@angular/core';
import type { ControlValueAccessor } from '@angular/forms';

export declare class RmmValueAccessor implements ControlValueAccessor {
  writeValue(value: unknown): void;
  registerOnChange(changed: (value: unknown) => void): void;
  registerOnTouched(touched: () => void): void;
  setDisabledState(isDisabled: boolean): void;
  static ɵfac: i0.ɵɵFactoryDeclaration<RmmValueAccessor, never>;
  static ɵdir: i0.ɵɵDirectiveDeclaration<RmmValueAccessor, "${selector}", never, {}, {}, never, never, true, never>;
}
`;
