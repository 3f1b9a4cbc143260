/** Timers before the reference server, in the words of whoever works on tickets. */
import '../../../elements/ticket-timer.ts';
import type { TicketTimerElement } from '../../../elements/ticket-timer.ts';
import { randomId } from '../../../src/base/random-id.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { eventually, ok } from '../../support/assert.ts';
import { comeToRest } from '../../support/come-to-rest.ts';
import { click, type } from '../../support/user.ts';
import { DialogHandle } from '../dialog-handle.ts';

/** Whose timers nobody else has. */
export const somebody = (): Pick<Configuration, 'currentUser'> => ({ currentUser: { id: `timer-${randomId()}` } });

export class TicketTimerHandle extends DialogHandle<TicketTimerElement> {
  /** @param ticketId Undefined: all timers */
  static open(ticketId: string | undefined, configuration: Partial<Configuration> = somebody()): TicketTimerHandle {
    const element = document.createElement('rmm-ticket-timer');
    const events = ['rmm-ticket-open', 'rmm-timer-changed', 'rmm-time-changed'];
    const handle = new TicketTimerHandle(element, events, configuration);
    element.lang = 'en';
    if (ticketId !== undefined) element.ticketId = ticketId;
    document.body.append(element);
    return handle;
  }

  /** Another one of the same user. */
  beside(ticketId: string | undefined): TicketTimerElement {
    const element = document.createElement('rmm-ticket-timer');
    element.lang = 'en';
    if (ticketId !== undefined) element.ticketId = ticketId;
    this.element.after(element);
    return element;
  }

  elapsed = async () => (await this.find('[role="timer"]')).textContent ?? '';

  runs(): Promise<void> {
    return eventually(async () => ok(/[1-9]/.test(await this.elapsed()), await this.elapsed())) as Promise<void>;
  }

  async start(): Promise<void> {
    await eventually(async () => ok((await this.button('Start timer')).ariaDisabled !== 'true'));
    await this.press('Start timer');
    await this.button('Pause');
  }

  /** In the place of what is in a field. */
  async write(label: string, text: string): Promise<void> {
    const field = await this.field(label);
    await comeToRest(this.element, 1000);
    await click(field);
    field.select();
    await type(text);
  }

  async checks(label: string): Promise<void> {
    const field = await eventually(() => {
      const found = this.all('label').find(({ textContent }) => textContent === label);
      ok(found, label);
      return found;
    });
    await click(field);
  }

  /** Of the button in the dialog in front. */
  async confirm(name: string): Promise<void> {
    const button = await eventually(() => {
      const dialogs = this.all('dialog');
      const found = [...(dialogs.at(-1)?.querySelectorAll('button') ?? [])].find((one) => one.textContent === name);
      ok(found, name);
      return found;
    });
    await comeToRest(this.element, 1000);
    await click(button);
  }

  rows = () => this.all('.logged-row').map(({ textContent }) => textContent ?? '');
}
