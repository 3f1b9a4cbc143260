// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { TicketTimerElement } from '../src/ticketing/timer/element/register-ticket-timer.ts';

export * from '../src/ticketing/timer/element/register-ticket-timer.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-ticket-timer': TicketTimerElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-ticket-timer': ReactProps<typeof TicketTimerElement.definition>;
    }
  }
}
