/** Left and right are meant as they are; start and end follow the direction of the text. Spec 003 §2. */
export const alignments = ['left', 'center', 'right', 'justify', 'start', 'end'] as const;
export type Alignment = (typeof alignments)[number];
