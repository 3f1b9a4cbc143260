import { late } from '../late.tsx';
import type { UnsavedPromptProps } from './unsaved-prompt.tsx';

/** Most who close a form lose nothing by it, and are asked nothing. */
export const LateUnsavedPrompt = late<UnsavedPromptProps>(
  async () => (await import('./unsaved-prompt.tsx')).UnsavedPrompt,
);
