import type { Ref } from 'react';
import { visible } from '../base/visible.ts';

export interface UntrustedTextProps {
  text: string;
  className?: string;
  dir?: 'ltr';
  ref?: Ref<HTMLElement>;
}

/** A name or a path that nobody vouches for, in a direction of its own and with nothing unseen in it. */
export function UntrustedText({ text, ...props }: UntrustedTextProps) {
  return <bdi {...props}>{visible(text)}</bdi>;
}
