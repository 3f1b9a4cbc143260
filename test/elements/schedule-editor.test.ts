import '../../elements/schedule-editor.ts';
import { scheduleEditorDefinition } from '../../src/schedule/editor/schedule-editor-definition.ts';
import { deepEqual, eventually, ok } from '../support/assert.ts';
import { elementContract } from '../support/element-contract.ts';
import { formContract } from '../support/form-contract.ts';
import { type } from '../support/user.ts';
import { previewed, repeatsOf } from './schedule-editor-handle.ts';

const load = async () => ({
  view: (await import('../../src/schedule/editor/schedule-editor-element.tsx')).ScheduleEditorElement,
});

elementContract(scheduleEditorDefinition, { load, attributes: { label: 'Schedule' } });

formContract(scheduleEditorDefinition, {
  load,
  // Of what has no date: how many stops the browser's own field of a day has, each engine decides.
  attributes: { simple: '' },
  empty: null,
  stops: 5,
  async fill(element) {
    (await repeatsOf(element)).focus();
    await type('D');
    await eventually(() => ok(Reflect.get(element, 'value')));
    await previewed(element);
    const { hour, ...value } = Reflect.get(element, 'value') as { hour: number };
    deepEqual(value, { type: 'DAILY', minute: 0 });
    return [JSON.stringify({ type: 'DAILY', hour, minute: 0 })];
  },
});
