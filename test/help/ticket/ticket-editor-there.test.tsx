/** On a page that has the editor's element anyway the message is written in the editor from the start. */
import '../../../elements/rich-text-editor.ts';
import { equal, eventually, match, ok } from '../../support/assert.ts';
import { click, type } from '../../support/user.ts';
import { openTicket, type TicketHand } from './ticket-hand.tsx';

let hand: TicketHand;
beforeEach(async () => {
  hand = await openTicket();
});
afterEach(() => hand.close());

describe('The message on a page with the rich-text editor', () => {
  it('is formatted text at once, while the focus stays in the subject', async () => {
    const text = await hand.find('.ProseMirror');
    ok(hand.focused === (await hand.field('Subject')));
    await click(text);
    await type('typed');
    await eventually(() => match(hand.model.values.value.body, /<p>typed<\/p>/));
    equal(hand.model.values.value.isHtml, true);
  });

  it('may be plain text all the same', async () => {
    await hand.find('.ProseMirror');
    await hand.press('Plain text');
    await eventually(async () => ok(hand.focused === (await hand.field('Message'))));
    equal((await hand.field('Message')).tagName, 'TEXTAREA');
  });
});
