/**
 * What a Vue template accepts on an element, derived from its definition, for `vueCompilerOptions.strictTemplates`. Vue
 * sets a property where the element has one of that name, and takes `@rmm-navigate` for `onRmmNavigate`.
 */
import type { ElementDefinition, ElementValues, ListenedEvents } from './element-definition.ts';

type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

/** As text in a template: `page-size="10"`, `selectable`. */
type TemplateText<Value> =
  NonNullable<Value> extends number
    ? `${number}`
    : NonNullable<Value> extends boolean
      ? ''
      : NonNullable<Value> extends object
        ? string
        : never;

type TextProps<Definition extends ElementDefinition> = {
  [Name in keyof ElementValues<Definition>]?:
    | ElementValues<Definition>[Name]
    | (Name extends keyof Definition['attributes'] ? TemplateText<ElementValues<Definition>[Name]> : never)
    | undefined;
};

type EventProps<Definition extends ElementDefinition> = {
  [Name in keyof ListenedEvents<Definition> & string as `on${Pascal<Name>}`]?:
    | ((event: ListenedEvents<Definition>[Name]) => void)
    | undefined;
};

export type VueProps<Definition extends ElementDefinition> = TextProps<Definition> &
  EventProps<Definition> & { theme?: 'light' | 'dark' | 'auto' | undefined };
