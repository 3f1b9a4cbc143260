/** The list of activities before the reference server, in the words of whoever looks something up. */
import '../../elements/activity-list.ts';
import type { ActivityListElement } from '../../elements/activity-list.ts';
import type { Configuration } from '../../src/host/configuration/configuration-types.ts';
import { createCustomField, deleteCustomField, listCustomFields } from '../../src/workspace/custom-fields/contract.ts';
import { ask } from '../support/ask.ts';
import { eventually, ok } from '../support/assert.ts';
import { click, type } from '../support/user.ts';
import { DialogHandle } from '../ticketing/dialog-handle.ts';

export class ActivityHandle extends DialogHandle<ActivityListElement> {
  static open(values: Partial<ActivityListElement> = {}, configuration: Partial<Configuration> = {}): ActivityHandle {
    const element = document.createElement('rmm-activity-list');
    const handle = new ActivityHandle(element, ['rmm-activity-open'], configuration);
    element.lang = 'en';
    Object.assign(element, values);
    document.body.append(element);
    return handle;
  }

  /** Sentences, in their order. */
  sentences = () => this.all('.activity-sentence').map(({ textContent }) => textContent ?? '');

  async search(word: string): Promise<void> {
    const field = await this.find<HTMLInputElement>('input[type="search"]');
    await click(field);
    field.select();
    await type(word);
    await eventually(() =>
      ok(
        this.sentences().every((one) => one.includes(word)),
        this.sentences().join(' | '),
      ),
    );
  }

  /** Of one of the lists above. */
  async choose(label: string, name: string): Promise<void> {
    const select = await this.field<HTMLSelectElement>(label);
    const option = await eventually(() => {
      const found = [...select.options].find(({ text }) => text === name);
      ok(found, `${name} among ${[...select.options].map(({ text }) => text).join(' | ')}`);
      return found;
    });
    select.value = option.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Something that is told of. */
export const doSomething = (name: string) =>
  ask(createCustomField, { body: { name, description: '', type: 'TEXT', scopes: ['node'] } });

/** A name can be given once. */
export async function forget(word: string): Promise<void> {
  const { results } = await ask(listCustomFields, { query: { searchCriteria: word, pageSize: '100' } });
  for (const { id } of results) await ask(deleteCustomField, { params: { id } });
}
