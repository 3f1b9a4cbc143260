import { memo, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { fields, middle, operators, textOf } from './rules.js';

const Row = memo(function Row({ row, onChange }) {
  const change = (member) => (event) => onChange(row.id, { [member]: event.target.value });
  return (
    <div className="row">
      <select aria-label="Field" value={row.field} onChange={change('field')}>
        {fields.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <select aria-label="Operator" value={row.operator} onChange={change('operator')}>
        {operators.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <input aria-label="Value" value={row.value} onChange={change('value')} />
    </div>
  );
});

function Rows({ initial }) {
  const [rows, setRows] = useState(initial);
  const change = useCallback(
    (id, next) => setRows((all) => all.map((row) => (row.id === id ? { ...row, ...next } : row))),
    [],
  );
  return rows.map((row) => <Row key={row.id} row={row} onChange={change} />);
}

let root;
let count;

window.bench = {
  async mount(stage, wanted) {
    stage.style.overflow = 'auto';
    root = createRoot(stage);
    count = wanted;
  },
  show() {
    const rows = Array.from({ length: count }, (_, index) => {
      return { id: index, field: 'summary', operator: 'contains', value: textOf(index) };
    });
    root.render(<Rows initial={rows} />);
  },
  isThere: () => document.querySelectorAll('.row').length === count,
  near: () => document.querySelectorAll('.row')[middle(count)].scrollIntoView(),
  input: () => document.querySelectorAll('.row')[middle(count)]?.querySelector('input'),
};
