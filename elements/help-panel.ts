/** Registers `<rmm-help-panel>`. The view, and React with it, comes when it is first opened. */
import { helpPanelDefinition } from '../src/help/help-panel-definition.ts';
import { createLauncher } from '../src/help/launcher/launcher.ts';
import { defineElement } from '../src/host/define-element.ts';
import type { ElementOf } from '../src/host/element-definition.ts';
import type { ReactProps } from './react-props.ts';

export type {
  HelpCloseDetail,
  HelpOpenDetail,
  HelpOpening,
  HelpPrefill,
  HelpRoute,
  HelpView,
  TicketCreated,
  TicketOrder,
} from '../src/help/help-types.ts';

export const HelpPanelElement = defineElement(
  helpPanelDefinition,
  async () => ({ view: (await import('../src/help/help-panel-element.tsx')).HelpPanelElement }),
  { when: ({ opened, tooltip }) => opened || tooltip, standing: createLauncher },
);
export type HelpPanelElement = ElementOf<typeof helpPanelDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'rmm-help-panel': HelpPanelElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-help-panel': ReactProps<typeof helpPanelDefinition>;
    }
  }
}
