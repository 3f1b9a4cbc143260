import { createRoot } from 'react-dom/client';
import { columns } from './columns.js';

function Table({ rows }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ field, title }) => (
            <th key={field}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ field }) => (
              <td key={field}>{row[field]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

window.bench = {
  mount(stage, rows) {
    stage.style.overflow = 'auto';
    createRoot(stage).render(<Table rows={rows.slice(0, 250)} />);
  },
  firstText: () => document.querySelector('tbody td')?.textContent,
};
