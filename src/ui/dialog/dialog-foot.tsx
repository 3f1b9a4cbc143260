import { type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { DialogFootContext } from './dialog-foot-context.ts';

export interface DialogFootProps {
  /** Of the bar that they have in a page of their own. */
  className: string;
  /** Buttons, the primary last. A button that submits names its form: it may stand outside of it. */
  children: ReactNode;
}

/** The buttons of what may stand in a page or in a dialog: there they are in the dialog's footer. */
export function DialogFoot({ className, children }: DialogFootProps) {
  const foot = use(DialogFootContext);
  if (foot === undefined) return <div className={className}>{children}</div>;
  return foot && createPortal(children, foot);
}
