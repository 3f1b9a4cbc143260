/** The list of credentials before the reference server, in the words of whoever manages them. */
import '../../../elements/credentials.ts';
import type { CredentialsElement } from '../../../elements/credentials.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { ListHandle } from '../../support/list-handle.ts';
import { click } from '../../support/user.ts';

export class CredentialsHandle extends ListHandle<CredentialsElement> {
  static open(configuration: Partial<Configuration> = {}): CredentialsHandle {
    const element = document.createElement('rmm-credentials');
    const handle = new CredentialsHandle(element, ['rmm-credentials-changed'], configuration);
    // Some engines sort by the locale of the machine that they run on.
    handle.element.lang = 'en';
    document.body.append(handle.element);
    return handle;
  }

  /** Shows only what has the word: how many others there are is other tests’ doing. */
  static async searching(word: string, configuration?: Partial<Configuration>): Promise<CredentialsHandle> {
    const handle = CredentialsHandle.open(configuration);
    await handle.search(word);
    return handle;
  }

  /** Of a list that a field offers. */
  async choose(label: string, name: string | RegExp): Promise<void> {
    await click(await this.field(label));
    await click(await this.find('[role="option"]', name));
  }

  changes = () => this.of('rmm-credentials-changed').map((detail) => (detail as { call: string }).call);
}
