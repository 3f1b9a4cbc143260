export interface ChipFace {
  text: string;
  /** More about it, as its tooltip, and as part of its name for a screen reader. */
  note?: string | undefined;
  /** What it stands for is not so any more. */
  isInvalid?: boolean | undefined;
}
