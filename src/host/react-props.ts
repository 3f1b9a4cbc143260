/**
 * What JSX of React 19 accepts on an element, derived from its definition: React sets a property where the element has
 * one of that name, an attribute otherwise, and listens to `rmm-navigate` for `onrmm-navigate`. A function under a name
 * that begins with `on` it takes for a listener, whatever the element has: callbacks such as `onUploadImage` are given by
 * a ref, `ref={(editor) => { if (editor) editor.onUploadImage = upload; }}`, and are no props.
 */
import type { HTMLAttributes, RefAttributes } from 'react';
import type { ElementDefinition, ElementEvents, ElementOf, ElementValues } from './element-definition.ts';

type Dashed<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Dashed<Rest>}`
  : Name;

/** A rich value is given as a property; its attribute is text. */
type AttributeValue<Value> = NonNullable<Value> extends object ? string : Value;

type AttributeProps<Definition extends ElementDefinition> = {
  [Name in Exclude<keyof Definition['attributes'] & string, Lowercase<string>> as Dashed<Name>]?:
    | AttributeValue<ElementValues<Definition>[Name]>
    | undefined;
};

/** All but those that React would listen to in the place of setting them. */
type ValueProps<Definition extends ElementDefinition> = {
  [Name in keyof ElementValues<Definition> as Name extends `on${Capitalize<string>}`
    ? never
    : Name]?: ElementValues<Definition>[Name];
};

type EventProps<Definition extends ElementDefinition> = {
  [Name in keyof ElementEvents<Definition> & string as `on${Name}`]?:
    | ((event: CustomEvent<ElementEvents<Definition>[Name]>) => void)
    | undefined;
};

export type ReactProps<Definition extends ElementDefinition> = Omit<
  HTMLAttributes<HTMLElement>,
  keyof ElementValues<Definition>
> &
  RefAttributes<ElementOf<Definition>> &
  ValueProps<Definition> &
  AttributeProps<Definition> &
  EventProps<Definition>;
