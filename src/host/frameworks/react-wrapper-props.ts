/**
 * What the React component of an element takes, derived from its definition: every member by its camelCase name, and
 * `onRmmNavigate` for `rmm-navigate`. Listeners get the browser's own events, whose `currentTarget` is the element.
 */
import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type { ElementDefinition, ElementOf, ElementValues, ListenedEvents } from '../element-definition.ts';
import type { FormRole } from '../forms/form-role.ts';
import type { Pascal } from './spelling.ts';

type ValueProps<Definition extends ElementDefinition> = {
  [Name in keyof ElementValues<Definition>]?:
    | ElementValues<Definition>[Name]
    // What an attribute says of it in one text.
    | (Name extends keyof Definition['attributes']
        ? NonNullable<ElementValues<Definition>[Name]> extends object
          ? string
          : never
        : never)
    | undefined;
};

type Heard<Definition extends ElementDefinition, Of> = Of & { readonly currentTarget: ElementOf<Definition> };

type EventProps<Definition extends ElementDefinition> = {
  [Name in keyof ListenedEvents<Definition> & string as `on${Pascal<Name>}`]?:
    | ((event: Heard<Definition, ListenedEvents<Definition>[Name]>) => void)
    | undefined;
};

/** Of a control: what a native field fires, and a value that only the first rendering gives. */
type FormProps<Definition extends ElementDefinition> = Definition extends { form: FormRole }
  ? {
      [Name in 'onInput' | 'onChange' | 'onInvalid']?: ((event: Heard<Definition, Event>) => void) | undefined;
    } & {
      [Name in ('value' | 'checked') & keyof Definition['attributes'] as `default${Capitalize<Name>}`]?:
        | ElementValues<Definition>[Name]
        | undefined;
    }
  : unknown;

type OwnProps<Definition extends ElementDefinition> = ValueProps<Definition> &
  EventProps<Definition> &
  FormProps<Definition> & { theme?: 'light' | 'dark' | 'auto' | undefined };

export type ReactWrapperProps<Definition extends ElementDefinition> = Omit<
  HTMLAttributes<HTMLElement>,
  keyof OwnProps<Definition> | 'defaultValue' | 'defaultChecked'
> &
  OwnProps<Definition>;

export type ReactWrapper<Definition extends ElementDefinition> = ForwardRefExoticComponent<
  ReactWrapperProps<Definition> & RefAttributes<ElementOf<Definition>>
>;
