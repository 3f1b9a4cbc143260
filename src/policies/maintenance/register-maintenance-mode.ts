/** Registers `<rmm-maintenance-mode>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../../host/element/define-element.ts';
import type { ElementOf } from '../../host/element-definition.ts';
import { maintenanceModeDefinition } from './maintenance-mode-definition.ts';

export type { MaintenanceChange } from './maintenance-mode-definition.ts';

export const MaintenanceModeElement = defineElement(maintenanceModeDefinition, async () => {
  const { MaintenanceModeElement: view } = await import('./maintenance-mode-element.tsx');
  return { view };
});
export type MaintenanceModeElement = ElementOf<typeof maintenanceModeDefinition>;
