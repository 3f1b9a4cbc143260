import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { unguardedReaders } from './signals-rule.mjs';

describe('a component that reads a signal', () => {
  it('is found when it does not call useSignals', async () => {
    assert.deepEqual(await unguardedReaders('export function Name() { return <b>{model.name.value}</b>; }'), ['Name']);
    assert.deepEqual(await unguardedReaders('const Name = ({ model }: Props) => <b>{model.name.value}</b>;'), ['Name']);
    assert.deepEqual(await unguardedReaders("const Name = memo(({ a }) => <b title={a.value}>it's</b>);"), ['Name']);
    assert.deepEqual(
      await unguardedReaders('function List() { return rows.value.map((row) => <i key={row.id} />); }'),
      ['List'],
    );
  });

  it('is fine when it does', async () => {
    const source = 'function Name() { useSignals(); const a = model.name.value; return <b>{a}</b>; }';
    assert.deepEqual(await unguardedReaders(source), []);
  });

  it('is told from one that reads only later', async () => {
    const handler = 'function A() { return <input onChange={(event) => { m.text.value = event.target.value; }} />; }';
    const click = 'function B({ m }) { return <button onClick={() => go(m.place.value)}>a</button>; }';
    const effect = 'function C() { useEffect(() => { log(m.text.value); }, []); return <b />; }';
    const tracked = 'function E() { const a = useMemo(() => computed(() => m.text.value), []); return <b />; }';
    const plain = 'function D(props) { return <input value={props.text} />; }';
    for (const source of [handler, click, effect, tracked, plain]) assert.deepEqual(await unguardedReaders(source), []);
  });

  it('is found among others, strings and comments notwithstanding', async () => {
    const source = `
      // a.value
      function Quiet() { return <p title="x.value">don't {"}"}</p>; }
      export function Loud() { const text = 'a{'; return <p>{signal.value}{text}</p>; }
      function Guarded() { useSignals(); return <p>{signal.value}</p>; }`;
    assert.deepEqual(await unguardedReaders(source), ['Loud']);
  });

  it('through a hook of the same file is found', async () => {
    const source = 'function useName() { return model.name.value; } function Name() { return <b>{useName()}</b>; }';
    assert.deepEqual(await unguardedReaders(source), ['Name']);
  });

  it('through an exported hook is found in the hook', async () => {
    const source = 'export function useName() { return model.name.value; }';
    assert.deepEqual(await unguardedReaders(source), ['useName']);
  });
});
