/** Registers `<rmm-text-area>`. */

import type { ElementOf } from '../../host/element-definition.ts';
import { defineFormElement } from '../../host/forms/define-form-element.ts';
import { textAreaDefinition } from './text-area-definition.ts';

export const TextAreaElement = defineFormElement(textAreaDefinition, async () => {
  const { TextAreaElement: view } = await import('./text-area-element.tsx');
  return { view };
});
export type TextAreaElement = ElementOf<typeof textAreaDefinition>;
