import { DirectoryPicker } from '../../directory/directory-picker.tsx';
import type { MultipleValueProps, SelectFieldProps } from '../../ui/select/select-props.ts';
import type { ReferenceKind } from '../product-fields.ts';
import { pickedKinds } from './billing-kinds.ts';

export interface ReferencePickerProps extends SelectFieldProps, MultipleValueProps {
  of: ReferenceKind;
  /** Not offered. */
  excludedIds: readonly string[] | undefined;
}

/** What a product refers to. */
export function ReferencePicker({ of, ...picker }: ReferencePickerProps) {
  return <DirectoryPicker {...picker} multiple kind={pickedKinds[of]} />;
}
