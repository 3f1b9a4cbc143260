/** The ticket form before the reference server, in the words of the one who fills it in. */
import { TicketForm } from '../../../src/help/ticket/form/ticket-form.tsx';
import type { TicketModelOptions } from '../../../src/help/ticket/model/ticket-model.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { eventually, ok } from '../../support/assert.ts';
import { signIn } from '../../support/server.ts';
import { click, press, type } from '../../support/user.ts';
import { type Mounted, type MountOptions, mount } from '../../ui/mount.tsx';
import { noDraft, type TicketBench, ticketBench } from './ticket-bench.ts';

export interface TicketHand extends Mounted {
  bench: TicketBench;
  model: TicketBench['model'];
  /** How often the form said that it is done. */
  done: number;
  /** The control of a field, by its label. */
  field<Kind extends HTMLElement = HTMLInputElement>(label: string): Promise<Kind>;
  button(name: string): Promise<HTMLElement>;
  press(name: string): Promise<void>;
  /** Types into the field of this label, which has to be there. */
  write(label: string, text: string): Promise<void>;
  choose(label: string, value: string): Promise<void>;
  /** By keyboard and pointer, all that has to be filled in. */
  fill(): Promise<void>;
  send(): Promise<void>;
  /** What stands under a field as its error. */
  errors(): string[];
  alerts(): string[];
  /** What was said to a screen reader and has not faded. */
  said(): string;
  readonly focused: HTMLElement | undefined;
  close(): void;
}

export interface HandOptions extends MountOptions {
  configuration?: Partial<Configuration>;
  /** Who is signed in; default `admin`. */
  user?: string;
  /** Of the model; without `openDraft` nothing is kept. */
  model?: Partial<TicketModelOptions>;
}

export async function openTicket({
  configuration,
  user,
  model: options,
  ...place
}: HandOptions = {}): Promise<TicketHand> {
  await signIn(user);
  const bench = await ticketBench(configuration, { openDraft: noDraft, ...options });
  const { model } = bench;
  const mounted = mount(
    <div style={{ display: 'flex', blockSize: 640 }}>
      <TicketForm
        model={model}
        onDone={() => {
          hand.done += 1;
        }}
      />
    </div>,
    { width: 400, ...place },
  );
  const texts = (selector: string) => mounted.all(selector).map(({ textContent }) => textContent?.trim() ?? '');
  const hand: TicketHand = {
    ...mounted,
    bench,
    model,
    done: 0,
    field: (label) =>
      eventually(() => {
        const found = mounted
          .all('label, [role="group"] > .field-label')
          .find(({ textContent }) => textContent?.replace('*', '').trim() === label);
        ok(found, `no field ${label}; there is ${texts('.field-label').join(', ')}`);
        const control = mounted.root.querySelector(
          found instanceof HTMLLabelElement && found.htmlFor !== ''
            ? `[id="${found.htmlFor}"]`
            : `[aria-labelledby="${found.id}"]`,
        );
        ok(control ?? found.querySelector('input'));
        return (control ?? found.querySelector('input')) as never;
      }),
    button: (name) => mounted.named('button', name),
    press: async (name) => click(await hand.button(name)),
    async write(label, text) {
      await click(await hand.field(label));
      await type(text);
    },
    async choose(label, value) {
      const select = await hand.field<HTMLSelectElement>(label);
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
    async fill() {
      await hand.write('Subject', 'Backup fails');
      await hand.write('Message', 'Every night.');
      await hand.choose('Priority', 'HIGH');
      await hand.choose('Category', 'backup');
    },
    send: () => hand.press('Send ticket'),
    errors: () => texts('.field-error'),
    alerts: () => texts('[role="alert"]'),
    said: () => texts('[aria-live]').join(' '),
    get focused() {
      return activeElement();
    },
    close() {
      mounted.remove();
      bench.dispose();
    },
  };
  await mounted.find('.ticket-scroll');
  return hand;
}

/** Until the focus is on this, by the keyboard alone. */
export async function tabTo(hand: TicketHand, element: HTMLElement, most = 40): Promise<void> {
  for (let count = 0; count < most && hand.focused !== element; count += 1) await press('Tab');
  ok(hand.focused === element, `the keyboard never came to ${element.outerHTML.slice(0, 120)}`);
}
