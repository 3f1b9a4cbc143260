// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { NodeApprovalsElement } from '../src/nodes/approvals/register-node-approvals.ts';

export * from '../src/nodes/approvals/register-node-approvals.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-node-approvals': NodeApprovalsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-node-approvals': ReactProps<typeof NodeApprovalsElement.definition>;
    }
  }
}
