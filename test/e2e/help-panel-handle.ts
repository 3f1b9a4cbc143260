/** The help panel on a page, in the words of the one who asks for help. */
import type { Locator, Page } from 'playwright-core';
import type { SentTicket } from '../../demo/common/demo-api.ts';
import { databaseName } from '../../src/host/drafts/draft-database.ts';

export interface WrittenTicket {
  subject: string;
  body: string;
  priority?: string;
  category?: string;
}

export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export class HelpPanelHandle {
  readonly element: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.element = page.locator('rmm-help-panel');
  }

  get panel(): Locator {
    return this.element.locator('[part~="panel"]');
  }

  get launcher(): Locator {
    return this.element.locator('[part~="launcher"]');
  }

  get subject(): Locator {
    return this.panel.getByRole('textbox', { name: 'Subject' });
  }

  get body(): Locator {
    return this.panel.getByRole('textbox', { name: 'Message' });
  }

  get sendButton(): Locator {
    return this.panel.getByRole('button', { name: 'Send ticket' });
  }

  /** By the page's own button, whatever it is called. */
  async openByHost(name = 'Help'): Promise<void> {
    await this.#page.locator('header').getByRole('button', { name, exact: true }).click();
    await this.panel.waitFor({ state: 'visible' });
  }

  async openByLauncher(): Promise<void> {
    await this.launcher.click();
    await this.panel.waitFor({ state: 'visible' });
  }

  async suggests(article: string): Promise<void> {
    await this.panel.getByRole('list', { name: 'Suggested for this page' }).getByText(article).first().waitFor();
  }

  async search(text: string): Promise<void> {
    await this.panel.getByRole('searchbox').fill(text);
    await this.panel.getByRole('heading', { name: 'Search results' }).waitFor();
  }

  async contactSupport(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Contact support' }).click();
    await this.subject.waitFor({ state: 'visible' });
  }

  async write({ subject, body, priority = 'HIGH', category = 'backup' }: WrittenTicket): Promise<void> {
    await this.subject.fill(subject);
    await this.body.fill(body);
    await this.panel.getByRole('combobox', { name: 'Priority' }).selectOption(priority);
    await this.panel.getByRole('combobox', { name: 'Category' }).selectOption(category);
  }

  async attach(...files: PickedFile[]): Promise<void> {
    const [chooser] = await Promise.all([
      this.#page.waitForEvent('filechooser'),
      this.panel.getByRole('button', { name: 'Add files' }).click(),
    ]);
    await chooser.setFiles(files);
    for (const { name } of files) await this.seesFile(name);
  }

  async seesFile(name: string): Promise<void> {
    await this.panel.getByRole('button', { name: `Remove ${name}` }).waitFor();
  }

  async send(): Promise<void> {
    await this.sendButton.click();
  }

  async seesSent(): Promise<void> {
    await this.panel.locator('[part~="notice"]').getByText('Ticket sent').waitFor();
  }

  /** Until the browser has kept what was written, so that whatever ends the page now finds it there. */
  async draftIsKept(text: string, fileCount = 0): Promise<void> {
    await this.#page.waitForFunction(
      async ({ name, text, fileCount }) => {
        // To open one that is not there would make it, without its stores.
        if (!(await indexedDB.databases()).some((database) => database.name === name)) return false;
        return new Promise<boolean>((resolve) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('success', () => {
            const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
            reading.addEventListener('success', () => {
              opening.result.close();
              resolve(
                reading.result.some(
                  ({ values, files }) => JSON.stringify(values).includes(text) && files.length === fileCount,
                ),
              );
            });
          });
        });
      },
      { name: databaseName, text, fileCount },
    );
  }

  /** What support has been sent, the newest first. */
  async sentTickets(): Promise<SentTicket[]> {
    const answer = await this.#page.evaluate(async () => (await fetch('/demo/tickets')).json());
    return (answer as { tickets: SentTicket[] }).tickets;
  }

  async sentBytes(address: string): Promise<Buffer> {
    const { origin } = new URL(this.#page.url());
    return (await this.#page.context().request.get(origin + address)).body();
  }

  /** Where the keyboard is, through every open shadow root. */
  async focused(): Promise<string> {
    return this.#page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    });
  }
}
