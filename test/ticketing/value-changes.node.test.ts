/** What would be lost, told before it is. */
import { type AutomationValues, emptyAutomation } from '../../src/ticketing/editor/model/automation-values.ts';
import { changeList } from '../../src/ticketing/editor/model/value-changes.ts';
import { ruleTextIn } from '../../src/ticketing/rules/rule-texts.ts';
import { ruleWords } from '../../src/ticketing/rules/words.ts';
import type { AutomationType } from '../../src/ticketing/terms/automation.ts';
import { deepEqual } from '../support/assert.ts';

const words = ruleWords('en', ruleTextIn('en'));
const status = { id: 'a', field: 'status', operator: 'equals', value: 'NEW' };
const tags = { id: 'b', field: 'add_tags', value: ['1'] };
const comment = { id: 'c', field: 'ADD_TICKET_COMMENT', value: { body: '<p>a</p>', public: true } };
const opened: AutomationValues = {
  ...emptyAutomation,
  name: 'Greet',
  conditions: { all: [status], any: [] },
  actions: [tags, comment],
};
const changes = (changed: Partial<AutomationValues>, type: AutomationType = 'EVENT_BASED') =>
  changeList(opened, { ...opened, ...changed }, type, words);

describe('What changed', () => {
  it('is nothing where nothing else would be sent', () => {
    deepEqual(changes({}), []);
    deepEqual(changes({ name: ' Greet ', description: '  ' }), []);
    deepEqual(changes({ actions: [{ ...tags, value: [1] }, comment] }), []);
    deepEqual(changes({ columns: ['id'] }), [], 'an automation has no columns');
  });

  it('names names, switches, columns and sorting', () => {
    deepEqual(changes({ name: 'Meet', description: 'x', enabled: false }), [
      'Name: “Greet” → “Meet”',
      'Description changed',
      'Turned off',
    ]);
    const begun = { ...emptyAutomation, name: 'Greet' };
    deepEqual(changeList(emptyAutomation, begun, 'EVENT_BASED', words), ['Name: “Greet”']);
    deepEqual(changes({ columns: ['id'], sortBy: [{ field: 'id', direction: 'ASC' }] }, 'BOARD'), [
      'Columns changed',
      'Sorting changed',
    ]);
  });

  it('says rows as the sentence says them', () => {
    const added = { id: 'd', field: 'priority', operator: 'changed' };
    deepEqual(changes({ conditions: { all: [{ ...status, value: 'OPEN' }, added], any: [] } }), [
      'Condition changed: Status is New → Status is Open',
      'Condition added: Priority changed',
    ]);
    deepEqual(changes({ conditions: { all: [], any: [] } }), ['Condition removed: Status is New']);
    deepEqual(changes({ conditions: { all: [], any: [status] } }), [
      'Condition moved to “Meets any conditions”: Status is New',
    ]);
  });

  it('tells what became of actions', () => {
    deepEqual(changes({ actions: [{ ...tags, value: ['1', '2'] }, comment] }), [
      'Action changed: add the tag 1 → add the tags 1 and 2',
    ]);
    deepEqual(changes({ actions: [tags, { ...comment, value: { body: '<p>b</p>', public: true } }] }), [
      'Action changed: add a public comment',
    ]);
    deepEqual(changes({ actions: [comment, tags] }), ['Order of actions changed']);
    deepEqual(changes({ actions: [comment] }), ['Action removed: add the tag 1']);
  });
});
