import { useEffect, useRef, useState } from 'react';
import { visible } from '../../../base/visible.ts';
import { type CellViewProps, useCellContext } from './cell-context.ts';

export function SwitchCell({ rowId, ...rest }: CellViewProps<'Switch'>) {
  // A row element shows one row and then another: what is under way belongs to the row.
  return <RowSwitch key={rowId} rowId={rowId} {...rest} />;
}

/**
 * Shows at once what was wished for; goes back where the caller could not do it, and says so. One call goes after the other,
 * and of what is wished for meanwhile only the last: two at once would both change the same version of a record.
 */
function RowSwitch({ cell, row, value }: CellViewProps<'Switch'>) {
  const { t, report, notify } = useCellContext();
  const isOn = cell.checked ? cell.checked(row) : Boolean(value);
  const [wish, setWish] = useState<boolean>();
  const latest = useRef({ cell, row });
  latest.current = { cell, row };
  const wished = useRef<boolean>(undefined);
  const sent = useRef<boolean>(undefined);
  const isDisabled = cell.disabled?.(row) === true;
  const label = cell.label(row);

  // What the caller says now is newer than what was wished for, unless that is yet to be sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row object is the caller's answer, whatever it says
  useEffect(() => {
    if (wished.current === sent.current) setWish(undefined);
  }, [row, isOn]);

  const press = () => {
    if (isDisabled) return;
    wished.current = !(wish ?? isOn);
    setWish(wished.current);
    if (sent.current === undefined) void send();
  };
  const send = async () => {
    try {
      while (wished.current !== undefined && wished.current !== sent.current) {
        sent.current = wished.current;
        await latest.current.cell.onChange(latest.current.row, sent.current);
      }
    } catch (error) {
      report(error);
      notify(t('switchFailed', { name: label }), 'danger');
      setWish(undefined);
    }
    wished.current = undefined;
    sent.current = undefined;
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
      onClick={press}
    />
  );
}
