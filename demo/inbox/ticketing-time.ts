/** The clock that time-based automations go by, with buttons that turn it forward. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { type TicketingTime, ticketApi } from '../common/ticket-api.ts';

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const steps = [
  { minutes: 60, text: '+1 hour' },
  { minutes: 24 * 60, text: '+1 day' },
  { minutes: 7 * 24 * 60, text: '+7 days' },
];

/** @param passed What to do when the clock was turned */
export function createTicketingTime(draw: () => void, passed: () => Promise<void>) {
  let time: TicketingTime | undefined;
  let isBusy = false;
  let problem: string | undefined;

  async function attempt(doIt: () => Promise<TicketingTime>): Promise<void> {
    isBusy = true;
    problem = undefined;
    draw();
    try {
      time = await doIt();
      await passed();
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    isBusy = false;
    draw();
  }

  return {
    start: () => attempt(ticketApi.time),
    view: (): TemplateResult | typeof nothing =>
      time === undefined
        ? nothing
        : html`
            <div class="time" role="group" aria-label="Ticketing time">
              <span>Ticketing time: <time datetime=${time.now}>${dates.format(new Date(time.now))}</time></span>
              ${steps.map(
                ({ minutes, text }) =>
                  html`<button class="button small" type="button" ?disabled=${isBusy}
                    @click=${() => attempt(() => ticketApi.forward(minutes))}>${text}</button>`,
              )}
              ${isBusy ? html`<span class="soft" role="status">Time is passing…</span>` : nothing}
              ${problem === undefined ? nothing : html`<p class="problem" role="alert">${problem}</p>`}
            </div>
          `,
  };
}
