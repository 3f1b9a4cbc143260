/** Registers `<rmm-virtualization-dashboard>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../../host/element/define-element.ts';
import type { ElementOf } from '../../host/element-definition.ts';
import { virtualizationDashboardDefinition } from './virtualization-dashboard-definition.ts';

export type { GuestChange, VirtualizationChange, VirtualizationPlace } from '../virtualization-change.ts';

export const VirtualizationDashboardElement = defineElement(virtualizationDashboardDefinition, async () => {
  const { VirtualizationDashboardElement: view } = await import('./virtualization-dashboard-element.tsx');
  return { view };
});
export type VirtualizationDashboardElement = ElementOf<typeof virtualizationDashboardDefinition>;
