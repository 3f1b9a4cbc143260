import type { ReactNode } from 'react';
import type { IconComponent } from '../icon/icon.tsx';

/** One tab of a tabbed dialog, or a parent whose children are the tabs. Source: spec 003 §3 (Tab). */
export interface DialogTab {
  id: string;
  label: string;
  /** Or the address of an image. */
  icon?: IconComponent | string | undefined;
  /** Marked: Tab contains required content. */
  required?: boolean | undefined;
  /** Marked once somebody tried to submit: Tab content contains error. */
  hasError?: boolean | undefined;
  /** Marked as soon as it has one. */
  marksAtOnce?: boolean | undefined;
  /** One level of them; a parent has no content of its own. */
  children?: readonly DialogTab[] | undefined;
  /** It was brought forward. */
  onChange?(): void;
  /** Its content, from the first time it is shown; it stays, hidden, while others are shown. */
  renderer?(): ReactNode;
}
