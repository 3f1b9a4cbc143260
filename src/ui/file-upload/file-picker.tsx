import type { Ref } from 'react';

export interface FilePickerProps {
  /** For the owner's button, which opens it by `click()`. */
  ref: Ref<HTMLInputElement>;
  /** Types as of a native file field: `.pdf,image/*`. */
  accept: string | undefined;
  multiple: boolean;
  onChoose(files: readonly File[]): void;
}

/** The browser's own choice of files. What is seen of it is its owner's button. */
export function FilePicker({ ref, accept, multiple, onChoose }: FilePickerProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      tabIndex={-1}
      aria-hidden="true"
      multiple={multiple}
      accept={accept}
      onChange={({ currentTarget: field }) => {
        const files = [...(field.files ?? [])];
        // Emptied, so that a file which was taken out can be chosen again.
        field.value = '';
        onChoose(files);
      }}
    />
  );
}
