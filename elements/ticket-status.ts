// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { TicketStatusElement } from '../src/ticketing/status/register-ticket-status.ts';

export * from '../src/ticketing/status/register-ticket-status.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-ticket-status': TicketStatusElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-ticket-status': ReactProps<typeof TicketStatusElement.definition>;
    }
  }
}
