import { useEffect, useRef, useState } from 'react';
import { visible } from '../../../base/visible.ts';
import { type CellViewProps, useCellContext } from './cell-context.ts';

export function SwitchCell({ rowId, ...rest }: CellViewProps<'Switch'>) {
  // A row element shows one row and then another: what is under way belongs to the row.
  return <RowSwitch key={rowId} rowId={rowId} {...rest} />;
}

/** Shows at once what was wished for; goes back where the caller could not do it, and says so. */
function RowSwitch({ cell, row, value }: CellViewProps<'Switch'>) {
  const { t, report, notify } = useCellContext();
  const isOn = cell.checked ? cell.checked(row) : Boolean(value);
  const [wish, setWish] = useState<boolean>();
  const latest = useRef(0);
  const isDisabled = cell.disabled?.(row) === true;
  const label = cell.label(row);

  // What the caller says now is newer than what was wished for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row object is the caller's answer, whatever it says
  useEffect(() => setWish(undefined), [row, isOn]);

  const press = async () => {
    if (isDisabled) return;
    const checked = !(wish ?? isOn);
    latest.current += 1;
    const turn = latest.current;
    setWish(checked);
    try {
      await cell.onChange(row, checked);
    } catch (error) {
      report(error);
      notify(t('switchFailed', { name: label }), 'danger');
      if (latest.current === turn) setWish(undefined);
    }
  };
  return (
    <button
      type="button"
      role="switch"
      className="table-switch"
      tabIndex={-1}
      aria-checked={wish ?? isOn}
      aria-label={visible(label)}
      aria-disabled={isDisabled || undefined}
      onClick={() => void press()}
    />
  );
}
