import { lateSelect } from '../ui/select/late-select.tsx';
import type { DirectoryPickerProps } from './directory-picker.tsx';

/** Where a page shows more than its pickers: they are there as places, and their code comes after the rest. */
export const LateDirectoryPicker = lateSelect<DirectoryPickerProps>(
  async () => (await import('./directory-picker.tsx')).DirectoryPicker,
);
