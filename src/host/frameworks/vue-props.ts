/**
 * What a Vue template accepts on an element, derived from its definition, for `vueCompilerOptions.strictTemplates`. Vue
 * sets a property where the element has one of that name, and takes `@rmm-navigate` for `onRmmNavigate`.
 */
import type { ElementDefinition, ElementValues, ListenedEvents } from '../element-definition.ts';
import type { AttributeText, Pascal } from './spelling.ts';

type TextProps<Definition extends ElementDefinition> = {
  [Name in keyof ElementValues<Definition>]?:
    | ElementValues<Definition>[Name]
    | (Name extends keyof Definition['attributes'] ? AttributeText<ElementValues<Definition>[Name]> : never)
    | undefined;
};

type EventProps<Definition extends ElementDefinition> = {
  [Name in keyof ListenedEvents<Definition> & string as `on${Pascal<Name>}`]?:
    | ((event: ListenedEvents<Definition>[Name]) => void)
    | undefined;
};

export type VueProps<Definition extends ElementDefinition> = TextProps<Definition> &
  EventProps<Definition> & { theme?: 'light' | 'dark' | 'auto' | undefined };
