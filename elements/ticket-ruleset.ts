// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { TicketRulesetElement } from '../src/ticketing/ruleset/element/register-ticket-ruleset.ts';

export * from '../src/ticketing/ruleset/element/register-ticket-ruleset.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-ticket-ruleset': TicketRulesetElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-ticket-ruleset': ReactProps<typeof TicketRulesetElement.definition>;
    }
  }
}
