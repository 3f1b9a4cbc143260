/** Registers `<rmm-help-panel>`. The view, and React with it, comes when it is first opened. */
import { defineElement } from '../../host/element/define-element.ts';
import type { ElementOf } from '../../host/element-definition.ts';
import { createLauncher } from '../launcher/launcher.ts';
import type { WaitingMark } from '../waiting-ticket.ts';
import { helpPanelDefinition } from './help-panel-definition.ts';

export type {
  HelpCloseDetail,
  HelpOpenDetail,
  HelpOpening,
  HelpPrefill,
  HelpRoomDetail,
  HelpRoute,
  HelpView,
  TicketCreated,
  TicketOrder,
} from '../help-types.ts';

/** Its code comes to send it, though nobody opens the panel. Not shared with that code: a file of its own would cost more. */
function isTicketWaiting(): boolean {
  const mark: WaitingMark = 'rmm-elements:waiting-ticket';
  try {
    return mark in localStorage;
  } catch {
    return false;
  }
}

export const HelpPanelElement = defineElement(
  helpPanelDefinition,
  async () => ({ view: (await import('./help-panel-element.tsx')).HelpPanelElement }),
  { when: ({ opened, tooltip }) => opened || tooltip || isTicketWaiting(), plainView: createLauncher },
);
export type HelpPanelElement = ElementOf<typeof helpPanelDefinition>;
