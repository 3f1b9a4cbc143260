/** The page of integrations before the reference server, in the words of whoever manages them. */
import '../../../elements/integrations.ts';
import type { IntegrationsElement } from '../../../elements/integrations.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { eventually, ok } from '../../support/assert.ts';
import { comeToRest } from '../../support/come-to-rest.ts';
import { ListHandle } from '../../support/list-handle.ts';
import { click } from '../../support/user.ts';

export class IntegrationsHandle extends ListHandle<IntegrationsElement> {
  static open(configuration: Partial<Configuration> = {}): IntegrationsHandle {
    const element = document.createElement('rmm-integrations');
    const handle = new IntegrationsHandle(element, ['rmm-integrations-changed'], configuration);
    handle.element.lang = 'en';
    document.body.append(handle.element);
    return handle;
  }

  /** What stands in the row of an integration. */
  async text(name: string): Promise<string> {
    return (await this.integration(name)).textContent ?? '';
  }

  integration(name: string): Promise<HTMLElement> {
    return eventually(() => {
      const row = this.all('.integration').find((one) => one.querySelector('h3')?.textContent === name);
      ok(row, `an integration ${name}`);
      return row;
    });
  }

  /** Opens its form. */
  async edit(name: string): Promise<void> {
    await click(await this.button(new RegExp(`^(Edit|Configure) ${name}$`)));
    await this.find('dialog');
    await comeToRest(this.element, 1000);
  }

  async choose(label: string, name: string): Promise<void> {
    await click(await this.field(label));
    await this.option(name);
  }

  changes = () =>
    this.of('rmm-integrations-changed').map((detail) => {
      const { call, integration } = detail as { call: string; integration: string };
      return `${call} ${integration}`;
    });
}
