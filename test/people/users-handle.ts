/** The lists of people before the reference server, in the words of whoever manages them. */
import '../../elements/users.ts';
import type { UsersElement } from '../../elements/users.ts';
import type { Configuration } from '../../src/host/configuration/configuration-types.ts';
import type { PersonKind } from '../../src/people/person-kinds.ts';
import { ListHandle } from '../support/list-handle.ts';
import { click } from '../support/user.ts';

export class UsersHandle extends ListHandle<UsersElement> {
  static open(tab: PersonKind = 'users', configuration: Partial<Configuration> = {}): UsersHandle {
    const events = ['rmm-users-tab', 'rmm-users-changed'];
    const handle = new UsersHandle(document.createElement('rmm-users'), events, configuration);
    // Some engines sort by the locale of the machine that they run on.
    handle.element.lang = 'en';
    handle.element.tab = tab;
    document.body.append(handle.element);
    return handle;
  }

  /** Shows only who has the word: how many others there are is other tests’ doing. */
  static async searching(word: string, tab?: PersonKind, configuration?: Partial<Configuration>): Promise<UsersHandle> {
    const handle = UsersHandle.open(tab, configuration);
    await handle.search(word);
    return handle;
  }

  /** Of a list that a field offers. */
  async choose(label: string, name: string): Promise<void> {
    await click(await this.field(label));
    await this.option(name);
  }

  changes = () => this.of('rmm-users-changed').map((detail) => (detail as { call: string }).call);
}
