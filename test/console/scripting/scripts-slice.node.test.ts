/** Scripts and their categories. Source: spec 002 §3.5 and §9. */
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import { newScriptId } from '../../../src/console/scripting/script-id.ts';
import { scriptsSlice } from '../../../src/console/scripting/scripts-slice.ts';
import { deepEqual, equal, match, throws } from '../../support/assert.ts';

const { defaults, transitions } = scriptsSlice;
const id = newScriptId();
const filed = transitions.addCategory(defaults, { id: '1', name: 'Maintenance' });
const added = transitions.add(filed, { id, name: 'Restart', language: 'powershell', categories: ['1'] });

describe('A new script', () => {
  it('has an id of 10 characters that no other has', () => {
    const made = Array.from({ length: 100 }, newScriptId);
    for (const each of made) match(each, /^[\w-]{10}$/);
    equal(new Set(made).size, 100);
    throws(() => transitions.add(defaults, { id: 'short', name: 'Restart', language: 'sh' }), IllegalTransition);
    throws(() => transitions.add(added, { id, name: 'Again', language: 'sh' }), IllegalTransition);
  });

  it('runs as the system', () => {
    equal(added.scripts[0]?.parameters.runAs, 'system');
  });
});

describe('Scripts', () => {
  it('are sorted by name, ascending', () => {
    deepEqual(defaults.sort, { field: 'name', direction: 'ASC' });
  });

  it('stay when their category is deleted, without it', () => {
    const { scripts, categories } = transitions.removeCategory(added, '1');
    deepEqual([scripts.length, scripts[0]?.categories, categories], [1, [], []]);
  });

  it('have categories that there are', () => {
    throws(() => transitions.change(added, id, { categories: ['9'] }), IllegalTransition);
    deepEqual(transitions.load(defaults, added.scripts, []).scripts[0]?.categories, []);
  });
});
