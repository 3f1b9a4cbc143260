/** What has to be seen whole, also where there is little room. */
import { eventually, ok } from '../../support/assert.ts';
import { BrowserHandle } from './browser-handle.ts';

describe('rmm-backup-browser: in 350 pixels', () => {
  let browser: BrowserHandle;
  afterEach(() => browser.close());

  it('shows all tools of a folder whole', async () => {
    browser = await BrowserHandle.open({ width: 350 });
    await browser.enter('Documents', 'Documents');
    await browser.find('.browser-tools .button', 'Create new folder');
    await browser.find('.search-input-field');
    const { right, left } = (await browser.find('.browser')).getBoundingClientRect();
    await eventually(() => {
      for (const tool of browser.all('.browser-tools > *')) {
        const box = tool.getBoundingClientRect();
        ok(box.left >= left && box.right <= right, `${tool.outerHTML} ends at ${box.right} of ${right}`);
      }
    });
  });

  it('shows all tools of the plans in the line of their name', async () => {
    browser = await BrowserHandle.open({ width: 350 });
    await browser.sees('Documents');
    const name = (await browser.find('.browser-toolbar .breadcrumb')).getBoundingClientRect();
    const tool = (await browser.button('Refresh')).getBoundingClientRect();
    ok(tool.top < name.bottom, `${tool.top} is below ${name.bottom}`);
  });
});
