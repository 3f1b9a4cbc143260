import type { Tone } from '../inline-alert/tone-icons.ts';

export type NoticeTone = Tone;

export interface NoticeData {
  id: number;
  text: string;
  tone: NoticeTone;
  action: NoticeOptions['action'];
  /** Places in the dialogs that were open when it came, the one in front last. */
  within: readonly HTMLElement[];
}

export interface NoticeOptions {
  tone?: NoticeTone;
  /** What can be done about it: Undo, Show. Pressing it closes the notice. */
  action?: { label: string; onPress(): void };
}
