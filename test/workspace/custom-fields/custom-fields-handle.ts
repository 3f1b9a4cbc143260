/** The list of custom fields before the reference server, in the words of whoever manages them. */
import '../../../elements/custom-fields.ts';
import type { CustomFieldsElement } from '../../../elements/custom-fields.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { ListHandle } from '../../support/list-handle.ts';
import { click } from '../../support/user.ts';

export class CustomFieldsHandle extends ListHandle<CustomFieldsElement> {
  static open(configuration: Partial<Configuration> = {}): CustomFieldsHandle {
    const element = document.createElement('rmm-custom-fields');
    const handle = new CustomFieldsHandle(element, ['rmm-custom-fields-changed'], configuration);
    // Some engines sort by the locale of the machine that they run on.
    handle.element.lang = 'en';
    document.body.append(handle.element);
    return handle;
  }

  /** Shows only what has the word: how many others there are is other tests’ doing. */
  static async searching(word: string, configuration?: Partial<Configuration>): Promise<CustomFieldsHandle> {
    const handle = CustomFieldsHandle.open(configuration);
    await handle.search(word);
    return handle;
  }

  /** Of a list that a field offers. */
  async choose(label: string, name: string): Promise<void> {
    await click(await this.field(label));
    await this.option(name);
  }

  changes = () => this.of('rmm-custom-fields-changed').map((detail) => (detail as { call: string }).call);
}
