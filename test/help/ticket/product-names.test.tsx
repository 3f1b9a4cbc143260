/** The ticket form in a console that is called otherwise. */
import { configure } from '../../../src/host/configuration/configure.ts';
import { eventually, ok } from '../../support/assert.ts';
import { openTicket, type TicketHand } from './ticket-hand.tsx';

describe('The category of the product’s app', () => {
  let hand: TicketHand;
  afterEach(() => {
    configure({ product: undefined });
    hand.close();
  });

  it('is called what the page calls the app', async () => {
    configure({ product: { mobileApp: 'Acme Pocket' } });
    hand = await openTicket();
    const category = await hand.field<HTMLSelectElement>('Category');
    const shown = () => [...category.options].map(({ text }) => text);
    ok(shown().includes('Acme Pocket') && !shown().some((text) => text.includes('Ninja')), String(shown()));
    configure({ product: undefined });
    await eventually(() => ok(shown().includes('Ninja Mobile'), String(shown())));
  });
});
