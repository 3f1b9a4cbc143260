/** The editor of a scheduled task before the reference server, in the words of whoever schedules. */
import '../../elements/scheduled-task-editor.ts';
import type { ScheduledTaskEditorElement } from '../../elements/scheduled-task-editor.ts';
import type { Configuration } from '../../src/host/configuration/configuration-types.ts';
import { eventually, ok } from '../support/assert.ts';
import { comeToRest } from '../support/come-to-rest.ts';
import { click, press, type } from '../support/user.ts';
import { DialogHandle } from '../ticketing/dialog-handle.ts';

export class TaskEditorHandle extends DialogHandle<ScheduledTaskEditorElement> {
  /** @param id Of the task; without one it is a new one */
  static open(
    id?: string,
    configuration: Partial<Configuration> = {},
    parent: HTMLElement = document.body,
  ): TaskEditorHandle {
    const element = document.createElement('rmm-scheduled-task-editor');
    const handle = new TaskEditorHandle(element, ['rmm-task-save-request', 'rmm-task-saved'], configuration);
    element.lang = 'en';
    if (id !== undefined) element.taskId = id;
    parent.append(element);
    return handle;
  }

  static async opened(...args: Parameters<typeof TaskEditorHandle.open>): Promise<TaskEditorHandle> {
    const handle = TaskEditorHandle.open(...args);
    await handle.field('Name');
    return handle;
  }

  async write(label: string, text: string): Promise<void> {
    const field = await this.field(label);
    await comeToRest(this.element, 1000);
    await click(field);
    field.select();
    await type(text);
  }

  async switch(label: string): Promise<void> {
    const field = await this.field<HTMLInputElement>(label);
    field.scrollIntoView({ block: 'center' });
    await comeToRest(this.element, 1000);
    await click(field);
  }

  /** Chooses of a field that is searched. */
  async choose(label: string, option: string): Promise<void> {
    const field = await this.field(label);
    field.scrollIntoView({ block: 'center' });
    await comeToRest(this.element, 1000);
    await click(field);
    await this.option(option);
  }

  /** Types into a picker of the directory until what is wanted is found, and takes it. */
  async pick(label: string, name: string): Promise<void> {
    const field = await this.field(label);
    await comeToRest(this.element, 1000);
    await click(field);
    await type(name);
    await this.find('[role="option"]', new RegExp(`^${name}`));
    await click(await this.find('[role="option"]', new RegExp(`^${name}`)));
    await press('Escape');
  }

  section(title: string): Promise<HTMLElement> {
    return eventually(() => {
      const found = this.all('.task-section').find((one) => one.querySelector('h3')?.textContent === title);
      ok(found, `a section ${title}`);
      return found;
    });
  }

  async seesIn(title: string, text: string | RegExp): Promise<void> {
    await eventually(async () => {
      const all = (await this.section(title)).textContent ?? '';
      ok(typeof text === 'string' ? all.includes(text) : text.test(all), `${text} in: ${all}`);
    });
  }

  /** By keyboard: what is told above a button moves it, and what came meanwhile may have brought another one. */
  async pressIn(title: string, name: string): Promise<void> {
    await this.buttonIn(title, name);
    await comeToRest(this.element, 1000);
    (await this.buttonIn(title, name)).focus();
    await press('Enter');
  }

  private buttonIn(title: string, name: string): Promise<HTMLElement> {
    return eventually(async () => {
      const found = [...(await this.section(title)).querySelectorAll('button')].find(
        (one) => (one.ariaLabel ?? one.textContent) === name,
      );
      ok(found && found.ariaBusy !== 'true', `${name} in ${title}`);
      return found;
    });
  }

  /** By keyboard: what is told above the button moves it. */
  async save(name: string | RegExp = 'Save'): Promise<void> {
    const button = await eventually(() => {
      const found = this.all<HTMLButtonElement>('.task-save button')
        .filter(({ textContent }) => (typeof name === 'string' ? textContent === name : name.test(textContent ?? '')))
        .at(-1);
      ok(found && found.ariaDisabled !== 'true' && !found.disabled && found.ariaBusy !== 'true', `${name}`);
      return found;
    });
    button.focus();
    await press('Enter');
  }

  saves = () => this.of('rmm-task-saved');
}
