import { BasicConfig, Builder, Query, Utils } from '@react-awesome-query-builder/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { fields, middle, textOf } from './rules.js';

const config = {
  ...BasicConfig,
  fields: Object.fromEntries(
    fields.map((name) => [name, { label: name, type: 'text', operators: ['like', 'not_like', 'equal', 'not_equal'] }]),
  ),
};

function Rules({ initial }) {
  const [tree, setTree] = useState(initial);
  return (
    <Query
      {...config}
      value={tree}
      onChange={setTree}
      renderBuilder={(props) => (
        <div className="query-builder">
          <Builder {...props} />
        </div>
      )}
    />
  );
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
    const children1 = Array.from({ length: count }, (_, index) => ({
      type: 'rule',
      // Its own `uuid` sometimes gives two of 500 the same, of which only one is shown.
      id: crypto.randomUUID(),
      properties: {
        field: 'summary',
        operator: 'like',
        value: [textOf(index)],
        valueSrc: ['value'],
        valueType: ['text'],
      },
    }));
    const tree = Utils.loadTree({ type: 'group', id: Utils.uuid(), properties: { conjunction: 'AND' }, children1 });
    root.render(<Rules initial={Utils.checkTree(tree, config)} />);
  },
  isThere: () => document.querySelectorAll('.rule').length === count,
  near: () => document.querySelectorAll('.rule')[middle(count)].scrollIntoView(),
  input: () => document.querySelectorAll('.rule')[middle(count)]?.querySelector('input[type=text]'),
};
