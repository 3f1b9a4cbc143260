/**
 * What a Vue template accepts on an element, derived from its definition, for `vueCompilerOptions.strictTemplates`. Vue
 * sets a property where the element has one of that name, and takes `@rmm-navigate` for `onRmmNavigate`.
 */
import type { ElementDefinition, ListenedEvents } from '../element-definition.ts';
import type { Pascal } from './spelling.ts';
import type { TemplateProps } from './template-props.ts';

type EventProps<Definition extends ElementDefinition> = {
  [Name in keyof ListenedEvents<Definition> & string as `on${Pascal<Name>}`]?:
    | ((event: ListenedEvents<Definition>[Name]) => void)
    | undefined;
};

export type VueProps<Definition extends ElementDefinition> = TemplateProps<Definition> &
  EventProps<Definition> & { theme?: 'light' | 'dark' | 'auto' | undefined };
