import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryBuilder } from 'react-querybuilder';
import { fields, middle, operators, textOf } from './rules.js';

const named = (name) => ({ name, value: name, label: name });
const offered = fields.map(named);
const compared = operators.map(named);

function Builder({ initial }) {
  const [query, setQuery] = useState(initial);
  return <QueryBuilder fields={offered} operators={compared} query={query} onQueryChange={setQuery} />;
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
    const rules = Array.from({ length: count }, (_, index) => {
      return { field: 'summary', operator: 'contains', value: textOf(index) };
    });
    root.render(<Builder initial={{ combinator: 'and', rules }} />);
  },
  isThere: () => document.querySelectorAll('.rule').length === count,
  near: () => document.querySelectorAll('.rule')[middle(count)].scrollIntoView(),
  input: () => document.querySelectorAll('.rule')[middle(count)]?.querySelector('input'),
};
