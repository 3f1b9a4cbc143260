/**
 * A directive of Angular for each element, `dist/angular.mjs`: Angular checks what templates bind by the inputs of directives, and
 * knows no other way to types of custom elements. Written as Angular's compiler writes a library, for the linker of the
 * app that has it, since no compiler of Angular is here.
 */
import { elements, type PublicElement } from '../elements.ts';
import { className, entryName } from '../manifest.ts';

const directiveName = (tag: string) => `Rmm${className(tag).replace(/Element$/, '')}`;

function inputsOf({ attributes, properties }: PublicElement['definition']): string[] {
  const settable = Object.entries(properties).filter(([, member]) => !('read' in member));
  return [...Object.keys(attributes), ...settable.map(([name]) => name)];
}

export function angularDirectives(): string {
  return `/** Written by the build, from the table in elements/elements.ts. */
import * as i0 from '@angular/core';

/** Inputs go to the element, which need not have its code yet. */
class RmmElement {
  constructor() {
    this.element = i0.inject(i0.ElementRef).nativeElement;
  }
}

function inputs(names) {
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        configurable: true,
        get() {
          return this.element[name];
        },
        set(value) {
          this.element[name] = value;
        },
      },
    ]),
  );
}

${elements.map(({ definition }) => directive(definition)).join('\n')}
export const rmmElements = [
${elements.map(({ definition: { tag } }) => `  ${directiveName(tag)},`).join('\n')}
];
`;
}

function directive(definition: PublicElement['definition']): string {
  const name = directiveName(definition.tag);
  const inputs = inputsOf(definition);
  return `export const ${name} = /* @__PURE__ */ (() => {
  class ${name} extends RmmElement {
    static ɵfac = i0.ɵɵngDeclareFactory({
      minVersion: '12.0.0',
      version: '17.0.0',
      ngImport: i0,
      type: ${name},
      deps: [],
      target: i0.ɵɵFactoryTarget.Directive,
    });
    static ɵdir = i0.ɵɵngDeclareDirective({
      minVersion: '14.0.0',
      version: '17.0.0',
      type: ${name},
      isStandalone: true,
      selector: '${definition.tag}',
      inputs: { ${inputs.map((input) => `${input}: '${input}'`).join(', ')} },
      ngImport: i0,
    });
  }
  Object.defineProperties(${name}.prototype, inputs('${inputs.join(' ')}'.split(' ')));
  return ${name};
})();
`;
}

export const angularTypes = () => `/**
 * The elements in Angular's templates: add their directives, or \`rmmElements\`, to the imports of a component. Events and
 * references are typed by the tag, as Angular does for every element of the page.
 */
import type * as i0 from '@angular/core';
import type { TemplateProps } from '../src/host/frameworks/template-props.ts';
${elements.map(({ definition: { tag } }) => `import type { ${className(tag)} } from './${entryName(tag)}.ts';`).join('\n')}

${elements.map(({ definition }) => directiveTypes(definition)).join('\n')}
export declare const rmmElements: readonly [
${elements.map(({ definition: { tag } }) => `  typeof ${directiveName(tag)},`).join('\n')}
];
`;

function directiveTypes(definition: PublicElement['definition']): string {
  const name = directiveName(definition.tag);
  const inputs = inputsOf(definition);
  const props = `TemplateProps<typeof ${className(definition.tag)}.definition>`;
  const map = inputs.map((input) => `"${input}": { "alias": "${input}"; "required": false }`).join('; ');
  return `export declare class ${name} {
${inputs.map((input) => `  ${input}: ${props}['${input}'];`).join('\n')}
  static ɵfac: i0.ɵɵFactoryDeclaration<${name}, never>;
  static ɵdir: i0.ɵɵDirectiveDeclaration<${name}, "${definition.tag}", never, { ${map} }, {}, never, never, true, never>;
}
`;
}
