/** What JSX of React 19 accepts on an element; callbacks are given by a ref, `ref={(editor) => { … }}`. */
import type { HTMLAttributes, RefAttributes } from 'react';
import type { ElementDefinition, ElementOf, ElementValues } from '../element-definition.ts';
import type { JsxProps } from './jsx-props.ts';

export type ReactProps<Definition extends ElementDefinition> = Omit<
  HTMLAttributes<HTMLElement>,
  keyof ElementValues<Definition>
> &
  RefAttributes<ElementOf<Definition>> &
  JsxProps<Definition>;
