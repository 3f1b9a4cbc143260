import { html, type TemplateResult } from 'lit-html';
import type { ElementDocs } from '../../src/host/element-docs.ts';
import type { EventLog } from './event-log.ts';
import { withCode } from './with-code.ts';

/** A button for each method; its arguments are written as JSON, its answer goes to the log. */
export function methodPanel({ methods }: ElementDocs, element: () => HTMLElement, log: EventLog): TemplateResult {
  return html`
    <ul class="methods">
      ${Object.entries(methods).map(
        ([name, method]) => html`
          <li>
            <form
              @submit=${(event: SubmitEvent) => {
                event.preventDefault();
                const written = new FormData(event.target as HTMLFormElement).get('arguments');
                void call(element(), name, typeof written === 'string' ? written : '', log);
              }}
            >
              <code>${name}<span class="soft">${method.signature}</span></code>
              <small>${withCode(method.description)}</small>
              <div class="row">
                ${
                  method.signature.startsWith('()')
                    ? ''
                    : html`<input name="arguments" placeholder="arguments, as JSON" aria-label=${`Arguments of ${name}`} autocomplete="off" />`
                }
                <button class="button small" type="submit">Call</button>
              </div>
            </form>
          </li>
        `,
      )}
    </ul>
  `;
}

async function call(element: HTMLElement, name: string, written: string, log: EventLog): Promise<void> {
  try {
    const args: unknown[] = JSON.parse(`[${written}]`);
    const verb: unknown = Reflect.get(element, name);
    if (typeof verb !== 'function') throw new TypeError(`${element.localName} has no method ${name} yet`);
    log.note(name, await Reflect.apply(verb, element, args));
  } catch (error) {
    log.note(name, error);
  }
}
