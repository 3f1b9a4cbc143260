/**
 * What markup in a script accepts on an element, derived from its definition, in every framework that sets a property where
 * the element has one of that name, an attribute otherwise, and listens to `rmm-navigate` for `onrmm-navigate`. A function
 * under a name that begins with `on` they take for a listener, whatever the element has: callbacks such as `onUploadImage`
 * are given by a script, and are no props.
 */
import type { ElementDefinition, ElementValues, ListenedEvents } from '../element-definition.ts';
import type { AttributeText, Dashed } from './spelling.ts';

type AttributeProps<Definition extends ElementDefinition> = {
  [Name in keyof Definition['attributes'] & string as Dashed<Name>]?:
    | (NonNullable<ElementValues<Definition>[Name]> extends object ? never : ElementValues<Definition>[Name])
    | AttributeText<ElementValues<Definition>[Name]>
    | (Name extends Lowercase<Name> ? ElementValues<Definition>[Name] : never)
    | undefined;
};

/** All but those that have the name of their attribute, and those that would be listened to in the place of setting. */
type ValueProps<Definition extends ElementDefinition> = {
  [Name in keyof ElementValues<Definition> as Name extends
    | `on${Capitalize<string>}`
    | (keyof Definition['attributes'] & Lowercase<string>)
    ? never
    : Name]?: ElementValues<Definition>[Name] | undefined;
};

/** Of `commonAttributes`; frameworks know the others. */
type ThemeProps<Definition extends ElementDefinition> = Definition['attributes'] extends { theme: unknown }
  ? unknown
  : { theme?: 'light' | 'dark' | 'auto' | undefined };

type EventProps<Definition extends ElementDefinition> = {
  [Name in keyof ListenedEvents<Definition> & string as `on${Name}`]?:
    | ((event: ListenedEvents<Definition>[Name]) => void)
    | undefined;
};

export type JsxProps<Definition extends ElementDefinition> = ValueProps<Definition> &
  AttributeProps<Definition> &
  ThemeProps<Definition> &
  EventProps<Definition>;
