import type { Placement } from '@floating-ui/dom';

export interface AttachOptions {
  anchor: HTMLElement;
  /** `undefined` shows nothing. */
  read(): string | undefined;
  /** Takes the stylesheet that comes with the tooltip's code. */
  adopt(css: string): void;
  placement?: Placement | undefined;
}
