/** Registers `<rmm-custom-fields>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../../../host/element/define-element.ts';
import type { ElementOf } from '../../../host/element-definition.ts';
import { customFieldsDefinition } from './custom-fields-definition.ts';

export type { CustomFieldsChange } from './custom-fields-definition.ts';

export const CustomFieldsElement = defineElement(customFieldsDefinition, async () => {
  const { CustomFieldsElement: view } = await import('./custom-fields-element.tsx');
  return { view };
});
export type CustomFieldsElement = ElementOf<typeof customFieldsDefinition>;
