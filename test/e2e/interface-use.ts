/** What somebody does with each element of the interface layer, in whatever page it stands. */
import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';

export interface Use {
  attributes?: Record<string, string>;
  /** What is there when it is drawn; default its label. */
  shown?: string;
  work(element: Locator): Promise<void>;
  /** What a form sends of it afterwards. */
  entries: readonly string[];
}

export const uses: Record<string, Use> = {
  'rmm-select': {
    async work(element) {
      await element.getByRole('combobox').click();
      await element.getByRole('option', { name: 'Windows Server 2022' }).click();
    },
    entries: ['system=srv22'],
  },
  'rmm-phone-input': {
    async work(element) {
      await element.getByRole('textbox').pressSequentially('+41446681800');
      await element.getByRole('button', { name: 'Country: Switzerland' }).click();
      await element.getByRole('option', { name: /^Austria/ }).waitFor();
      await element.page().keyboard.press('Escape');
    },
    entries: ['phone=+41446681800'],
  },
  'rmm-file-upload': {
    shown: 'button',
    async work(element) {
      const file = { name: 'log.txt', mimeType: 'text/plain', buffer: Buffer.from('a log') };
      await element.locator('input[type="file"]').setInputFiles(file);
      await element.getByText('log.txt').waitFor();
    },
    entries: ['attachments=log.txt, 5 bytes'],
  },
  'rmm-text-area': {
    async work(element) {
      await element.getByRole('textbox').fill('Restarted twice.');
    },
    entries: ['note=Restarted twice.'],
  },
  'rmm-rich-text-editor': {
    shown: '.ProseMirror',
    async work(element) {
      const { keyboard } = element.page();
      await element.getByRole('textbox').click();
      await keyboard.press('Control+a');
      await keyboard.type('Hello ');
      await element.getByRole('button', { name: 'Bold', exact: true }).click();
      await keyboard.type('world');
      await element.getByRole('textbox').getByText('world').waitFor();
    },
    entries: ['message=<p>Hello <strong>world</strong></p>'],
  },
  'rmm-switch': {
    shown: 'input',
    async work(element) {
      await element.getByRole('switch').uncheck();
      await element.getByRole('switch').check();
    },
    entries: ['updates=on'],
  },
  'rmm-radio-group': {
    shown: 'input',
    async work(element) {
      await element.getByRole('radio', { name: 'Now', exact: true }).check();
    },
    entries: ['restart=now'],
  },
  'rmm-color-picker': {
    attributes: { variant: 'popover' },
    shown: 'button',
    async work(element) {
      await element.getByRole('button', { name: /^Brand color/ }).click();
      const picker = element.getByRole('dialog');
      await picker.getByRole('textbox').fill('#aabbcc');
      await element.page().keyboard.press('Enter');
      await element.page().keyboard.press('Escape');
      await picker.waitFor({ state: 'detached' });
    },
    entries: ['color=#aabbcc'],
  },
  'rmm-data-table': { shown: '[role="rowheader"]', work: useTable, entries: [] },
  'rmm-tabbed-dialog': { shown: '[role="tab"]', work: useDialog, entries: [] },
  // The clip is there.
  'rmm-video-player': {
    shown: '.video-player:has(.video-player-slider:enabled) .video-player-begin',
    work: useVideo,
    entries: [],
  },
};

async function useTable(table: Locator): Promise<void> {
  const cells = table.getByRole('rowheader');
  await cells.first().waitFor();
  await table.getByRole('searchbox').fill('TYO-SRV');
  await table.getByText(/^1 - \d+ of \d{2,3}$/).waitFor();
  await table.getByRole('button', { name: 'Name', exact: true }).click();
  await table.locator('[role="columnheader"][aria-sort="ascending"]').waitFor();
  const names = await cells.allTextContents();
  assert.ok(names.every((name) => name.startsWith('TYO-SRV')));
  assert.deepEqual(names, names.toSorted());

  const status = table.getByRole('button', { name: 'Status', exact: true }).first();
  await status.click();
  await table.locator('[popover]').getByRole('checkbox', { name: 'Offline' }).check();
  await table.page().keyboard.press('Escape');
  await table.getByRole('row').filter({ hasText: 'Online' }).first().waitFor({ state: 'detached' });

  await table.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await table.getByRole('button', { name: 'Table settings' }).click();
  const settings = table.getByRole('dialog', { name: 'Table settings' });
  await settings.getByRole('button', { name: 'Save' }).waitFor();
  await table.page().keyboard.press('Escape');
  await settings.waitFor({ state: 'detached' });
  const download = table.page().waitForEvent('download');
  await table.getByRole('button', { name: 'Export' }).click();
  assert.match((await download).suggestedFilename(), /\.csv$/);
}

async function useDialog(element: Locator): Promise<void> {
  await element.evaluate((dialog) => (dialog as HTMLElementTagNameMap['rmm-tabbed-dialog']).show());
  const dialog = element.getByRole('dialog', { name: 'Notification channel' });
  await dialog.getByRole('tab', { name: 'Delivery' }).click();
  await dialog.getByRole('tab', { name: 'Web hook' }).click();
  await element.getByLabel('Secret').fill('a secret');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function useVideo(player: Locator): Promise<void> {
  await player.getByRole('button', { name: 'Play' }).click();
  await player.locator('video').evaluate(
    (video: HTMLVideoElement) =>
      new Promise<void>((resolve) => {
        // It is short, and what follows may take longer.
        video.loop = true;
        video.addEventListener('timeupdate', () => video.currentTime > 0 && resolve());
      }),
  );
  await player.getByRole('button', { name: 'Settings' }).click();
  await player.getByRole('menuitem', { name: /Quality/ }).click();
  await player.getByRole('menuitemradio', { name: /360/ }).click();
  await player.getByRole('button', { name: 'Pause' }).click();
}
