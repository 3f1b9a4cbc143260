/** A host’s switch for images elsewhere holds in the message of a ticket, too. */
import '../../../elements/help-panel.ts';
import '../../../elements/rich-text-editor.ts';
import { configure } from '../../../src/host/configuration/configure.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { paste } from '../../support/paste.ts';
import { signIn } from '../../support/server.ts';

describe('The message in <rmm-help-panel remote-images="ask">', () => {
  let panel: HTMLElementTagNameMap['rmm-help-panel'];
  beforeEach(async () => {
    const { user } = await signIn();
    // What is pasted is kept as a draft, which is nobody else's.
    configure({ currentUser: { ...user, tenant: crypto.randomUUID() } });
    panel = document.createElement('rmm-help-panel');
    panel.setAttribute('remote-images', 'ask');
    panel.setAttribute('layout', 'inline');
    document.body.append(panel);
    await panel.open({ view: 'submitHelpTicket' });
  });
  afterEach(() => {
    panel.remove();
    configure({ currentUser: undefined });
  });

  const all = (selector: string) => [...(panel.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];

  it('asks before it loads an image elsewhere, and as long as the host says so', async () => {
    const text = await eventually(() => all('.ProseMirror')[0] ?? null);
    const data = new DataTransfer();
    data.setData('text/html', `<p>See <img src="${location.origin}/nowhere/chart.png" alt="A chart"></p>`);
    paste(text, data);
    const [load] = await eventually(() => {
      const found = all('.editor-image-place > button');
      ok(found.length > 0);
      return found;
    });
    equal(load?.textContent, 'Load');
    equal(all('.editor-image > img[src*="chart"]').length, 0);
    panel.remoteImages = 'load';
    await eventually(() => equal(all('.editor-image-place > button').length, 0));
  });
});
