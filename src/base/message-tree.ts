/** Texts of one language as a catalogue holds them; keys are dotted where it is nested. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}
