/** Registers `<rmm-getting-started>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../../../host/element/define-element.ts';
import type { ElementOf } from '../../../host/element-definition.ts';
import { gettingStartedDefinition } from './getting-started-definition.ts';

export type { GettingStartedStep } from '../../../console/page/getting-started-slice.ts';
export type {
  GettingStartedAction,
  GettingStartedChange,
  GettingStartedWords,
} from './getting-started-definition.ts';

export const GettingStartedElement = defineElement(gettingStartedDefinition, async () => {
  const { GettingStartedElement: view } = await import('./getting-started-element.tsx');
  return { view };
});
export type GettingStartedElement = ElementOf<typeof gettingStartedDefinition>;
