import type { HelpCloseDetail } from '../help-types.ts';
import type { HelpModel } from '../panel/help-model.ts';

export interface TicketViewProps {
  model: HelpModel;
  onClose(reason: HelpCloseDetail['reason']): void;
}

export function TicketView(_props: TicketViewProps) {
  return null;
}
