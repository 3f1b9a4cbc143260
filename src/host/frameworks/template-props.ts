/** What a template of Vue or Angular sets on an element: a value by the name of the property, or its text in markup. */
import type { ElementDefinition, ElementValues } from '../element-definition.ts';
import type { AttributeText } from './spelling.ts';

export type TemplateProps<Definition extends ElementDefinition> = {
  [Name in keyof ElementValues<Definition>]?:
    | ElementValues<Definition>[Name]
    | (Name extends keyof Definition['attributes'] ? AttributeText<ElementValues<Definition>[Name]> : never)
    | undefined;
};
